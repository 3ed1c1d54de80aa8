"""Sentences as numbers, a little changed now and then, in batches of one length."""

import random
from collections import defaultdict
from dataclasses import dataclass

import torch

from labels import FEATURES, RELATIONS, TREEBANKS, UNKNOWN_TREEBANK, UPOS, WITHOUT_FEATURES, relation_of

_UPOS = {tag: i for i, tag in enumerate(UPOS)}
_RELATION = {relation: i for i, relation in enumerate(RELATIONS)}
_PUNCT = (_UPOS["PUNCT"], _RELATION["punct"])


@dataclass
class Example:
    """One sentence: forms, and for every word tag, features, head (0 the root) and relation as numbers."""

    forms: list
    tags: list
    feats: list
    heads: list
    relations: list
    treebank: int
    has_feats: bool

    def __len__(self):
        return len(self.forms)


def example_of(treebank, sentence):
    feats = [
        [values.index(word.feats.get(name, "")) if word.feats.get(name, "") in values else 0 for name, values in FEATURES.items()]
        for word in sentence.words
    ]
    return Example(
        forms=[word.form for word in sentence.words],
        tags=[_UPOS.get(word.upos, _UPOS["X"]) for word in sentence.words],
        feats=feats,
        heads=[word.head for word in sentence.words],
        relations=[_RELATION[relation_of(treebank, sentence, i)] for i in range(len(sentence.words))],
        treebank=TREEBANKS.index(treebank),
        has_feats=treebank not in WITHOUT_FEATURES,
    )


def varied(example, chance):
    """
    The sentence, or now and then one as school texts have them and newspapers do not: without its final stop (headings, bullets),
    all in capitals, its first word small, a word between quotation marks. The tree stays.
    """
    draw = chance.random()
    if draw < 0.12:
        return _without_stop(example)
    if draw < 0.14:
        return _with_forms(example, [form.upper() for form in example.forms])
    if draw < 0.17:
        return _with_forms(example, [example.forms[0].lower(), *example.forms[1:]])
    if draw < 0.21:
        return _quoted(example, chance)
    return example


def _with_forms(example, forms):
    return Example(forms, example.tags, example.feats, example.heads, example.relations, example.treebank, example.has_feats)


def _without_stop(example):
    last = len(example)
    if last < 3 or example.tags[-1] != _PUNCT[0] or example.forms[-1] not in ".!;:" or last in example.heads:
        return example
    cut = [column[:-1] for column in (example.forms, example.tags, example.feats, example.heads, example.relations)]
    return Example(*cut, example.treebank, example.has_feats)


def _quoted(example, chance):
    nouns = [i for i, tag in enumerate(example.tags) if tag in (_UPOS["NOUN"], _UPOS["PROPN"], _UPOS["ADJ"])]
    if not nouns or len(example) > 90:
        return example
    at = chance.choice(nouns)
    opening, closing = chance.choice([('"', '"'), ("“", "”"), ("‘", "’"), ("'", "'"), ("«", "»")])
    # Where word number n (from 1) stands once the marks are in.
    moved = lambda n: n if n <= at else n + 1 if n == at + 1 else n + 2
    mark = [0] * len(FEATURES)

    def put(column, before, after):
        return [*column[:at], before, column[at], after, *column[at + 1 :]]

    heads = [moved(head) if head else 0 for head in example.heads]
    return Example(
        put(example.forms, opening, closing),
        put(example.tags, _PUNCT[0], _PUNCT[0]),
        put(example.feats, mark, mark),
        put(heads, at + 2, at + 2),
        put(example.relations, _PUNCT[1], _PUNCT[1]),
        example.treebank,
        example.has_feats,
    )


def in_batches(examples, words, chance=None):
    """Lists of examples of one length with about so many words together; shuffled where a chance is given."""
    by_length = defaultdict(list)
    for example in examples:
        by_length[len(example)].append(example)
    batches = []
    for length in sorted(by_length):
        group = by_length[length]
        if chance:
            chance.shuffle(group)
        size = max(1, words // length)
        batches.extend(group[i : i + size] for i in range(0, len(group), size))
    if chance:
        chance.shuffle(batches)
    return batches


def tensors(batch, vocabulary, treebank=None):
    """The batch as the network takes it. A treebank given is put in place of each sentence's own."""
    own = [example.treebank for example in batch]
    return {
        "rows": torch.tensor([[vocabulary.rows(form) for form in example.forms] for example in batch]),
        "treebank": torch.tensor(own if treebank is None else [treebank] * len(batch)),
        "tags": torch.tensor([example.tags for example in batch]),
        "feats": torch.tensor([example.feats for example in batch]),
        "heads": torch.tensor([example.heads for example in batch]),
        "relations": torch.tensor([example.relations for example in batch]),
        "has_feats": torch.tensor([float(example.has_feats) for example in batch]),
    }


def epoch_batches(examples, words, seed, epoch):
    """The batches of one epoch; the same for the same seed and number, wherever training was interrupted."""
    chance = random.Random(f"{seed} {epoch}")
    return in_batches([varied(example, chance) for example in examples], words, chance)


def hidden_treebank(treebank):
    """One sentence in ten forgets which treebank it is from."""
    forget = torch.rand(treebank.shape) < 0.1
    return torch.where(forget, torch.full_like(treebank, UNKNOWN_TREEBANK), treebank)
