"""
What the parser sees of a word: seven strings, each with a table of its own. packages/portuguese/src/parser/features.ts says the
same in TypeScript; its test and `test_features.py` hold both to the same examples.
"""

import re
from collections import Counter

NAMES = ["word", "prefix3", "suffix1", "suffix2", "suffix3", "suffix4", "shape"]
# A string seen less often in training than this has no row of its own.
AT_LEAST = [2, 3, 1, 1, 3, 4, 3]

_CAPITAL = re.compile("[A-ZÀ-ÖØ-Þ]")
_SMALL = re.compile("[a-zß-öø-ÿ]")
_DIGIT = re.compile("[0-9]")
_AGAIN = re.compile(r"(.)\1+")


def shape(form):
    """'Brasil' → 'Xxx', '1.500' → 'd.dd': kinds of letters, at most two alike in a row, at most eight."""
    kinds = _DIGIT.sub("d", _SMALL.sub("x", _CAPITAL.sub("X", form)))
    return _AGAIN.sub(r"\1\1", kinds)[:8]


def features(form):
    """The seven strings of a word as it stands. Figures count as 0."""
    low = _DIGIT.sub("0", form.lower())
    return [low, low[:3], low[-1:], low[-2:], low[-3:], low[-4:], shape(form)]


class Vocabulary:
    """Row 0 of every table stands for a string that has none."""

    def __init__(self, tables, counts):
        self.tables = tables
        # How often the word of each row was seen: rare ones are hidden more often while training.
        self.counts = counts
        self._rows = {}

    @classmethod
    def of(cls, sentences):
        counted = [Counter() for _ in NAMES]
        for sentence in sentences:
            for word in sentence.words:
                for counter, string in zip(counted, features(word.form)):
                    counter[string] += 1
        # By frequency, then by letter: the order is the same on every machine.
        kept = [
            [s for s, n in sorted(counter.items(), key=lambda item: (-item[1], item[0])) if n >= least]
            for counter, least in zip(counted, AT_LEAST)
        ]
        return cls([{s: i + 1 for i, s in enumerate(strings)} for strings in kept], [0] + [counted[0][s] for s in kept[0]])

    def sizes(self):
        return [len(table) + 1 for table in self.tables]

    def rows(self, form):
        """The row of each of the seven strings of a word."""
        known = self._rows.get(form)
        if known is None:
            known = [table.get(string, 0) for table, string in zip(self.tables, features(form))]
            self._rows[form] = known
        return known
