"""Who comes first, and from when on that is certain."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.moves import Move
from game.nodes import Race
from game.race import claimant, counted_ms, first, settled_ms
from tests.strategies import CLAIM, claims_in, races

MANY = settings(max_examples=100)
LATER_MS = (0.0, 0.5, 1.0, 2.5, 4.0, 7.5, 30.0)


@MANY
@given(races().flatmap(lambda race: st.tuples(st.just(race), claims_in(race))))
def test_the_winner_is_level_with_all_that_it_had_to_draw_lots_with(
    drawn: tuple[Race, list[Move]],
) -> None:
    race, claims = drawn
    finish = first(race, claims)
    assert finish.winner in finish.level
    assert finish.tied == (len(finish.level) > 1)
    assert finish.winner.lot == min(claim.lot for claim in finish.level)
    for kind in (True, False):
        rivals = [claim for claim in claims if (claim.seat in race.terms.bots) is kind]
        level = [claim for claim in finish.level if claim in rivals]
        if level:
            best_ms = min(counted_ms(race, rival) for rival in rivals)
            for rival in rivals:
                close = counted_ms(race, rival) - best_ms < race.terms.tie_ms
                assert close == (rival in level)


@MANY
@given(races().flatmap(lambda race: st.tuples(st.just(race), claims_in(race))))
def test_the_order_of_arrival_does_not_matter(drawn: tuple[Race, list[Move]]) -> None:
    race, claims = drawn
    assert first(race, claims).winner == first(race, claims[::-1]).winner


@MANY
@given(races().flatmap(lambda race: st.tuples(st.just(race), claims_in(race))))
def test_a_bot_that_wins_without_a_lot_is_ahead_of_everybody_by_their_head_start(
    drawn: tuple[Race, list[Move]],
) -> None:
    race, claims = drawn
    finish = first(race, claims)
    if finish.winner.seat not in race.terms.bots or finish.tied:
        return
    for claim in claims:
        if claim.seat not in race.terms.bots:
            head_start_ms = race.terms.head_starts_ms[claimant(claim)]
            needed_ms = head_start_ms + race.terms.tie_ms
            assert counted_ms(race, finish.winner) <= counted_ms(race, claim) - needed_ms


@settings(max_examples=400)
@given(
    races().flatmap(lambda race: st.tuples(st.just(race), claims_in(race))),
    st.sampled_from(LATER_MS),
    st.data(),
)
def test_once_settled_no_later_claim_changes_who_comes_first(
    drawn: tuple[Race, list[Move]], later_ms: float, data: st.DataObject
) -> None:
    race, claims = drawn
    before = first(race, claims)
    others = [seat for seat in race.seats if all(claim.seat != seat for claim in claims)]
    at_ms = settled_ms(race, claims) + later_ms
    late = []
    for seat in data.draw(st.permutations(others)):
        late.append(Move(seat, CLAIM, at_ms, data.draw(st.sampled_from((0.0, 0.99)))))
        assert first(race, [*claims, *late]) == before


@MANY
@given(races().flatmap(lambda race: st.tuples(st.just(race), claims_in(race))))
def test_a_race_is_settled_no_sooner_than_its_last_claim_and_at_once_if_all_have_claimed(
    drawn: tuple[Race, list[Move]],
) -> None:
    race, claims = drawn
    latest_ms = max(claim.at_ms for claim in claims)
    assert settled_ms(race, claims) >= latest_ms
    if len(claims) == len(race.seats):
        assert settled_ms(race, claims) == latest_ms


def test_the_referee_makes_no_claim() -> None:
    with pytest.raises(ValueError, match="by a seat"):
        claimant(Move(None, CLAIM))
