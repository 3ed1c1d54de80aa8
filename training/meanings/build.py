"""Makes packages/portuguese/meanings/same.txt: which words say the same, and which nouns name what a verb does.

    python3 build.py --wordnet-pt wn-data-por.tab --nomlex own-pt-morphosemantic-links.ttl \
        --wordnet /usr/share/wordnet --thesaurus th_pt_BR.dat --out same.txt

The inputs and their licences are in README.md beside this file. Python 3.11, nothing else.
"""
import argparse
import collections
import itertools
import math
import pathlib
import re

WORD = re.compile(r"[a-zà-ÿ]{3,}(?:-[a-zà-ÿ]+)*")
# No adverbs: most of them limit a statement, and what limits is compared by itself.
FILES = {"n": "noun", "v": "verb", "a": "adj"}
NUMBERS = {"n": "1", "v": "2", "a": "3", "s": "5"}

AGENT = re.compile(r"(?:[dts]ora?|eir[oa]|ista|[aei]nte|ri[ao]|[ae]l)$")

# A pair is tight where both resources have it, the sense it has in common is a main one of both words (share of the
# uses that WordNet counted), and the thesaurus puts the two among the same other words.
SENSE, ALIKE = 0.25, 0.3
# One of the two may be less where the other is plain.
LESS_SENSE, MORE_ALIKE = 0.1, 0.5


def synsets_of(path):
    """Synset -> words, and word with its part of speech -> synsets, of OpenWordNet-PT."""
    words, synsets = collections.defaultdict(set), collections.defaultdict(set)
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split("\t")
        if len(fields) != 3 or fields[1] != "lemma" or fields[0][-1] == "r" or not WORD.fullmatch(fields[2]):
            continue
        synset = (fields[0][:8], "a" if fields[0][-1] == "s" else fields[0][-1])
        words[synset].add(fields[2])
        synsets[fields[2], synset[1]].add(synset)
    return words, synsets


def wordnet(folder):
    """How often each synset was met, and pairs of synsets that are contrary or stand under the same one."""
    counts = {}
    for line in (folder / "cntlist.rev").read_text(encoding="utf-8").splitlines():
        key, _, count = line.split()
        counts[key] = int(count)
    met, contrary, above = collections.Counter(), set(), collections.defaultdict(set)
    for pos, name in FILES.items():
        for line in (folder / f"data.{name}").read_text(encoding="utf-8").splitlines():
            if line.startswith("  "):
                continue
            fields = line.split("|")[0].split()
            synset, size = (fields[0], pos), int(fields[3], 16)
            for word, sense in zip(fields[4 : 4 + 2 * size : 2], fields[5 : 5 + 2 * size : 2]):
                lemma = word.split("(")[0].lower()
                key = f"{lemma}%{NUMBERS[fields[2]]}:{fields[1]}:{int(sense, 16):02d}::"
                met[synset] += counts.get(key, 0)
            pointers = fields[5 + 2 * size :]
            pointed = iter(pointers[: 4 * int(fields[4 + 2 * size])])
            for symbol, offset, other, _ in zip(pointed, pointed, pointed, pointed):
                target = (offset, "a" if other == "s" else other)
                if symbol == "!":
                    contrary.add((synset, target))
                if symbol in ("@", "@i"):
                    above[synset].add(target)
    return met, contrary, above


def thesaurus_of(path):
    """Word -> the words that it is tied to, both ways."""
    tied = collections.defaultdict(set)
    entry = ""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines()[1:]:
        fields = line.split("|")
        if not fields[0].startswith("("):
            entry = fields[0]
            continue
        tied[entry].add(fields[1])
        tied[fields[1]].add(entry)
    return tied


def alike(a, b, tied):
    """Cosine of what two words are tied to, each tied to itself."""
    mine, other = tied[a] | {a}, tied[b] | {b}
    return len(mine & other) / math.sqrt(len(mine) * len(other))


def same_pairs(words, synsets, met, contrary, above, tied):
    """Pairs of words that say the same, none that WordNet calls contrary or siblings in a main sense of both."""

    def share(word, pos, some):
        total = sum(met[synset] + 0.5 for synset in synsets[word, pos])
        return sum(met[synset] + 0.5 for synset in some) / total

    shared = collections.defaultdict(list)
    for synset, members in words.items():
        for a, b in itertools.combinations(sorted(members), 2):
            shared[a, b, synset[1]].append(synset)
    against = {(a, b) for one, other in contrary for a in words[one] for b in words[other]}
    for (a, b, pos), common in sorted(shared.items()):
        if b not in tied[a] or (a, b) in against or (b, a) in against:
            continue
        sense = min(share(a, pos, common), share(b, pos, common))
        likeness = alike(a, b, tied)
        tight = (sense >= SENSE and likeness >= ALIKE) or (sense >= LESS_SENSE and likeness >= MORE_ALIKE)
        if not tight:
            continue
        only_a, only_b = synsets[a, pos] - synsets[b, pos], synsets[b, pos] - synsets[a, pos]
        siblings = [
            min(share(a, pos, [x]), share(b, pos, [y]))
            for x in only_a
            for y in only_b
            if above[x] & above[y]
        ]
        if max(siblings, default=0) < sense:
            yield a, b, pos


def nominalisations(path):
    """Pairs of a verb and the noun for what it does; not nouns for who does it."""
    text = path.read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        verb = re.search(r"owns:verb own-pt:word-([^ ;]+)-v\b", block)
        noun = re.search(r"owns:noun own-pt:word-([^ ;]+)-n\b", block)
        agent = "Agentive" in block or "Animate" in block or noun and AGENT.search(noun[1])
        if verb and noun and not agent:
            yield verb[1].replace("_", " "), noun[1].replace("_", " ")


# What both resources have and lessons set against each other: height above the sea and of a thing, upper and lower jaw.
APART = {
    "n altitude altura",
    "n bombeiro encanador",
    "n mandíbula maxila",
    "n partícula átomo",
    "v boiar nadar",
}


def of_one_root(a, b):
    """What the reader of items sees for itself: words that begin alike (one-root.ts)."""
    fold = str.maketrans("áàâãéêíóôõúüç", "aaaaeeiooouuc")
    x, y = a.translate(fold), b.translate(fold)
    common = next((i for i, (p, q) in enumerate(zip(x, y)) if p != q), min(len(x), len(y)))
    return any(common >= letters and common >= share * min(len(x), len(y)) for letters, share in ((4, 0.8), (5, 0.6)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("wordnet-pt", "nomlex", "wordnet", "thesaurus", "out"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    options = parser.parse_args()
    words, synsets = synsets_of(options.wordnet_pt)
    tied = thesaurus_of(options.thesaurus)
    lines = {f"{pos} {a} {b}" for a, b, pos in same_pairs(words, synsets, *wordnet(options.wordnet), tied)}
    made = {(verb, noun) for verb, noun in nominalisations(options.nomlex) if not of_one_root(verb, noun)}
    lines |= {f"d {verb} {noun}" for verb, noun in made if WORD.fullmatch(verb) and WORD.fullmatch(noun)}
    lines -= APART
    options.out.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
    print(len(lines), "pairs,", options.out.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
