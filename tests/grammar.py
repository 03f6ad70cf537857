"""Reading a line as a native reader would: faults that interpolation makes, by language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from babel import Locale

Patterns = Mapping[str, str]

#: In every language: what a person never writes.
EVERYWHERE: Patterns = {
    "quotation marks twice": r"««|»»|““|””|„„|‘‘|''|\"\"",
    "a placeholder": r"\{|\}|\$[a-z]",
    "an id": r"\b(?:picture|action|event|decision|reason|cause|option|refused)-[a-z]|\b[a-z]+_[a-z]+\b",
    "a space too many": r"\S  \S|\( | \)| [,.;](?:\s|$)",
    "an empty place": r"\(\)|“”|«»|„”|: ?[.;,]",
    "two marks in a row": r"[,;:]{2}|\.\.(?!\.)(?<!\.\.\.)|\.,|:\s*:",
    "True or None": r"\b(?:True|False|None)\b(?! of\b)",
    "a hyphen for a minus": r"(?<![\w.–-])-\d",
}

#: Goods, which must not follow each other without a comma.
GOODS = {
    "en": "wood|stone|gold|corn|cocoa|skulls?",
    "ru": "дерев[оа]|кам(?:ень|ня)|золот[оа]|зерн[оа]|какао|череп\\w*",
    "pt": "madeiras?|pedras?|ouros?|milhos?|cacaus?|caveiras?",
    "hu": "fa|kő|arany|kukorica|kakaó|koponya",
}

#: Nouns behind numbers: one, and more than one. Portuguese says `one` of 0 as well; we write the plural or a word.
NUMBERED = {
    "en": {
        "point": "points", "worker": "workers", "skull": "skulls", "warrior": "warriors", "crystal": "crystals",
        "step": "steps", "board": "boards", "colour": "colours", "card": "cards", "tile": "tiles", "hex": "hexes",
        "building": "buildings", "move": "moves", "action": "actions", "die": "dice", "resource": "resources",
        "seat": "seats", "game": "games", "hour": "hours", "minute": "minutes", "second": "seconds",
        "spectator": "spectators", "round": "rounds", "day": "days",
    },
    "pt": {
        "ponto": "pontos", "trabalhador": "trabalhadores", "caveira": "caveiras", "guerreiro": "guerreiros",
        "cristal": "cristais", "degrau": "degraus", "cor": "cores", "carta": "cartas", "ficha": "fichas",
        "hexágono": "hexágonos", "edifício": "edifícios", "jogada": "jogadas", "ação": "ações", "dado": "dados",
        "recurso": "recursos", "cacau": "cacaus", "madeira": "madeiras", "pedra": "pedras", "milho": "milhos",
        "lugar": "lugares", "partida": "partidas", "hora": "horas", "minuto": "minutos", "segundo": "segundos",
        "espectador": "espectadores", "rodada": "rodadas", "adoração": "adorações", "tabuleiro": "tabuleiros",
    },
}  # fmt: skip
#: Russian nouns in the nominative behind 1, 2 and 5.
RUSSIAN = {
    "очко": ("очко", "очка", "очков"), "кристалл": ("кристалл", "кристалла", "кристаллов"),
    "ресурс": ("ресурс", "ресурса", "ресурсов"),
    "гекс": ("гекс", "гекса", "гексов"), "кубик": ("кубик", "кубика", "кубиков"),
    "поклонение": ("поклонение", "поклонения", "поклонений"), "цвет": ("цвет", "цвета", "цветов"),
    "место": ("место", "места", "мест"), "минута": ("минуту", "минуты", "минут"),
    "действие": ("действие", "действия", "действий"), "раунд": ("раунд", "раунда", "раундов"),
    "планшет": ("планшет", "планшета", "планшетов"), "череп": ("череп", "черепа", "черепов"),
    "дерево": ("дерево", "дерева", "дерева"), "камень": ("камень", "камня", "камня"),
    "золото": ("золото", "золота", "золота"), "зерно": ("зерно", "зерна", "зерна"),
}  # fmt: skip
#: Behind these words Russian numbers stand in another case.
OBLIQUE = r"(?:до|от|из|после|больше|меньше|чем|более|менее|около|короче|по|при)\s+$"

OF_LANGUAGE: Mapping[str, Patterns] = {
    "en": {
        "a before a vowel": r"(?<!side )\b[Aa] (?=[aeio])(?!one\b|once\b)|\b[Aa] (?=8|11\b|18\b)",
        "an before a consonant": r"\b[Aa]n (?=[b-df-gj-np-tv-z])",
        "a decimal comma": r"\d,\d",
    },
    "ru": {"a decimal point": r"(?<![\d.])\d+\.\d+(?!\.?\d)", "a Latin name": r"Teotibot|Theocra|Tzolk|Guest"},
    "pt": {
        "a decimal point": r"(?<![\d.])\d+\.\d+(?!\.?\d)",
        "no contraction": r"\b(?:de|em) (?:o|os|as)\b|\b(?:de|em) a (?!qu)\b(?=[a-z]+\b)(?!a\b)",
        "European words": r"\bligação\b|\bem baixo\b|\bequipa\b",
    },
    "hu": {
        "a decimal point": r"(?<![\d.])\d+\.\d+(?!\.?\d)",
        "a before a vowel": r"(?<![\w.])[Aa] [„“]?(?=[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ])(?!oldal)",
        "az before a consonant": r"(?<![\w.])(?<!csak )[Aa]z (?!van)„?(?=[b-df-hj-np-tv-xz]|[B-DF-HJ-NP-TV-XZ][a-z])",
        "a before 1 or 5": r"(?<![\w.])[Aa] (?=1[.\s-]|1\b(?!\d)|5)",
        "az before another number": r"(?<![\w.])[Aa]z (?=[0234678 9]|1\d)",
        "a plural behind a number": r"\b\d+ (?:munkások|pontok|lapkák|kockák|kártyák|kristályok|harcosok|hatszögek)\b",
    },
}


def faults(line: str, language: str) -> Iterator[str]:
    """What is wrong with a line."""
    for name, pattern in {**EVERYWHERE, **OF_LANGUAGE[language]}.items():
        if found := re.search(pattern, line):
            yield f"{name} ({found[0]!r}): {line}"
    goods = GOODS[language]
    if found := re.search(rf"\d (?:{goods}) \d+ (?:{goods})\b", line, re.I):
        yield f"no comma ({found[0]!r}): {line}"
    yield from _russian(line) if language == "ru" else _numbered(line, NUMBERED.get(language, {}))


def _numbered(line: str, nouns: Mapping[str, str]) -> Iterator[str]:
    for one, many in nouns.items():
        wrong = rf"(?<![\d.,/+–-])1 {many}\b|(?<![\d.,/+–-])(?:[2-9]|\d\d+) {one}\b(?!-)"
        if found := re.search(wrong, line, re.I):
            yield f"number and noun ({found[0]!r}): {line}"


def _russian(line: str) -> Iterator[str]:
    plural = Locale("ru").plural_form
    place = {"one": 0, "few": 1, "many": 2, "other": 1}
    for forms in RUSSIAN.values():
        for found in re.finditer(rf"(?<![\d.,/])(\d+) ({'|'.join(dict.fromkeys(forms))})\b", line, re.I):
            if re.search(OBLIQUE, line[: found.start()]):
                continue
            if found[2].lower() != forms[place[plural(int(found[1]))]]:
                yield f"number and noun ({found[0]!r}): {line}"
