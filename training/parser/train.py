"""
Trains one network and goes on where it was stopped:

    python3 train.py --treebanks FOLDER --out FOLDER [--seed 1] [--epochs 24] [--hidden 192] [--layers 3]

Everything that chance decides follows from the seed and the number of the step: a run that was stopped ten times ends with the
same weights as one that was not. FOLDER/state.pt is the state, written every few minutes and at the end; FOLDER/log.jsonl has a
line for each look at the dev parts; FOLDER/best.pt is the mean of the weights where those were best. Test parts are not read.
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from batches import epoch_batches, example_of, hidden_treebank, tensors
from features import Vocabulary
from labels import FEATURES, RELATIONS
from measure import answers, figures
from model import TAG_SIZES, Parser, Shape
from treebanks import LONGEST, MEASURED, load

WARM_STEPS = 200
# What a state holds beside weights and options.
COUNTED = ("epoch", "done", "step", "seconds", "best", "log")
SAVE_EVERY = 120  # seconds of processor
# Weight of each loss beside that of the arcs.
TAG, FEATS, RELATION = 0.5, 0.2, 0.7


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--treebanks", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--gsd-epochs", type=int, default=8, help="GSD reads the guidelines its own way: it is learned from at first only")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--words", type=int, default=1000, help="words in a batch")
    parser.add_argument("--look-every", type=int, default=2, help="epochs between looks at the dev parts")
    for name, value in Shape().as_dict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args()


class Run:
    def __init__(self, given):
        torch.set_num_threads(1)
        self.given = given
        self.out = Path(given.out)
        self.out.mkdir(parents=True, exist_ok=True)
        parts = load(given.treebanks)
        self.vocabulary = Vocabulary.of([s for (_, part), ss in parts.items() if part == "train" for s in ss])
        self.train = {
            treebank: [example_of(treebank, s) for s in sentences if len(s.words) <= LONGEST]
            for (treebank, part), sentences in parts.items()
            if part == "train"
        }
        self.dev = {treebank: [example_of(treebank, s) for s in parts[treebank, "dev"]] for treebank in MEASURED}
        self.shape = Shape(**{name: getattr(given, name) for name in Shape().as_dict()})
        torch.manual_seed(given.seed)
        self.network = Parser(self.shape, self.vocabulary.sizes())
        self.mean = Parser(self.shape, self.vocabulary.sizes())
        self.mean.load_state_dict(self.network.state_dict())
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=given.rate, betas=(0.9, 0.95))
        counts = np.array(self.vocabulary.counts, dtype=np.float32)
        self.hide = torch.from_numpy(0.25 / (0.25 + counts) + 0.05)
        self.epoch, self.done, self.step, self.seconds, self.best, self.log = 0, 0, 0, 0.0, 0.0, []
        print(f"{sum(p.numel() for p in self.network.parameters())} weights, tables {self.vocabulary.sizes()}", flush=True)

    def batches(self, epoch):
        chosen = [e for treebank, examples in self.train.items() if treebank != "gsd" or epoch < self.given.gsd_epochs for e in examples]
        return epoch_batches(chosen, self.given.words, self.given.seed, epoch)

    def run(self):
        self.resume()
        while self.epoch < self.given.epochs:
            batches = self.batches(self.epoch)
            began = time.process_time()
            while self.done < len(batches):
                self.learn(batches[self.done], (self.epoch + self.done / len(batches)) / self.given.epochs)
                self.done += 1
                if time.process_time() - began > SAVE_EVERY:
                    began = self.count(began)
                    self.save()
            self.count(began)
            self.epoch, self.done = self.epoch + 1, 0
            if self.epoch % self.given.look_every == 0 or self.epoch == self.given.epochs:
                self.look()
            self.save()
        (self.out / "done").write_text(json.dumps(self.log[-1]) + "\n")

    def count(self, began):
        now = time.process_time()
        self.seconds += now - began
        return now

    def learn(self, batch, progress):
        """One step; progress is the share of the run that lies behind it."""
        torch.manual_seed(self.given.seed * 1_000_003 + self.step)
        for group in self.optimizer.param_groups:
            group["lr"] = self.given.rate * min(1, (self.step + 1) / WARM_STEPS) * max(0.02, 1 - progress)
        self.network.train()
        data = tensors(batch, self.vocabulary)
        words = data["rows"][:, :, 0]
        data["rows"][:, :, 0] = torch.where(torch.rand(words.shape) < self.hide[words], torch.zeros_like(words), words)
        tags, arcs, dep, head = self.network(data["rows"], hidden_treebank(data["treebank"]))
        relations = self.network.relations(dep, head, data["heads"])
        loss = total_loss(tags, arcs, relations, data) / (self.given.words * 0.9)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
        self.optimizer.step()
        self.step += 1
        if self.step % 2 == 0:
            self.average()

    @torch.no_grad()
    def average(self):
        """The mean of the weights over some thousand steps reads better than the last ones."""
        updates = self.step // 2
        keep = min(0.998, (1 + updates) / (10 + updates))
        for mean, now in zip(self.mean.parameters(), self.network.parameters()):
            mean.mul_(keep).add_(now, alpha=1 - keep)

    def look(self):
        scores = {name: figures(examples, answers([self.mean], examples, self.vocabulary)) for name, examples in self.dev.items()}
        line = {"epoch": self.epoch, "step": self.step, "minutes": round(self.seconds / 60, 1), **scores}
        self.log.append(line)
        print(json.dumps(line), flush=True)
        with open(self.out / "log.jsonl", "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        mean = sum(score["LAS"] for score in scores.values()) / len(scores)
        if mean > self.best:
            self.best = mean
            write(self.out / "best.pt", self.portable(self.mean))

    def portable(self, network):
        return {
            "shape": self.shape.as_dict(),
            "tables": self.vocabulary.tables,
            "counts": self.vocabulary.counts,
            "weights": network.state_dict(),
            "log": self.log,
            "seed": self.given.seed,
        }

    def save(self):
        state = {name: getattr(self, name) for name in COUNTED} | {"options": self.settings()}
        parts = {"network": self.network, "mean": self.mean, "optimizer": self.optimizer}
        write(self.out / "state.pt", state | {name: part.state_dict() for name, part in parts.items()})

    def settings(self):
        return {name: value for name, value in vars(self.given).items() if name not in ("treebanks", "out", "look_every")}

    def resume(self):
        if not (self.out / "state.pt").exists():
            return
        state = torch.load(self.out / "state.pt", weights_only=False)
        if state["options"] != self.settings():
            raise SystemExit(f"{self.out} was begun with other options: {state['options']}")
        self.network.load_state_dict(state["network"])
        self.mean.load_state_dict(state["mean"])
        self.optimizer.load_state_dict(state["optimizer"])
        for name in COUNTED:
            setattr(self, name, state[name])
        print(f"goes on at epoch {self.epoch}, step {self.step}", flush=True)


def total_loss(tags, arcs, relations, data):
    """Sum over the words of the batch."""
    parts = tags.split(TAG_SIZES, -1)
    flat = lambda scores: scores.reshape(-1, scores.shape[-1])
    tag = F.cross_entropy(flat(parts[0]), data["tags"].view(-1), reduction="sum")
    known = data["has_feats"].unsqueeze(1).expand(data["tags"].shape).reshape(-1)
    feats = sum(
        (F.cross_entropy(flat(parts[i + 1]), data["feats"][:, :, i].reshape(-1), reduction="none") * known).sum()
        for i in range(len(FEATURES))
    )
    arc = F.cross_entropy(flat(arcs), data["heads"].view(-1), reduction="sum")
    relation = F.cross_entropy(relations.view(-1, len(RELATIONS)), data["relations"].view(-1), reduction="sum")
    return TAG * tag + FEATS * feats + arc + RELATION * relation


def write(path, value):
    """Whole or not at all."""
    torch.save(value, f"{path}.new")
    os.replace(f"{path}.new", path)


if __name__ == "__main__":
    Run(options()).run()
