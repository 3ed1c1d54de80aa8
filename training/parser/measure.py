"""What a network answers for sentences, how right that is, and how sure it may be."""

from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional as F

from batches import in_batches, tensors
from decode import best_tree, is_tree
from labels import RELATIONS, universal
from model import TAG_SIZES

# Index of each relation's universal form, for scores without subtypes.
_UNIVERSAL = np.array([[universal(r) for r in RELATIONS].index(universal(relation)) for relation in RELATIONS])


@dataclass
class Answer:
    tags: np.ndarray
    feats: np.ndarray
    heads: np.ndarray
    relations: np.ndarray
    arc: np.ndarray  # logarithm of the probability of each arc
    relation: np.ndarray  # and of its relation


@torch.no_grad()
def answers(networks, examples, vocabulary, treebank=None, temperature=(1.0, 1.0)):
    """One answer for each example, in order. Of several networks the probabilities are averaged. Temperatures: arcs, relations."""
    found = {}
    for network in networks:
        network.eval()
    for batch in in_batches(examples, 4000):
        data = tensors(batch, vocabulary, treebank)
        outputs = [network(data["rows"], data["treebank"]) for network in networks]
        arcs = _mean([F.log_softmax(arcs / temperature[0], -1) for _, arcs, _, _ in outputs])
        tags = _mean([torch.cat([F.log_softmax(part, -1) for part in tags.split(TAG_SIZES, -1)], -1) for tags, _, _, _ in outputs])
        scores = arcs.numpy()
        heads = scores.argmax(-1)
        for i, row in enumerate(heads):
            if not is_tree(row.tolist()):
                heads[i] = best_tree(scores[i])
        chosen = torch.from_numpy(heads)
        relations = _mean([
            F.log_softmax(_possible(network.relations(dep, head, chosen), chosen) / temperature[1], -1)
            for network, (_, _, dep, head) in zip(networks, outputs)
        ])
        sure, best = relations.max(-1)
        arc = np.take_along_axis(scores, heads[..., None], -1)[..., 0]
        kinds = [part.argmax(-1).numpy() for part in tags.split(TAG_SIZES, -1)]
        for i, example in enumerate(batch):
            found[id(example)] = Answer(
                kinds[0][i], np.stack([kind[i] for kind in kinds[1:]], -1), heads[i], best[i].numpy(), arc[i], sure[i].numpy()
            )
    return [found[id(example)] for example in examples]


def _mean(logarithms):
    if len(logarithms) == 1:
        return logarithms[0]
    return torch.logsumexp(torch.stack(logarithms), 0) - np.log(len(logarithms))


def _possible(scores, heads):
    """`root` under the root and nowhere else."""
    under_root = (heads == 0).unsqueeze(-1)
    is_root = torch.arange(scores.shape[-1]) == RELATIONS.index("root")
    return scores.masked_fill(under_root != is_root, -1e4)


def figures(examples, found):
    """UPOS, features, UAS and LAS (without subtypes) in per cent of words."""
    words = upos = feats = heads = labelled = 0
    for example, answer in zip(examples, found):
        words += len(example)
        upos += (np.array(example.tags) == answer.tags).sum()
        feats += (np.array(example.feats) == answer.feats).all(1).sum()
        right = np.array(example.heads) == answer.heads
        heads += right.sum()
        labelled += (right & (_UNIVERSAL[example.relations] == _UNIVERSAL[answer.relations])).sum()
    share = lambda n: round(100 * float(n) / max(1, words), 2)
    return {"UPOS": share(upos), "FEATS": share(feats), "UAS": share(heads), "LAS": share(labelled)}


def fitted_temperatures(network, examples, vocabulary):
    """
    By what to divide the scores of arcs and relations so that the probabilities say how often they are right: those of the least
    surprise on the sentences given (Guo and others, 2017).
    """
    arcs, relations = [], []
    network.eval()
    with torch.no_grad():
        for batch in in_batches(examples, 4000):
            data = tensors(batch, vocabulary)
            _, scores, dep, head = network(data["rows"], data["treebank"])
            for row in range(len(batch)):
                arcs.append((scores[row], data["heads"][row]))
            labels = _possible(network.relations(dep, head, data["heads"]), data["heads"])
            relations.append((labels.reshape(-1, labels.shape[-1]), data["relations"].reshape(-1)))
    grid = [round(0.7 + 0.02 * i, 2) for i in range(60)]
    best = lambda pairs: min(grid, key=lambda t: sum(float(F.cross_entropy(s / t, y, reduction="sum")) for s, y in pairs))
    return best(arcs), best(relations)


def calibration(examples, found):
    """Share of arcs held for sure at .95, how many of those are right, and the expected calibration error."""
    sure = np.concatenate([np.exp(answer.arc + answer.relation) for answer in found])
    right = np.concatenate([
        (np.array(example.heads) == answer.heads) & (np.array(example.relations) == answer.relations)
        for example, answer in zip(examples, found)
    ])
    high = sure >= 0.95
    error = 0.0
    for low in np.arange(0, 1, 0.1):
        inside = (sure >= low) & (sure < low + 0.1 + (low > 0.85) * 0.01)
        if inside.any():
            error += abs(right[inside].mean() - sure[inside].mean()) * inside.mean()
    return {"sure": round(100 * high.mean(), 1), "right": round(100 * right[high].mean(), 1), "ECE": round(float(error), 3)}
