"""
Fetches the treebanks from the repositories of their authors, at the commits that sources.json names:

    python3 fetch.py --out FOLDER [--copies FOLDER]

Every file is held against its git object (SHA-1 of its bytes) and, where it is known, its SHA-256; one that differs is not kept.
`--copies` names a folder with bare git copies (OWNER+NAME/repo) to read from in place of the network. What cannot be had, or
differs from what the first weights were trained on, is named at the end; training goes on without it.
"""

import argparse
import hashlib
import json
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

from conllu import parse_conllu

SOURCES = Path(__file__).parent / "sources.json"


def bytes_of(source, file, copies):
    """The file's bytes, or None and why not."""
    repository = source["repository"]
    if copies:
        copy = Path(copies) / repository.replace("/", "+") / "repo"
        got = subprocess.run(["git", "-C", copy, "cat-file", "blob", file["blob"]], capture_output=True, check=False)
        return (got.stdout, "") if got.returncode == 0 else (None, "not in the copy")
    address = f"https://raw.githubusercontent.com/{repository}/{source['commit']}/{file['path']}"
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.read(), ""
    except (urllib.error.URLError, TimeoutError) as error:
        return None, str(error)


def wrong(data, file):
    """What is not as it should be, or nothing."""
    blob = hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()
    if blob != file["blob"]:
        return f"git object {blob}, not {file['blob']}"
    found = hashlib.sha256(data).hexdigest()
    if file["sha256"] and found != file["sha256"]:
        return f"SHA-256 {found}, not {file['sha256']}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--copies")
    given = parser.parse_args()
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    missing = []
    for source in json.loads(SOURCES.read_text(encoding="utf-8")):
        used = {row["part"]: row["sentences"] for row in source["usedForFirstWeights"]}
        for file in source["files"]:
            name = f"{source['treebank']}-{file['part']}.conllu"
            data, why = bytes_of(source, file, given.copies)
            why = why or wrong(data, file)
            if why:
                missing.append(f"{name}: {why}")
                continue
            (out / name).write_bytes(data)
            sentences = len(parse_conllu(data.decode("utf-8")))
            print(f"{name}: {sentences} sentences, {source['licence']}; first weights: {used.get(file['part'], 0)}")
    for line in missing:
        print("MISSING", line)


if __name__ == "__main__":
    main()
