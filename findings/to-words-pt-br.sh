#!/usr/bin/env bash
# to-words 5.7.0, locale 'pt-BR' (Node 24): 17 is misspelt, and one million and one is in the plural without its 'e'.
#
# 17 is 'dezessete', with a double s; here it is 'Dezesete'. Between thousands and a rest below a hundred stands 'e' ('mil e um'), a million is
# in the singular whatever follows ('um milhão e um'), and of a round million there are 'de' things ('um milhão de reais'). Alone,
# 1,000,000 is right; with anything behind it becomes 'Um Milhões'. Whoever shows children how numbers are written shows them mistakes.
# extenso 3.0.0 writes these numbers right.
#
# Seen: 'to-words Dezesete, Mil Um, Um Milhão, Um Milhões Um, Um Milhão Reais; extenso dezessete, mil e um, um milhão, um milhão e
# um'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 extenso@3.0.0
cat > try.mjs <<'JS'
import extenso from 'extenso'
import { ToWords } from 'to-words'

const words = new ToWords({ localeCode: 'pt-BR' })
const numbers = [17, 1001, 1_000_000, 1_000_001]
const written = numbers.map(number => words.convert(number)).join(', ')
const money = words.convert(1_000_000, { currency: true })
const seen = `to-words ${written}, ${money}; extenso ${numbers.map(number => extenso(number)).join(', ')}`
console.log(seen)
const expected =
  'to-words Dezesete, Mil Um, Um Milhão, Um Milhões Um, Um Milhão Reais; extenso dezessete, mil e um, um milhão, um milhão e um'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
