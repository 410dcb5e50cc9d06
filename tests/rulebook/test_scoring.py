"""Victory Points, ties and the winner."""

import pytest

import kingdom
from kingdom.rules.scoring import Outcome, Score
from tests.rulebook.building_helpers import scoring
from tests.rulebook.helpers import do


def judged(game: kingdom.Game) -> Outcome:
    """The outcome of a game that is over."""
    assert game.over
    assert game.outcome is not None
    return game.outcome


def score_of(*built: str, face: str = "B", seat: int = 0, **words: object) -> Score:
    """The score of one side alone."""
    own: dict[str, object] = {"built": built, **words}
    sides: list[dict[str, object]] = [own, {}] if seat == 0 else [{}, own]
    return judged(scoring(sides[0], sides[1], face=face)).scores[seat]


@pytest.mark.rule("R-132")
def test_the_gross_points_of_constructed_cards_are_added() -> None:
    score = score_of("great-arena", "triumphal-arch", "royal-mint", "farm")
    assert (score.of("gross"), score.total) == (6 + 5 + 1, 12)
    assert [line.card for line in score.lines] == ["great-arena", "triumphal-arch", "royal-mint"]


@pytest.mark.rule("R-132")
def test_each_copy_of_a_card_has_its_points() -> None:
    assert score_of("dragon-egg", "dragon-egg").of("gross") == 10


@pytest.mark.rule("R-133")
@pytest.mark.parametrize(
    ("card", "counted", "points"),
    [
        ("high-rampart", ["farm", "port", "navigators"], 1 * 3),
        ("royal-guard", ["navigators", "farm", "nexus"], 2 * 2),
        ("royal-cavalry", ["nexus", "tatis-tribe", "tatis-tribe", "farm"], 2 * 3),
        ("hall-of-ancestors", ["navigators"], 1),
        ("banquet-hall", ["navigators", "nexus"], 0),
    ],
)
def test_combo_points_are_the_multiplier_times_the_constructed_cards_of_the_type(
    card: str, counted: list[str], points: int
) -> None:
    assert score_of(card, *counted).of("combo") == points


@pytest.mark.rule("R-133")
def test_cards_under_construction_and_calamities_do_not_count_for_a_combo() -> None:
    score = score_of("royal-guard", construction={"navigators": ""}, calamities=2, selection=[])
    assert score.of("combo") == 2


@pytest.mark.rule("R-134")
def test_the_combo_of_the_duchy_card_counts() -> None:
    score = score_of("navigators", "scholars", "farm", face="A")
    (line,) = [line for line in score.lines if line.card == "valados"]
    assert (line.what, line.points, line.each, line.of) == ("combo", 4, 2, "specialist")


@pytest.mark.rule("R-134")
def test_each_duchy_counts_a_type_of_its_own() -> None:
    assert score_of("navigators", face="A", seat=0).of("combo") == 2
    assert score_of("navigators", face="A", seat=1).of("combo") == 0
    assert score_of("royal-baths", face="A", seat=1).of("combo") == 2


@pytest.mark.rule("R-135")
@pytest.mark.parametrize("calamities", [0, 1, 2, 5])
def test_each_calamity_is_minus_4(calamities: int) -> None:
    score = score_of("great-arena", calamities=calamities)
    assert (score.of("calamities"), score.total) == (-4 * calamities, 6 - 4 * calamities)


@pytest.mark.rule("R-136")
def test_krystallium_soldiers_and_alchemy_cubes_score_nothing() -> None:
    score = score_of("great-arena", krystallium=7, soldiers=9, training=1, alchemy=4)
    assert score.total == score_of("great-arena").total == 6


@pytest.mark.rule("R-137")
def test_cards_under_construction_score_nothing() -> None:
    score = score_of("great-arena", construction={"cathedral": "gold 6", "royal-guard": "population 5"})
    assert (score.total, [line.card for line in score.lines]) == (6, ["great-arena"])


@pytest.mark.rule("R-138")
def test_the_example_of_the_rulebook_gives_39() -> None:
    simon: dict[str, object] = {
        "built": [
            "tax-collector",
            "majestic-statue",
            "great-library",
            "secret-fellowship",
            "great-arena",
            "alchemical-forge",
        ],
        "calamities": 2,
        "construction": {"banquet-hall": "gold 2"},
        "krystallium": 1,
        "soldiers": 2,
    }
    game = scoring({}, simon, face="A")
    do(game, 1, "done")
    score = judged(game).scores[1]
    assert {line.card: line.points for line in score.lines if line.what == "gross"} == {
        "great-library": 3,
        "great-arena": 6,
        "alchemical-forge": 2,
    }
    combos = {line.card: (line.each, line.of, line.points) for line in score.lines if line.what == "combo"}
    assert combos == {
        "majestic-statue": (3, "monument", 12),
        "secret-fellowship": (4, "monument", 16),
        "teressia": (2, "monument", 8),
    }
    assert (score.of("gross"), score.of("combo"), score.of("calamities")) == (11, 36, -8)
    assert score.total == 39
    assert judged(game).winners == (1,)


@pytest.mark.rule("R-139")
@pytest.mark.parametrize(("points", "winner"), [(("cathedral", "great-arena"), 0), (("farm", "nexus"), 1)])
def test_the_higher_total_wins(points: tuple[str, str], winner: int) -> None:
    game = scoring({"built": [points[0]]}, {"built": [points[1], "farm"], "soldiers": 3})
    assert (judged(game).winners, judged(game).reason) == ((winner,), "points")


FEW_BUILT: dict[str, object] = {"built": ["infernal-gate"], "calamities": 4, "soldiers": 1}
"""No points: 1 card constructed, 5 in the Duchy."""
MORE_BUILT: dict[str, object] = {"built": ["farm", "sawmill"], "soldiers": 9}
"""No points: 2 cards constructed, 2 in the Duchy."""


@pytest.mark.rule("R-140", "R-431")
@pytest.mark.parametrize(
    ("house", "winner"), [(None, 0), ({"tiebreak_cards": "all"}, 0), ({"tiebreak_cards": "constructed"}, 1)]
)
def test_with_equal_totals_more_cards_in_the_duchy_win(house: dict[str, str] | None, winner: int) -> None:
    outcome = judged(scoring(FEW_BUILT, MORE_BUILT, house))
    assert [score.total for score in outcome.scores] == [0, 0]
    assert (outcome.winners, outcome.reason) == ((winner,), "cards")


@pytest.mark.rule("R-140")
def test_cards_under_construction_are_not_in_the_duchy() -> None:
    game = scoring({"built": ["farm"]}, {"construction": {"farm": "", "port": "materials 3", "nexus": ""}})
    assert (judged(game).winners, judged(game).reason) == ((0,), "cards")


@pytest.mark.rule("R-141")
@pytest.mark.parametrize("winner", [0, 1])
def test_with_equal_cards_as_well_more_soldiers_in_stock_win(winner: int) -> None:
    fewer: dict[str, object] = {"built": ["farm"], "soldiers": 2, "training": 1, "krystallium": 5}
    more: dict[str, object] = {"built": ["sawmill"], "soldiers": 3}
    outcome = judged(scoring(more, fewer) if winner == 0 else scoring(fewer, more))
    assert (outcome.winners, outcome.reason) == ((winner,), "soldiers")


@pytest.mark.rule("R-142")
def test_when_all_is_equal_the_victory_is_shared() -> None:
    outcome = judged(
        scoring({"built": ["farm"], "soldiers": 2, "training": 1}, {"built": ["port"], "soldiers": 2})
    )
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


@pytest.mark.rule("R-143")
@pytest.mark.parametrize(("house", "offered"), [(None, False), ({"allow_replay_on_tie": "yes"}, True)])
def test_a_shared_victory_may_be_played_again_where_that_is_allowed(
    house: dict[str, str] | None, offered: bool
) -> None:
    outcome = judged(scoring({}, {}, house))
    assert (outcome.reason, outcome.replay_offered) == ("shared", offered)
    assert outcome.to_dict().get("replay_offered", False) is offered


@pytest.mark.rule("R-143")
def test_a_victory_that_is_not_shared_is_not_played_again() -> None:
    outcome = judged(scoring({"soldiers": 1}, {}, {"allow_replay_on_tie": "yes"}))
    assert (outcome.winners, outcome.replay_offered) == ((0,), False)


@pytest.mark.rule("R-144")
def test_a_total_may_be_negative_and_the_lesser_loss_wins() -> None:
    outcome = judged(scoring({"built": ["royal-mint"], "calamities": 2}, {"calamities": 2}))
    assert [score.total for score in outcome.scores] == [-7, -8]
    assert (outcome.winners, outcome.reason) == ((0,), "points")
