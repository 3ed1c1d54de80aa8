"""
Writes a network as the file packages/portuguese reads:

    python3 export.py best.pt --treebanks FOLDER --out ../../packages/portuguese/weights/parser.bin

Matrices are whole numbers of eight bits with a factor for each row. The temperatures are fitted on the dev parts with the rounded
weights. Format: 'CAPIPAR1', the length of the header in four bytes, the header in JSON, strings and numbers at its offsets.
"""

import argparse
import json
import struct

import numpy as np
import torch

from batches import example_of
from features import Vocabulary
from labels import FEATURES, RELATIONS, TREEBANKS, UPOS
from measure import answers, calibration, figures, fitted_temperatures
from model import Parser, Shape
from treebanks import MEASURED, load

MAGIC = b"CAPIPAR1"
# Whose reading is asked for: that of Brazilian texts of today.
READS_AS = "porttinari"


def network_of(path):
    """The network of a file of `train.py`, with its vocabulary."""
    kept = torch.load(path, weights_only=False)
    vocabulary = Vocabulary(kept["tables"], kept["counts"])
    network = Parser(Shape(**kept["shape"]), vocabulary.sizes())
    network.load_state_dict(kept["weights"])
    return network, vocabulary, kept


def rounded(matrix):
    """Rows in eight bits and the factor of each."""
    scales = np.maximum(np.abs(matrix).max(1), 1e-9).astype(np.float32) / np.float32(127)
    return np.round(matrix / scales[:, None]).astype(np.int8), scales


def tensors_of(network):
    """{name: array}; two dimensions as rows of outputs over columns of inputs, one dimension as it is."""
    arrays = {name: value.detach().numpy().astype(np.float32) for name, value in network.state_dict().items()}
    width = network.shape.relation
    relation = arrays.pop("relation")
    arrays["relation"] = relation[:width].transpose(1, 2, 0).reshape(-1, width)
    arrays["relation_bias"] = relation[width].reshape(-1)
    arrays["arc"] = arrays["arc"].T
    return arrays


def round_in_place(network):
    """The weights that the file will have, so that what is measured is what is shipped."""
    state = network.state_dict()
    arrays = {n: a for n, a in tensors_of(network).items() if a.ndim == 2}
    back = {n: (lambda q, s: q.astype(np.float32) * s[:, None])(*rounded(a)) for n, a in arrays.items()}
    back["arc"] = back["arc"].T
    width = network.shape.relation
    relation = state["relation"].numpy().copy()
    relation[:width] = back.pop("relation").reshape(len(RELATIONS), width + 1, width).transpose(2, 0, 1)
    state.update({name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in back.items()})
    state["relation"] = torch.from_numpy(relation)
    network.load_state_dict(state)


def write(path, network, vocabulary, temperature):
    body = bytearray()

    def put(data):
        body.extend(b"\0" * (-len(body) % 8))
        at = len(body)
        body.extend(data)
        return at

    strings, tensors = [], {}
    for table in vocabulary.tables:
        data = "\n".join(table).encode("utf-8")
        strings.append({"at": put(data), "bytes": len(data)})
    for name, array in tensors_of(network).items():
        if array.ndim == 1:
            tensors[name] = {"at": put(array.tobytes()), "rows": len(array), "columns": 1}
            continue
        values, scales = rounded(array)
        rows, columns = values.shape
        tensors[name] = {"at": put(values.tobytes()), "rows": rows, "columns": columns, "scales": put(scales.tobytes())}
    shape = {name: value for name, value in network.shape.as_dict().items() if name != "dropout"}
    header = {
        "shape": shape,
        "upos": UPOS,
        "features": list(FEATURES.items()),
        "relations": RELATIONS,
        "treebanks": TREEBANKS,
        "readsAs": READS_AS,
        "temperature": {"arc": temperature[0], "relation": temperature[1]},
        "strings": strings,
        "tensors": tensors,
    }
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    text += b" " * (-(len(text) + 12) % 8)
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(text)) + text + body)
    return 12 + len(text) + len(body)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network")
    parser.add_argument("--treebanks", required=True)
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    torch.set_num_threads(1)
    network, vocabulary, _ = network_of(given.network)
    parts = load(given.treebanks)
    dev = {treebank: [example_of(treebank, s) for s in parts[treebank, "dev"]] for treebank in MEASURED}
    for treebank, examples in dev.items():
        print(treebank, "before rounding", figures(examples, answers([network], examples, vocabulary)))
    round_in_place(network)
    temperature = fitted_temperatures(network, [e for examples in dev.values() for e in examples], vocabulary)
    for treebank, examples in dev.items():
        found = answers([network], examples, vocabulary, None, temperature)
        print(treebank, figures(examples, found), calibration(examples, found))
    print("temperatures", temperature, "bytes", write(given.out, network, vocabulary, temperature))


if __name__ == "__main__":
    main()
