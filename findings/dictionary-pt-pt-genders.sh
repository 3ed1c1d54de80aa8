#!/usr/bin/env bash
# dictionary-pt-pt 2.0.0: some three dozen feminine nouns bear the gender 'm' in its morphological fields.
#
# The entries of index.dic carry [CAT=…,G=…,N=…]. Nouns of a quality in -dade and of an act in -agem are feminine in Portuguese, and
# 'escala' and 'miniatura' are, too; here 'filtragem', 'genuinidade', 'hombridade', 'escala' and 'miniatura' are G=m, while their
# neighbours ('mesa', 'cidade', 'viagem') are G=f. Whoever takes agreement from these fields holds 'a escala' for an error.
#
# Seen: 'filtragem m, genuinidade m, hombridade m, escala m, miniatura m; cidade f, viagem f'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dictionary-pt-pt@2.0.0
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'

const lines = readFileSync('node_modules/dictionary-pt-pt/index.dic', 'utf8').split('\n')
/** The genders of a noun, in the order of its entries. */
const gendersOf = word =>
  lines.flatMap(line => (line.startsWith(`${word}/`) ? (line.match(/\[CAT=nc,G=(\w)/)?.slice(1) ?? []) : []))
const told = words => words.map(word => `${word} ${gendersOf(word).join('')}`).join(', ')
const wrong = ['filtragem', 'genuinidade', 'hombridade', 'escala', 'miniatura']
const seen = `${told(wrong)}; ${told(['cidade', 'viagem'])}`
console.log(seen)
const expected =
  'filtragem m, genuinidade m, hombridade m, escala m, miniatura m; cidade f, viagem f'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
