"""What a game's table tells of a position is of its kind, wherever the match stands."""

from game.bouts.bout import Bout
from game.errors import Reason
from game.rules import Game
from game.scores import Scores
from game.table import Owing, Sign, Standing
from tests.contract.journeys import journeys
from tests.contract.test_contract_laws import each_subject, some_states


@each_subject
def test_what_is_read_beside_the_cards_is_of_its_kind(game: Game) -> None:
    table = game.table
    for journey in journeys(game):
        for state in some_states(journey):
            view = game.rules.view(state, None)
            assert all(isinstance(sign, Sign) for sign in table.signs(view))
            assert all(isinstance(owing, Owing) for owing in table.owed(view))
            assert all(
                isinstance(table.standing(view, seat), Standing) for seat in journey.setup.seats
            )
            bout, scores = table.bout(view), game.scores(view)
            assert bout is None or isinstance(bout, Bout)
            assert scores is None or isinstance(scores, Scores)


@each_subject
def test_what_an_action_does_can_be_told_before_it_is_done(game: Game) -> None:
    table = game.table
    for journey in journeys(game):
        for state in some_states(journey):
            for seat in journey.setup.seats:
                view = game.rules.view(state, seat)
                for action in game.rules.legal(state, seat):
                    said = table.says(view, action)
                    assert said is None or isinstance(said, Reason)
                    assert isinstance(table.chain(view, action), tuple)
                    assert table.aloud(action) in (True, False)
