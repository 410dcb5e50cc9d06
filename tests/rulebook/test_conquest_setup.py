"""Conquest: boards, set-up, Production and tokens from spots (CONQ-1 to CONQ-17)."""

import pytest

import kingdom
from kingdom.rules.cards import standard
from kingdom.rules.modules.conquest.options import FOR_TWO
from kingdom.rules.modules.conquest.tables import HEIGHT, WIDTH, ConquestBoard
from kingdom.testing import position
from tests.rulebook.conquest_helpers import armies, on_board, state, traps, with_board
from tests.rulebook.helpers import do, own, play_choice, play_to_round, refused, seen, texts

A1_POINTS = [(3, 9), (2, 6), (3, 9), (4, 4), (9, 3), (6, 2), (9, 3), (2, 6), (6, 2)]


def board(name: str) -> ConquestBoard:
    found = standard().more["conquest-board"][name]
    assert isinstance(found, ConquestBoard)
    return found


@pytest.mark.rule("R-355")
def test_the_special_duchy_cards_produce_nothing() -> None:
    game = kingdom.Game.new(with_board(), 1)
    for side in game.view(0).sides:
        assert (side.face.face, list(side.face.production)) == ("E", [0, 0, 0, 0])


def test_the_printed_points_of_a1_are_kept() -> None:
    pairs = [(one.points["red"], one.points["blue"]) for one in board("A1").territories if one.points]
    assert sorted(pairs) == sorted(A1_POINTS)
    assert all(one.origin_of("points").startswith("printed") for one in board("A1").territories if one.points)


def half_turn(face: ConquestBoard) -> dict[str, str]:
    """Each territory with the one that lies opposite, when the board is turned."""
    turned = {}
    for one in face.territories:
        across, down = WIDTH - one.centre[0], HEIGHT - one.centre[1]
        far = {
            other.id: (other.centre[0] - across) ** 2 + (other.centre[1] - down) ** 2
            for other in face.territories
        }
        turned[one.id] = min(far, key=far.__getitem__)
    return turned


@pytest.mark.parametrize("name", FOR_TWO)
def test_boards_for_two_are_the_same_after_a_half_turn_with_the_colours_exchanged(name: str) -> None:
    face = board(name)
    turned = half_turn(face)
    assert sorted(turned.values()) == sorted(turned)
    known = {one.id: one for one in face.territories}
    other = {"red": "blue", "blue": "red"}
    for one in face.territories:
        opposite = known[turned[one.id]]
        assert turned[opposite.id] == one.id
        assert {turned[near] for near in one.adjacent} == set(opposite.adjacent)
        assert {other[colour]: points for colour, points in one.points.items()} == dict(opposite.points)
        assert sorted(one.spots) == sorted(opposite.spots)
        assert {spot: other[colour] for spot, colour in one.start.items()} == dict(opposite.start)
        assert (other.get(one.castle, ""), one.production) == (opposite.castle, opposite.production)


@pytest.mark.rule("R-356", "R-358")
def test_trap_tokens_come_from_spots_alone() -> None:
    assert traps(kingdom.Game.new(with_board("A1"), 1)) == [2, 2]
    bare = {"castle-red": 1}
    game = on_board(bare, {"forest-owl": 1, "moor-bell": 1})
    while game.round == 1:
        game.play(game.to_act[0], game.legal_moves(game.to_act[0])[-1])
    assert traps(game) == [0, 2]


@pytest.mark.rule("R-357")
@pytest.mark.parametrize("name", FOR_TWO)
def test_four_of_twelve_armies_begin_on_spots_and_eight_in_reserve(name: str) -> None:
    told = state(kingdom.Game.new(with_board(name), 1))
    for colour in (0, 1):
        assert sum(told["armies"][colour].values()) == len(told["spots"][colour]) == 4
        assert told["reserve"][colour] == 8


@pytest.mark.rule("R-359")
def test_castle_controlled_spots_and_cards_produce_and_count_for_supremacy() -> None:
    red = {"peaks-stag": 2}
    words = {"armies": [red, {"hills-raven": 1}], "spots": [["peaks-stag gold", "peaks-stag population"], []]}
    counts = {}
    for step in ("materials", "population", "gold"):
        game = position(
            options=with_board(),
            phase="production",
            step=step,
            sides=({"built": ["sawmill", "guildhall"]}, {}),
            modules={"conquest": words},
        )
        counts[step] = [side["announced"] for side in seen(game, None)["sides"]]
    assert counts == {"materials": [3, 1], "population": [1, 0], "gold": [3, 0]}


@pytest.mark.rule("R-359")
def test_a_spot_gives_a_supremacy() -> None:
    game = position(
        options=with_board(),
        phase="production",
        step="gold",
        modules={"conquest": {"armies": [{"peaks-stag": 2}, {}]}},
    )
    assert [side["training"] for side in seen(game, None)["sides"]] == [1, 0]


@pytest.mark.rule("R-374")
def test_each_spot_takes_one_army_and_territories_any_number() -> None:
    game = on_board({"castle-red": 5}, {}, soldiers=(5, 0))
    do(game, 0, "move plain-salt", "from castle-red 5")
    assert armies(game, 0) == {"plain-salt": 5}
    assert state(game)["spots"][0] == ["plain-salt trap", "plain-salt exploration"]


@pytest.mark.rule("R-378")
def test_a_krystallium_spot_gives_one_each_round_after_the_last_step() -> None:
    game = position(
        options=with_board(),
        phase="production",
        step="materials",
        modules={"conquest": {"armies": [{"bay-king": 2, "sea-mist": 1}, {}], "spots": [
            ["bay-king krystallium", "sea-mist krystallium", "bay-king spy"], []]}},
    )  # fmt: skip
    # In every step before the last one, the cubes of the castles must be placed first.
    assert (game.step, own(game, 0)["krystallium"]) == ("materials", 0)
    do(game, 0, "cube > alchemy")
    do(game, 1, "cube > alchemy")
    assert own(game, 0)["krystallium"] == 2
    assert [side["training"] for side in seen(game, None)["sides"]] == [0, 0]


@pytest.mark.rule("R-378")
def test_a_krystallium_spot_gives_nothing_before_the_last_step_is_over() -> None:
    game = position(
        options=with_board(),
        phase="production",
        step="exploration",
        sides=({"built": ["navigators"]}, {}),
        modules={"conquest": {"armies": [{"bay-king": 2}, {}]}},
    )
    assert (game.step, own(game, 0)["krystallium"]) == ("exploration", 0)
    while game.step == "exploration":
        do(game, 0, "cube > alchemy")
    assert own(game, 0)["krystallium"] == 1


# --- Spy tokens --------------------------------------------------------------------------------------------


def spying(red: dict[str, int], **more: object) -> kingdom.Game:
    """Seat 0 selects; face-down cards of seat 1 lie about."""
    return position(
        options=with_board(),
        phase="choice",
        turn=3,
        sides=({"hand": ["farm"], "selection": ["belfry trap 2"], "traps": 0}, {"hand": ["port"]}),
        left=("scholars", "calamity trap 2"),
        right=("royal-mint",),
        modules={"conquest": {"armies": [red, {}], **more}},
    )


def test_a_spy_spot_shows_a_face_down_card_to_its_holder_alone() -> None:  # CONQ-32
    game = spying({"sea-mist": 1})
    journal = game.listen()
    assert [text for text in texts(game, 0) if text.startswith("peek")] == ["peek left 2", "peek own 1"]
    do(game, 0, "peek left 2")
    assert {"where": "left", "index": 1, "card": "calamity"} in seen(game, 0)["memory"]
    assert seen(game, 1)["areas"]["left"][1] == {
        "card": None, "laid_by": 1, "laid_in": 1, "looked_by": [0]
    }  # fmt: skip
    assert journal.logs[1][-1]["card"] is None
    assert refused(game, 0, "peek own 1") == "no-conquest-spy"


def test_a_spy_token_of_the_board_is_back_next_round_and_gone_with_its_spot() -> None:
    game = spying({"sea-mist": 1}, spied=[1, 0])
    assert refused(game, 0, "peek left 2") == "no-conquest-spy"
    play_choice(game)
    play_to_round(game, 2)
    assert state(game)["spied"] == [0, 0]
    assert refused(spying({"sea-mist": 2}), 0, "peek left 1") == "peek-nothing"
    assert refused(spying({"castle-red": 2}), 0, "peek left 2") == "no-conquest-spy"


def test_a_spy_token_of_the_board_is_used_in_choice() -> None:
    game = on_board({"sea-mist": 1, "castle-red": 1}, {}, soldiers=(3, 0))
    assert refused(game, 0, "peek left 1") == "peek-in-choice"


# --- destruction -------------------------------------------------------------------------------------------


def after_the_reveal(red: dict[str, int], blue: dict[str, int], board: str = "A1") -> kingdom.Game:
    return position(
        options=with_board(board),
        sides=(
            {"selection": ["farm", "calamity"], "traps": 0},
            {"selection": ["port", "calamity", "treasure-1"], "traps": 0},
        ),
        modules={"conquest": {"armies": [red, blue]}},
    )


@pytest.mark.rule("R-375")
def test_after_the_reveal_a_card_of_the_other_selection_may_be_destroyed() -> None:
    game = after_the_reveal({"marsh-bear": 1}, {})
    assert seen(game, None)["asks"] == "destroy"
    # Calamities are still there: it is the first thing after the reveal.
    assert texts(game, 0) == ["done", "destroy port", "destroy treasure-1", "destroy calamity"]
    assert refused(game, 0, "destroy farm") == "not-in-their-selection"
    do(game, 0, "destroy port")
    assert seen(game, None)["asks"] == "plan"
    assert [card["card"] for card in seen(game, None)["discard"]] == ["port"]
    assert [card["card"] for card in own(game, 1)["selection"]] == ["treasure-1"]
    assert [side["calamities"] for side in seen(game, None)["sides"]] == [1, 1]
    assert refused(game, 0, "destroy treasure-1") == "only-after-reveal"


@pytest.mark.rule("R-375")
def test_nobody_has_to_destroy_and_without_the_spot_nobody_is_asked() -> None:
    game = after_the_reveal({"marsh-bear": 1}, {})
    do(game, 0, "done")
    assert len(own(game, 1)["selection"]) == 2
    assert seen(after_the_reveal({"castle-red": 1}, {}), None)["asks"] == "plan"


@pytest.mark.rule("R-375")
def test_two_spots_destroy_two_cards_and_the_first_player_is_first() -> None:
    game = after_the_reveal({"valley-moon": 1}, {"moor-salmon": 1}, board="A2")
    assert game.to_act == (0,)
    do(game, 0, "destroy calamity")
    assert game.to_act == (1,)
    do(game, 1, "destroy calamity")
    assert [side["calamities"] for side in seen(game, None)["sides"]] == [0, 0]
    game = after_the_reveal({"valley-moon": 1, "moor-salmon": 1}, {}, board="A2")
    do(game, 0, "destroy port", "destroy treasure-1")
    assert seen(game, None)["asks"] == "plan"
