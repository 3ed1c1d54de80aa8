"""Tests of the training: python3 -m unittest test_parser (needs PyTorch; nothing of a treebank)."""

import itertools
import json
import random
import unittest
from pathlib import Path

import numpy as np
import torch

from batches import Example, example_of, in_batches, tensors, varied
from conllu import parse_conllu, surface
from decode import best_tree, is_tree
from export import round_in_place
from features import Vocabulary, features
from measure import answers
from model import Parser, Shape
from treebanks import key

SENTENCE = "\n".join(
    "\t".join(row.split())
    for row in """1 O o DET _ Gender=Masc 2 det _ _
2 rio rio NOUN _ Number=Sing 3 nsubj _ _
3 nasce nascer VERB _ VerbForm=Fin 0 root _ _
4-5 na _ _ _ _ _ _ _ _
4 em em ADP _ _ 6 case _ _
5 a o DET _ _ 6 det _ _
6 serra serra NOUN _ Number=Sing 3 obl _ SpaceAfter=No
7 . . PUNCT _ _ 3 punct _ _""".split("\n")
)


class Reading(unittest.TestCase):
    def test_words_and_what_is_written_as_one(self):
        (sentence,) = parse_conllu("# text = O rio nasce na serra.\n" + SENTENCE)
        self.assertEqual([form for form, _ in surface(sentence)], ["O", "rio", "nasce", "na", "serra", "."])
        self.assertEqual(surface(sentence)[3], ("na", ["em", "a"]))
        self.assertEqual(sentence.spaces, [True, True, True, True, False, True])
        self.assertEqual(key(sentence), "o rio nasce em a serra")


class Features(unittest.TestCase):
    def test_the_examples_that_the_runtime_holds_too(self):
        for form, expected in json.loads((Path(__file__).parent / "features.json").read_text(encoding="utf-8")):
            self.assertEqual(features(form), expected)


class Variants(unittest.TestCase):
    def test_every_variant_is_a_tree_with_a_relation_for_each_word(self):
        example = example_of("bosque", parse_conllu(SENTENCE)[0])
        chance = random.Random(4)
        lengths = set()
        for _ in range(400):
            found = varied(example, chance)
            self.assertTrue(is_tree(found.heads))
            self.assertEqual({len(c) for c in (found.tags, found.feats, found.heads, found.relations)}, {len(found.forms)})
            lengths.add(len(found))
        self.assertEqual(lengths, {6, 7, 9})


class Trees(unittest.TestCase):
    def test_the_best_tree_is_found(self):
        chance = np.random.default_rng(7)
        for words in (1, 2, 3, 4):
            for _ in range(25):
                scores = chance.integers(-40, 40, (words, words + 1)).astype(float)
                trees = [h for h in itertools.product(range(words + 1), repeat=words) if is_tree(list(h))]
                best = max(sum(scores[d, h] for d, h in enumerate(heads)) for heads in trees)
                found = best_tree(scores)
                self.assertTrue(is_tree(list(found)))
                self.assertEqual(sum(scores[d, h] for d, h in enumerate(found)), best)


class Network(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        sentences = parse_conllu(SENTENCE)
        self.vocabulary = Vocabulary.of(sentences * 4)
        self.example = example_of("bosque", sentences[0])
        self.network = Parser(Shape(width=16, hidden=8, layers=2, tag=8, arc=8, relation=8), self.vocabulary.sizes())

    def test_answers_are_trees_and_rounding_changes_little(self):
        (before,) = answers([self.network], [self.example], self.vocabulary)
        self.assertTrue(is_tree(before.heads.tolist()))
        round_in_place(self.network)
        (after,) = answers([self.network], [self.example], self.vocabulary)
        self.assertLess(np.abs(before.arc - after.arc).max(), 0.2)

    def test_batches_hold_sentences_of_one_length(self):
        short = Example(["a"], [0], [[0] * 7], [0], [0], 0, True)
        batches = in_batches([self.example, short, self.example], 14)
        self.assertEqual([[len(e) for e in batch] for batch in batches], [[1], [7, 7]])
        self.assertEqual(tuple(tensors(batches[1], self.vocabulary)["rows"].shape), (2, 7, 7))


if __name__ == "__main__":
    unittest.main()
