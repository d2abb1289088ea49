"""A language that nobody speaks: English in accents, 40 % longer, so that layouts can be tried.

Made from the English words as they are asked for, so that it is never out of date. This module
must not know where words come from.
"""

from string import Formatter

PSEUDO = "xx"
LONGER_TENTHS = 4
ONE = 10
# Letters that both families of type have; every other one is left bare so that words stay legible.
ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "åçéïñöšûÿžÅÇÉÏÑÖŠÛŸŽ")


def pseudo(template: str) -> str:
    """Answer a template with every letter dressed up and every placeholder as it was."""
    parts: list[str] = []
    for literal, field, spec, conversion in Formatter().parse(template):
        parts.append(_stretch(literal).replace("{", "{{").replace("}", "}}"))
        if field is not None:
            mark = f"!{conversion}" if conversion else ""
            parts.append("{" + field + mark + (f":{spec}" if spec else "") + "}")
    return "".join(parts)


def pseudo_prose(text: str) -> str:
    """Answer plain text, in which braces mean nothing, dressed up in the same way."""
    return _stretch(text)


def _stretch(text: str) -> str:
    """Repeat letters evenly, so that each word grows and lines can still be broken."""
    grown: list[str] = []
    owed_tenths = 0
    last = 0
    for letter in text:
        owed_tenths += LONGER_TENTHS
        grown.append(letter.translate(ACCENTS))
        if not letter.isalpha():
            continue
        if owed_tenths >= ONE:
            grown.append(grown[-1])
            owed_tenths -= ONE
        last = len(grown)
    rest = -(-owed_tenths // ONE)
    return "".join([*grown[:last], *grown[last - 1 : last] * rest, *grown[last:]])
