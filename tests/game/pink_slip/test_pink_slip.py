"""PS-01 to PS-12, ruling by ruling."""

from random import Random

from game.bouts.bout import Kind
from game.match import Match
from game.options import Chair
from game.pink_slip.bookkeeping import enter, ledger_of, unopened
from game.pink_slip.deeds import (
    Accepted,
    Cancelled,
    CareerBegun,
    Challenged,
    Declined,
    Opened,
    Registered,
    Settled,
    Signed,
)
from game.pink_slip.ledger import EMPTY, Ledger, Standing
from game.pink_slip.stakes import stakes_of
from game.pink_slip.titles import (
    COIN_LETTERS,
    LEAST_INK,
    Career,
    Holding,
    Persona,
    coin_id,
    ink,
)
from game.pink_slip.wagers import game_of, setup_of
from tests.game.pink_slip.slips import (
    ANA,
    COIN,
    DAY,
    DECK,
    INK,
    JO,
    LATER,
    MO,
    SLIP,
    TWO,
    bout_of,
    refused,
    signed,
    title,
    wagered,
)


def cannot(ledger: Ledger, one: str, two: str, code: str, rule: str, *, tilt: bool = False) -> None:
    refused(ledger, Challenged(one, two, Kind.POINTS, tilt=tilt), code, rule)


# -- the certificate -------------------------------------------------------------------------


def test_ps_04_without_a_signed_certificate_nobody_plays() -> None:
    ledger = ledger_of([signed(ANA)])
    assert ledger.standing(Career(JO, 1)) is Standing.BLANK
    cannot(ledger, ANA, JO, "not_signed", "PS-04")
    cannot(ledger, JO, ANA, "not_signed", "PS-04")
    assert not ledger.has(Career(JO, 1), SLIP)


def test_ps_04_it_is_signed_once_with_a_name_and_a_date() -> None:
    slip = TWO.certificate(Career(ANA, 1))
    assert slip is not None
    assert (slip.number, slip.name, slip.strokes, slip.signed_on) == (1, "Ana", INK, DAY)
    assert TWO.standing(Career(ANA, 1)) is Standing.WHOLE
    refused(TWO, signed(ANA), "signed", "PS-04")
    refused(EMPTY, Signed(ANA, "  ", INK, DAY), "no_name", "PS-04")


def test_ps_12_a_dot_is_no_signature() -> None:
    for strokes in ((), (((5, 5),),), (((0, 0), (LEAST_INK - 1, 0)),)):
        refused(EMPTY, Signed(ANA, "Ana", strokes, DAY), "no_signature", "PS-12")
    enter(EMPTY, Signed(ANA, "Ana", (((0, 0), (LEAST_INK, 0)),), DAY))
    assert ink((((0, 0), (3, 4), (3, 4)),)) == 5


def test_every_certificate_has_a_number_and_a_vehicle_of_its_own() -> None:
    ledger = ledger_of([Opened(tuple(Persona), DAY), signed(ANA), signed(JO)])
    assert [slip.number for slip in ledger.certificates] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len({slip.vehicle for slip in ledger.certificates}) == 8


def test_ps_10_a_coin_s_number_is_made_here_and_registered_once() -> None:
    number = coin_id(Random(1))
    assert len(number) == len("JL-7K2M-Q9XD")
    assert set(number.replace("-", "").removeprefix("JL")) <= set(COIN_LETTERS)
    assert coin_id(Random(2)) != number
    ledger = ledger_of([Registered(ANA, number), signed(ANA)])
    assert ledger.coin_id(Career(ANA, 1)) == number
    assert ledger.coin_id(Career(JO, 1)) == ""
    refused(ledger, Registered(ANA, "JL-2"), "coin_registered", "PS-10")
    refused(ledger, Registered(JO, ""), "coin_registered", "PS-10")


# -- the challenge ---------------------------------------------------------------------------


def test_ps_01_two_players_and_one_bout_of_either_kind() -> None:
    cannot(TWO, ANA, ANA, "yourself", "PS-01")
    for kind in Kind:
        wager = enter(TWO, Challenged(ANA, JO, kind, live=True)).wager
        assert wager is not None
        assert (wager.kind, wager.live, wager.accepted) == (kind, True, False)
        assert (wager.player(0), wager.player(1)) == (ANA, JO)


def test_ps_02_it_may_be_declined_before_it_is_accepted_and_not_after() -> None:
    asked = enter(TWO, Challenged(ANA, JO, Kind.POINTS))
    assert enter(asked, Declined()).wager is None
    accepted = enter(asked, Accepted("m1"))
    refused(accepted, Declined(), "accepted", "PS-02")
    refused(accepted, Accepted("m2"), "accepted", "PS-02")
    refused(asked, Accepted(""), "no_match", "PS-02")
    refused(asked, Settled(ANA, DAY), "not_accepted", "PS-02")
    refused(asked, Cancelled(), "not_accepted", "PS-02")
    for deed in (Declined(), Accepted("m1"), Cancelled(), Settled(ANA, DAY)):
        refused(TWO, deed, "no_wager", "PS-02")


def test_ps_08_one_wager_at_a_time() -> None:
    ledger = enter(TWO, Challenged(ANA, JO, Kind.POINTS))
    assert ledger.standing(Career(ANA, 1)) is Standing.WHOLE
    for open_wager in (ledger, enter(ledger, Accepted("m1"))):
        cannot(open_wager, JO, ANA, "wager_open", "PS-08")
        refused(open_wager, CareerBegun(ANA, DAY), "wager_open", "PS-08")
    accepted = enter(ledger, Accepted("m1"))
    assert accepted.standing(Career(ANA, 1)) is Standing.AT_STAKE
    assert accepted.standing(Career(JO, 1)) is Standing.AT_STAKE


def test_ps_01_a_wager_is_a_match_of_a_game_on_the_shelf() -> None:
    fig = Persona.FIG.player
    ledger = enter(TWO, Opened((Persona.FIG,), DAY))
    for kind in Kind:
        wager = enter(ledger, Challenged(ANA, fig, kind, live=True)).wager
        assert wager is not None
        game = game_of(wager)
        match = Match(game, setup_of(wager), 1)
        assert bout_of(match.state).kind is kind
        assert bout_of(match.state).live
        assert match.setup.chairs == (Chair(), Chair(Persona.FIG.level))


# -- what is lost ----------------------------------------------------------------------------


def test_ps_03_the_winner_keeps_both_slips_for_eternity() -> None:
    ledger = wagered(TWO, ANA, JO, ANA, on=LATER)
    ana, jo = Career(ANA, 1), Career(JO, 1)
    assert ledger.holder(title(JO)) == ledger.holder(title(ANA)) == ana
    assert ledger.won(ana) == (Holding(title(JO), ana, LATER),)
    assert ledger.won(jo) == ()
    assert ledger.standing(ana) is Standing.WHOLE
    assert ledger.standing(jo) is Standing.SLIP_LOST
    assert ledger.wager is None
    accepted = enter(enter(TWO, Challenged(ANA, JO, Kind.POINTS)), Accepted("m"))
    refused(accepted, Settled(MO, DAY), "not_in_it", "PS-01")


def test_ps_03_ps_05_no_rematch_brings_it_back() -> None:
    ledger = wagered(TWO, ANA, JO, JO)
    cannot(ledger, ANA, JO, "slip_lost", "PS-05")
    refused(ledger, signed(ANA), "signed", "PS-04")


def test_ps_06_a_won_slip_is_never_staked_again() -> None:
    ledger = enter(wagered(TWO, ANA, JO, ANA), signed(MO))
    assert stakes_of(ledger, ANA, MO) == (title(ANA), title(MO))
    ledger = wagered(ledger, ANA, MO, MO)
    assert ledger.holder(title(JO)) == Career(ANA, 1)
    cannot(ledger, ANA, MO, "slip_lost", "PS-05")


def test_ps_07_against_somebody_without_a_slip_there_is_nothing_to_win() -> None:
    ledger = wagered(TWO, ANA, JO, ANA)
    cannot(ledger, ANA, JO, "opponent_slip_lost", "PS-07")


# -- tilt ------------------------------------------------------------------------------------

LOST = wagered(enter(TWO, signed(MO)), ANA, JO, ANA)
"""Jo's slip is Ana's."""


def test_ps_11_on_tilt_the_coin_is_staked_for_the_slip_with_its_holder_alone() -> None:
    assert stakes_of(LOST, JO, ANA, tilt=True) == (title(JO, COIN), title(JO))
    assert stakes_of(LOST, ANA, JO, tilt=True) == (title(JO), title(JO, COIN))
    cannot(LOST, JO, MO, "not_the_holder", "PS-11", tilt=True)
    cannot(LOST, MO, JO, "not_the_holder", "PS-11", tilt=True)
    cannot(LOST, JO, ANA, "slip_lost", "PS-05")


def test_ps_11_who_wins_the_slip_back_keeps_the_coin() -> None:
    ledger = wagered(LOST, JO, ANA, JO, tilt=True)
    jo = Career(JO, 1)
    assert ledger.has(jo, SLIP)
    assert ledger.has(jo, COIN)
    assert ledger.standing(jo) is Standing.WHOLE
    assert ledger.won(Career(ANA, 1)) == ()
    assert stakes_of(ledger, JO, ANA) == (title(JO), title(ANA))


def test_ps_11_then_the_deck_for_the_coin_and_then_nothing() -> None:
    jo = Career(JO, 1)
    coin = wagered(LOST, JO, ANA, ANA, tilt=True)
    assert coin.standing(jo) is Standing.COIN_LOST
    assert stakes_of(coin, JO, ANA, tilt=True) == (title(JO, DECK), title(JO, COIN))
    assert stakes_of(coin, ANA, JO, tilt=True) == (title(JO, COIN), title(JO, DECK))
    back = wagered(coin, JO, ANA, JO, tilt=True)
    assert back.standing(jo) is Standing.SLIP_LOST
    assert stakes_of(back, JO, ANA, tilt=True) == (title(JO, COIN), title(JO))
    deck = wagered(coin, JO, ANA, ANA, tilt=True)
    assert deck.standing(jo) is Standing.DECK_LOST
    assert [held.title.thing for held in deck.won(Career(ANA, 1))] == [SLIP, COIN, DECK]
    for tilt in (False, True):
        cannot(deck, JO, ANA, "deck_lost", "PS-11", tilt=tilt)


def test_ps_11_where_both_have_lost_only_a_holder_s_thing_is_thrown_for() -> None:
    ledger = wagered(LOST, ANA, MO, MO)  # Ana has Jo's slip, and Mo has Ana's
    assert stakes_of(ledger, JO, ANA, tilt=True) == (title(JO, COIN), title(JO))
    assert stakes_of(ledger, ANA, JO, tilt=True) == (title(JO), title(JO, COIN))
    cannot(ledger, JO, ANA, "slip_lost", "PS-05")


# -- the house's own, and new careers --------------------------------------------------------


def test_ps_09_every_persona_owns_one_slip_and_stays_beaten() -> None:
    assert unopened(EMPTY) == tuple(Persona)
    ledger = ledger_of([Opened((Persona.BEPPO, Persona.ROOK), DAY), signed(ANA), signed(JO)])
    assert set(unopened(ledger)) == set(Persona) - {Persona.BEPPO, Persona.ROOK}
    refused(ledger, Opened((Persona.BEPPO,), DAY), "opened", "PS-09")
    beppo = Persona.BEPPO.player
    slip = ledger.certificate(Career(beppo, 1))
    assert slip is not None
    assert slip.name == "beppo"
    assert ink(slip.strokes) > LEAST_INK
    ledger = wagered(ledger, ANA, beppo, ANA)
    for player in (ANA, JO):
        cannot(ledger, player, beppo, "opponent_slip_lost", "PS-07")


def test_ps_09_a_persona_throws_as_a_bot_of_some_level() -> None:
    assert {persona.level for persona in Persona} == {"easy", "normal", "hard"}


def test_ps_09_a_new_career_is_blank_and_meets_its_personas_again() -> None:
    fig, rook = Persona.FIG.player, Persona.ROOK.player
    ledger = ledger_of([Opened((Persona.FIG, Persona.ROOK), DAY), signed(ANA), signed(JO)])
    ledger = wagered(wagered(ledger, ANA, fig, ANA), JO, rook, JO)
    ledger = wagered(ledger, ANA, JO, JO)
    ledger = enter(ledger, CareerBegun(ANA, LATER))
    new = Career(ANA, 2)
    assert ledger.career(ANA) == new
    assert ledger.standing(new) is Standing.BLANK
    assert ledger.won(new) == ()
    assert ledger.won(Career(ANA, 1)) == (Holding(title(fig), Career(ANA, 1), DAY),)
    assert ledger.holder(title(ANA)) == Career(JO, 1)  # for eternity
    assert ledger.has(Career(fig, 2), SLIP)
    refused(ledger, Opened((Persona.FIG,), DAY), "opened", "PS-09")
    assert ledger.career(rook) == Career(rook, 1)  # beaten by somebody else
    ledger = enter(ledger, signed(ANA))
    assert stakes_of(ledger, ANA, fig) == (title(ANA, career=2), title(fig, career=2))
    assert stakes_of(ledger, ANA, JO) == (title(ANA, career=2), title(JO))


def test_ps_09_only_somebody_with_a_career_begins_anew_and_no_persona() -> None:
    refused(EMPTY, CareerBegun(ANA, DAY), "no_career", "PS-09")
    ledger = ledger_of([Opened((Persona.FIG,), DAY)])
    refused(ledger, CareerBegun(Persona.FIG.player, DAY), "no_career", "PS-09")


def test_ps_11_who_holds_a_thing_keeps_it_in_a_new_career() -> None:
    ledger = enter(LOST, CareerBegun(ANA, DAY))
    ledger = enter(ledger, signed(ANA))
    assert stakes_of(ledger, JO, ANA, tilt=True) == (title(JO, COIN), title(JO))
    won_back = wagered(ledger, JO, ANA, JO, tilt=True)
    assert won_back.has(Career(JO, 1), SLIP)
