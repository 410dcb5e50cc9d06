"""The three languages have the same texts with the same words to put in, and none is left in another's."""

import string
from collections.abc import Iterator

import pytest

from kingdom.locales import LANGUAGES, Locale, locale
from kingdom.rules.events import NAMES
from kingdom.rules.material.resources import AREA_NAMES, RESOURCE_NAMES, TYPE_NAMES
from kingdom.rules.modules import registry
from kingdom.rules.reasons import sentences
from kingdom.rules.setup import ROUND
from kingdom.server.refusals import SENTENCES

OTHERS = [language for language in LANGUAGES if language != "en"]
SILENT = {"phase-begins", "opened", "left-over", "produced", "reshuffled"}
EVENTS = (*NAMES, *(event for one in registry.entries() for event in one.events))
TOLD_OTHERWISE = {"supremacy": ("supremacy-placed", "supremacy-taken")}


def keys(spoken: Locale) -> set[str]:
    """All keys but those of the refusals, whose English stands in the rules."""
    return {key for key in spoken.texts if not key.startswith("refusal.")}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert keys(locale(language)) == keys(locale("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_takes_the_same_words_in_every_language(language: str) -> None:
    english, spoken = locale("en").texts, locale(language).texts
    assert [
        key for key in keys(locale("en")) if placeholders(english[key]) != placeholders(spoken[key])
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_is_translated_with_the_same_words(language: str) -> None:
    spoken = locale(language).texts
    refusals = {key.removeprefix("refusal.") for key in spoken if key.startswith("refusal.")}
    assert not set(sentences()) & set(SENTENCES), "the table and the rules refuse under different codes"
    assert refusals == {*sentences(), *SENTENCES}
    for code, sentence in (sentences() | SENTENCES).items():
        assert placeholders(spoken[f"refusal.{code}"]) == placeholders(sentence), code


def test_english_refusals_are_written_only_once() -> None:
    assert not [key for key in locale("en").texts if key.startswith("refusal.")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_its_sentences(event: str, language: str) -> None:
    spoken = locale(language)
    for name in TOLD_OTHERWISE.get(event, (event,)):
        alone = name in SILENT or (event not in NAMES and spoken.has(f"log.{name}"))
        forms = [f"log.{name}"] if alone else [f"log.{name}.you", f"log.{name}.they"]
        assert [form for form in forms if not spoken.has(form)] == []


def named_things() -> Iterator[str]:
    yield from (f"resource.{name}" for name in RESOURCE_NAMES)
    yield from (f"type.{name}" for name in (*TYPE_NAMES, "treasure", "calamity", "duchy"))
    yield from (f"area.{name}" for name in AREA_NAMES)
    yield from (f"phase.{name}" for name in {phase.name for phase in ROUND} | {"end-of-game"})
    yield from (f"why.{name}" for name in ("points", "cards", "soldiers", "shared"))
    yield from (f"score.{name}" for name in ("gross", "combo", "calamities", "total"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    assert [key for key in named_things() if not locale(language).has(key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    english = {
        "the",
        "your",
        "you",
        "with",
        "card",
        "cards",
        "from",
        "area",
        "discard",
        "slate",
        "hand",
        "wins",
    }
    typed = {"table.help", "table.hint"}  # these show what is typed, which is English everywhere
    left = []
    for key, text in locale(language).texts.items():
        words = {word.strip(".,:;()«»“”").lower() for word in text.split()}
        if key not in typed and words & english and not key.startswith(("do.", "refusal.take")):
            left.append((key, words & english))
    assert left == []


@pytest.mark.parametrize(
    ("language", "key", "term"),
    [
        ("fr", "log.slated.they", "met {card} en Construction"),
        ("fr", "log.round-begins.they", "Manche"),
        ("fr", "phase.choice", "phase de Choix"),
        ("fr", "score.gross", "PV bruts"),
        ("fr", "log.advisor-joins.they", "zone du Conseil"),
        ("es", "log.advisor-joins.you", "Área de Aliados"),
        ("es", "log.slated.they", "prepara {card} para su construcción"),
        ("es", "phase.choice", "Fase de Selección"),
        ("es", "resource.soldier.one", "ficha de Infantería"),
        ("es", "type.duchy.one", "Feudo"),
        ("es", "score.combo", "PV con multiplicador"),
    ],
)
def test_the_terms_are_those_of_the_rulebooks(language: str, key: str, term: str) -> None:
    assert term in locale(language).texts[key]


def test_nothing_is_singular_in_french_only() -> None:
    assert [locale(language).say("type.structure", count=0) for language in LANGUAGES] == [
        "Structures",
        "Structure",
        "Estructuras",
    ]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="en, fr, es"):
        Locale("de")
