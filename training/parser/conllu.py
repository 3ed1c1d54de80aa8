"""Sentences of CoNLL-U files: words with tag, features, head and relation, and the words that are written as one."""

import gzip
import re
from dataclasses import dataclass, field


@dataclass
class Word:
    form: str
    lemma: str
    upos: str
    feats: dict
    head: int  # 1 is the first word, 0 the root
    deprel: str


@dataclass
class Sentence:
    id: str
    text: str
    words: list
    # (first, last, form): 'da' over the words 'de' and 'a'; numbered from 1
    joined: list = field(default_factory=list)
    # for every surface token in order: whether white space follows
    spaces: list = field(default_factory=list)


def read_conllu(path):
    """All sentences of a file, packed (.gz) or not. Empty nodes (1.1) are left out."""
    opened = gzip.open(path, "rt", encoding="utf-8") if str(path).endswith(".gz") else open(path, encoding="utf-8")
    with opened as file:
        return parse_conllu(file.read())


def parse_conllu(text):
    """All sentences of a text in CoNLL-U."""
    sentences = []
    for block in re.split(r"\n\s*\n", text):
        sentence = _read_block(block)
        if sentence.words:
            sentences.append(sentence)
    return sentences


def _read_block(block):
    sentence = Sentence(id="", text="", words=[])
    covered = 0
    for line in block.split("\n"):
        if line.startswith("# sent_id"):
            sentence.id = line.split("=", 1)[1].strip()
        elif line.startswith("# text ="):
            sentence.text = line.split("=", 1)[1].strip()
        columns = line.rstrip("\r").split("\t")
        if len(columns) != 10 or "." in columns[0]:
            continue
        space = "SpaceAfter=No" not in columns[9]
        if "-" in columns[0]:
            first, last = (int(n) for n in columns[0].split("-"))
            sentence.joined.append((first, last, columns[1]))
            sentence.spaces.append(space)
            covered = last
            continue
        if int(columns[0]) > covered:
            sentence.spaces.append(space)
        feats = dict(part.split("=", 1) for part in columns[5].split("|") if "=" in part)
        sentence.words.append(Word(columns[1], columns[2], columns[3], feats, int(columns[6]), columns[7]))
    return sentence


def surface(sentence):
    """The tokens as written, each with the words it stands for: [('da', ['de', 'a']), ('casa', ['casa'])]."""
    joined = {first: (last, form) for first, last, form in sentence.joined}
    tokens = []
    number = 1
    while number <= len(sentence.words):
        last, form = joined.get(number, (number, sentence.words[number - 1].form))
        tokens.append((form, [word.form for word in sentence.words[number - 1 : last]]))
        number = last + 1
    return tokens
