"""Moves and games as text and as numbers are read back as what they were."""

from hypothesis import given
from hypothesis import strategies as st

import kingdom
from kingdom.rules.notation import read_move
from kingdom.rules.record import as_bytes
from tests.properties.strategies import (
    Chooser,
    choosers,
    games,
    new_games,
    numbers_of_all_moves,
    options,
    seats_of,
    to_the_end,
    truth,
)

MOST_BYTES = 2048
"""A complete game as a compact record."""


@given(games())
def test_every_legal_move_is_read_back_from_its_text_and_its_number(game: kingdom.Game) -> None:
    for seat in seats_of(game):
        for move in game.legal_moves(seat):
            assert kingdom.parse_move(str(move), game, seat) == move
            assert game.table.numbered(move.number) == move


@given(new_games(), st.integers(0, 498))
def test_every_move_of_a_deck_is_read_back_from_its_text_and_its_number(
    game: kingdom.Game, start: int
) -> None:
    texts = set[str]()
    for number in numbers_of_all_moves(game, start):
        move = game.table.numbered(number)
        if move is not None:
            assert move.number == number
            assert read_move(str(move), game.table) == move
            assert kingdom.parse_move(str(move), game, 0) == move
            assert str(move) not in texts
            texts.add(str(move))
    assert texts


@given(games(), st.integers(0, 498), st.integers(0, 1))
def test_the_text_of_any_move_names_that_move_at_any_moment(
    game: kingdom.Game, start: int, seat: int
) -> None:
    seat %= len(seats_of(game))
    for number in numbers_of_all_moves(game, start):
        move = game.table.numbered(number)
        if move is not None:
            read = kingdom.parse_move(str(move), game, seat)
            assert read == move or names_another_copy(game, seat, str(read), str(move))


def names_another_copy(game: kingdom.Game, seat: int, read: str, text: str) -> bool:
    """A plain name means the one copy that stands there, so `cube > farm` may be read as `cube > farm-2`."""
    standing = [row["card"] for row in truth(game)["sides"][seat]["construction"]]
    plain = [slot.rpartition("-")[0] for slot in standing if slot not in game.box.ids]
    for slot, card in zip([slot for slot in standing if slot not in game.box.ids], plain, strict=True):
        read = read.replace(slot, card)
        text = text.replace(slot, card)
    return read == text


@given(games(), st.integers(-(2**40), 2**40))
def test_a_number_that_is_no_move_is_none(game: kingdom.Game, number: int) -> None:
    move = game.table.numbered(number)
    assert move is None or move.number == number
    assert 0 <= number < game.table.next_foreign() or move is None


@given(games(), st.sampled_from(["", " ", "  ", "\t"]), st.booleans())
def test_spaces_and_capitals_do_not_matter_in_a_move(game: kingdom.Game, gap: str, loud: bool) -> None:
    for seat in game.to_act:
        for move in game.legal_moves(seat):
            text = gap + str(move).replace(" ", " " + gap).replace(" > ", gap + ">" + gap)
            assert kingdom.parse_move(text.upper() if loud else text, game, seat) == move


@given(games())
def test_a_record_leads_to_the_same_position(game: kingdom.Game) -> None:
    catalogue = game.box.catalogue
    for record in (game.record(), game.record().encode(), as_bytes(game)):
        again = kingdom.replay(record, catalogue=catalogue)
        assert again.fingerprint() == game.fingerprint()
        assert (again.record(), as_bytes(again)) == (game.record(), as_bytes(game))
        assert (again.seed, again.options) == (game.seed, game.options)


@given(new_games(), choosers())
def test_a_complete_game_fits_in_2_kilobytes_and_has_the_same_outcome_again(
    game: kingdom.Game, chooser: Chooser
) -> None:
    to_the_end(game, chooser)
    record = as_bytes(game)
    assert len(record) <= MOST_BYTES
    for form in (record, game.record()):
        again = kingdom.replay(form, catalogue=game.box.catalogue)
        assert again.outcome is not None
        assert game.outcome is not None
        assert again.outcome.to_dict() == game.outcome.to_dict()


@given(new_games(), choosers(longest=60), st.integers(1, 60))
def test_a_replay_can_stop_after_any_move(game: kingdom.Game, chooser: Chooser, upto: int) -> None:
    prints = [game.fingerprint()] + [game.fingerprint() for _ in chooser.steps(game)]
    again = kingdom.replay(game.record(), catalogue=game.box.catalogue, upto=upto)
    assert again.fingerprint() == prints[min(upto, len(prints) - 1)]


@given(st.one_of(st.text(max_size=12), st.integers()))
def test_a_game_of_any_seed_can_be_recorded_or_is_refused(seed: str | int) -> None:
    game, why = None, ""
    try:
        game = kingdom.Game.new(kingdom.Options(bare=True), seed)
    except kingdom.OptionsError as error:
        why = str(error)
    if game is None:
        assert len(why.splitlines()) == 1
        assert isinstance(seed, str)
        assert not seed.isalnum()
        return
    for record in (game.record(), as_bytes(game)):
        assert kingdom.replay(record).fingerprint() == game.fingerprint()


@given(options())
def test_options_are_rebuilt_from_their_repr_and_from_their_dictionary(chosen: kingdom.Options) -> None:
    words = chosen.to_dict()
    if "duchies" in words:
        words["duchies"] = chosen.duchies
    assert kingdom.Options(**words) == chosen  # type: ignore[arg-type]
    assert eval(repr(chosen), {"Options": kingdom.Options}) == chosen  # noqa: S307
