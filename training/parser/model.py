"""
The network: seven looked-up vectors of each word summed with one for the treebank, layers of LSTM in both directions, a head for
tags and features over the first layer, and biaffine heads for arcs and relations over the last (after Dozat and Manning, 2017).
"""

import math
from dataclasses import asdict, dataclass

import torch
from torch import nn
from torch.nn import functional as F

from features import NAMES
from labels import FEATURES, RELATIONS, TREEBANKS, UPOS


@dataclass
class Shape:
    width: int = 128  # of a word's vector
    hidden: int = 192  # of one direction of one layer
    layers: int = 3
    tag: int = 96
    arc: int = 128
    relation: int = 64
    dropout: float = 0.25

    def as_dict(self):
        return asdict(self)


TAG_SIZES = [len(UPOS)] + [len(values) for values in FEATURES.values()]
# Arc scores are multiplied by this over the root of their width: they start with a softmax neither flat nor sharp.
ARC_SCALE = 4.0


def _same_for_a_sentence(x, p):
    """Dropout with one mask for all words of a sentence. x is [words, sentences, width]."""
    keep = torch.empty(1, x.shape[1], x.shape[2]).bernoulli_(1 - p)
    return x * keep / (1 - p)


class Parser(nn.Module):
    def __init__(self, shape, table_sizes):
        super().__init__()
        self.shape = shape
        self.tables = nn.ModuleList([nn.Embedding(n, shape.width) for n in table_sizes])
        self.treebank = nn.Embedding(len(TREEBANKS) + 1, shape.width)
        for table in [*self.tables, self.treebank]:
            nn.init.normal_(table.weight, 0, 0.35)
        self.root = nn.Parameter(torch.randn(shape.width) * 0.1)
        self.norm = nn.LayerNorm(shape.width)
        both = 2 * shape.hidden
        self.lstm = nn.ModuleList(
            [nn.LSTM(shape.width if i == 0 else both, shape.hidden, bidirectional=True) for i in range(shape.layers)]
        )
        self.tag_hidden = nn.Linear(both, shape.tag)
        self.tag_out = nn.Linear(shape.tag, sum(TAG_SIZES))
        self.split = [shape.arc, shape.arc, shape.relation, shape.relation]
        self.roles = nn.Linear(both, sum(self.split))
        self.arc = nn.Parameter(torch.randn(shape.arc, shape.arc) * 0.01)
        self.arc_bias = nn.Parameter(torch.zeros(shape.arc))
        width = shape.relation + 1
        self.relation = nn.Parameter(torch.randn(width, len(RELATIONS), width) * 0.02)
        self.dropout = nn.Dropout(shape.dropout)

    def encode(self, rows, treebank):
        """rows [sentences, words, 7], treebank [sentences] → first and last layer, each [sentences, words + 1, 2 hidden]."""
        vectors = 0
        for i, _ in enumerate(NAMES):
            looked_up = self.tables[i](rows[:, :, i])
            if self.training and i > 0:
                looked_up = looked_up * torch.empty(*looked_up.shape[:2], 1).bernoulli_(0.95)
            vectors = vectors + looked_up
        root = self.root.expand(rows.shape[0], 1, -1)
        vectors = torch.cat([root, vectors], 1) + self.treebank(treebank).unsqueeze(1)
        states = self.dropout(self.norm(vectors)).transpose(0, 1).contiguous()
        layers = []
        for layer in self.lstm:
            states, _ = layer(states)
            if self.training:
                states = _same_for_a_sentence(states, self.shape.dropout)
            layers.append(states.transpose(0, 1))
        return layers[0], layers[-1]

    def forward(self, rows, treebank):
        """Scores of tags [s, n, all tags] and of arcs [s, n, n + 1], and what `relations` needs."""
        first, last = self.encode(rows, treebank)
        tags = self.tag_out(self.dropout(F.leaky_relu(self.tag_hidden(first[:, 1:]), 0.1)))
        roles = self.dropout(F.leaky_relu(self.roles(last), 0.1))
        arc_dep, arc_head, rel_dep, rel_head = roles.split(self.split, -1)
        arcs = (arc_dep[:, 1:] @ self.arc + self.arc_bias) @ arc_head.transpose(1, 2)
        arcs = arcs * (ARC_SCALE / math.sqrt(self.shape.arc))
        words = arcs.shape[1]
        itself = torch.eye(words, words + 1).roll(1, 1).bool()
        return tags, arcs.masked_fill(itself, -1e4), rel_dep[:, 1:], rel_head

    def relations(self, rel_dep, rel_head, heads):
        """Scores of the relations of every word under the head given: [s, n, relations]."""
        chosen = rel_head.gather(1, heads.unsqueeze(-1).expand(-1, -1, rel_head.shape[-1]))
        one = torch.ones(*chosen.shape[:2], 1)
        dep, head = torch.cat([rel_dep, one], -1), torch.cat([chosen, one], -1)
        width, labels, _ = self.relation.shape
        query = (dep.reshape(-1, width) @ self.relation.reshape(width, -1)).view(-1, labels, width)
        return torch.bmm(query, head.reshape(-1, width, 1)).view(*dep.shape[:2], labels)
