#!/usr/bin/env bash
# wordsearch 0.1.0 (Node 24): a word with an accent or a capital is left out of the puzzle and is not among the `unplaced` ones.
#
# Its README asks for an array of words and gives back those that found no place. Before any is tried, all that are not made of
# a to z alone are dropped, so that `unplaced` is empty while the list beside the puzzle asks for words that nobody can find: in Portuguese
# 'maçã' and 'célula', in any language names such as 'Brasil'. (A hyphen does the same to 'guarda-chuva'.)
#
# Seen: 'maca: 4 letters in the puzzle, unplaced none; maçã, célula, Brasil: 0 letters in the puzzle, unplaced none'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wordsearch@0.1.0
cat > try.cjs <<'JS'
const wordsearch = require('wordsearch')

const told = words => {
  const { solved, unplaced } = wordsearch(words, 12, 12)
  const letters = solved.flat().filter(letter => letter !== ' ').length
  return `${words.join(', ')}: ${letters} letters in the puzzle, unplaced ${unplaced.join(', ') || 'none'}`
}
const seen = `${told(['maca'])}; ${told(['maçã', 'célula', 'Brasil'])}`
console.log(seen)
const expected =
  'maca: 4 letters in the puzzle, unplaced none; maçã, célula, Brasil: 0 letters in the puzzle, unplaced none'
process.exit(seen === expected ? 0 : 1)
JS
node try.cjs
