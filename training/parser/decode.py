"""From scores to trees: the best head of each word where that is a tree, else the best tree (Chu and Liu, Edmonds)."""

import numpy as np

NEVER = -1e9


def is_tree(heads):
    """Whether every word leads to the root and one word only stands under it. heads[i] is that of word i + 1."""
    if sum(1 for head in heads if head == 0) != 1:
        return False
    reached = {0}
    for word in range(1, len(heads) + 1):
        path = []
        while word not in reached:
            path.append(word)
            if len(path) > len(heads):
                return False
            word = heads[word - 1]
        reached.update(path)
    return True


def best_tree(scores):
    """
    Heads of the tree with the highest sum and one root. scores[d, h] is that of head h (0 the root) for word d + 1. What every arc
    from the root costs is more than all others together could bring: the best tree has one (Stanojevic and Cohen, 2021).
    """
    words = scores.shape[0]
    square = np.full((words + 1, words + 1), NEVER)
    square[1:] = scores
    itself = np.eye(words, words + 1, 1, dtype=bool)
    spread = scores[~itself].max() - scores[~itself].min()
    square[1:, 0] -= (words + 1) * (spread + 1)
    np.fill_diagonal(square, NEVER)
    return _arborescence(square)[1:]


def _arborescence(square):
    """Heads by Chu-Liu-Edmonds: takes each best head and contracts a circle until there is none."""
    size = len(square)
    heads = square.argmax(1)
    heads[0] = 0
    circle = _circle(heads)
    if not circle:
        return heads
    inside = set(circle)
    outside = [node for node in range(size) if node not in inside]
    last = len(outside)
    smaller = np.full((last + 1, last + 1), NEVER)
    total = sum(square[node, heads[node]] for node in circle)
    into, out_of = {}, {}
    for a, node in enumerate(outside):
        smaller[a, :last] = square[node, outside]
        out_of[node] = max(circle, key=lambda c: square[node, c])
        smaller[a, last] = square[node, out_of[node]]
        into[node] = max(circle, key=lambda c: square[c, node] - square[c, heads[c]])
        smaller[last, a] = square[into[node], node] - square[into[node], heads[into[node]]] + total
    np.fill_diagonal(smaller, NEVER)
    smaller[0] = NEVER
    found = _arborescence(smaller)
    result = heads.copy()
    for a, node in enumerate(outside[1:], start=1):
        result[node] = outside[found[a]] if found[a] < last else out_of[node]
    entry = outside[found[last]]
    result[into[entry]] = entry
    return result


def _circle(heads):
    done = {0}
    for start in range(1, len(heads)):
        path, node = [], start
        while node not in done and node not in path:
            path.append(node)
            node = heads[node]
        if node in path:
            return path[path.index(node) :]
        done.update(path)
    return None
