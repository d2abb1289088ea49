from game.bots.throwing.exchanges import read_memory
from game.bouts.throws import Symbol
from scenes.input.intents import Meaning
from scenes.throw.memory import MEMORY_KEY, forget, memories
from scenes.throw.moment import Ask
from scenes.throw.throw_scene import ThrowScene
from tests.pilot import Pilot

ROCK = Symbol.ROCK


def play_out(pilot: Pilot, scene: ThrowScene) -> None:
    """The one person throws rock until it is over, and the match is closed."""

    def throw() -> bool:
        if not scene.show.showing:
            at_ms = scene.sitting.clock.at(pilot.clock.now_ms())
            scene.choices.throw(0, ROCK, at_ms, held=False)
        return False

    assert pilot.until(scene, throw, 60_000) is not None
    scene.sitting.finish()


def kept(pilot: Pilot) -> list[str]:
    stored = pilot.house.storage.settings()
    return [str(text) for key, text in stored.items() if key.startswith(MEMORY_KEY)]


def test_what_people_threw_is_remembered_for_bots_that_read_and_can_be_forgotten(
    pilot: Pilot,
) -> None:
    scene = pilot.bout("human,bot:hard", points=True)
    sitting = scene.sitting
    name = sitting.seating.sitters[0].name
    assert memories(pilot.house.storage, sitting.game, sitting.seating) == {}
    play_out(pilot, scene)
    known = memories(pilot.house.storage, sitting.game, sitting.seating)
    assert {own for own, _ in read_memory(known[0])} == {ROCK}
    again = pilot.bout("human,bot:hard", points=True)
    play_out(pilot, again)
    assert len(kept(pilot)) == 1
    assert len(kept(pilot)[0]) > len(known[0])
    forget(pilot.house.storage, name)
    assert kept(pilot) == [""]


def test_bots_that_do_not_read_are_told_nothing(pilot: Pilot) -> None:
    scene = pilot.bout("human,bot:hard")
    play_out(pilot, scene)
    seating = pilot.bout("human,bot:normal").sitting.seating
    assert memories(pilot.house.storage, scene.sitting.game, seating) == {}


def test_a_training_can_be_shown_to_one_person_against_a_bot(pilot: Pilot) -> None:
    scene = pilot.bout("human,bot:hard")
    scene.draw(pilot.house.canvas)
    assert any(hit.on is Ask.STUDY for hit in scene.hits)
    before = pilot.house.canvas.picture().get_buffer().raw
    pilot.mean(scene, Meaning.HINT)
    scene.draw(pilot.house.canvas)
    assert pilot.house.canvas.picture().get_buffer().raw != before
    assert any(hit.on is Ask.STUDY for hit in scene.hits)
    pilot.mean(scene, Meaning.HINT)
    scene.draw(pilot.house.canvas)
    assert pilot.house.canvas.picture().get_buffer().raw == before


def test_where_several_people_throw_there_is_no_training(pilot: Pilot) -> None:
    scene = pilot.bout("human,human")
    pilot.mean(scene, Meaning.HINT)
    scene.draw(pilot.house.canvas)
    assert not any(hit.on is Ask.STUDY for hit in scene.hits)
