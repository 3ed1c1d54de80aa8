#!/usr/bin/env bash
# katex 0.19.1 (Node 24): in its MathML the cedilla of \text{ação} stands above the c, and every letter with an accent is a word apart.
#
# KaTeX writes MathML beside its HTML, for those who do not see. There a letter with an accent is <mover>, a base with something
# over it, and the text around it is cut in pieces. In the HTML the cedilla is set below; in the MathML it is one more accent above, though
# MathML has <munder> for what stands below. Labels in Portuguese ('fração', 'distância') reach a screen reader as pieces with signs
# among them. Temml 0.13.5 leaves the same label one <mtext>.
#
# Seen: 'katex a ‹c over ¸› ‹a over ˜› o, temml ação'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund katex@0.19.1 temml@0.13.5
cat > try.mjs <<'JS'
import katex from 'katex'
import temml from 'temml'

/** The pieces of a formula in MathML, what stands over another told as '‹base over sign›'. */
const piecesOf = mathml =>
  mathml
    .replace(/<annotation.*<\/annotation>/s, '')
    .replaceAll(/<mover[^>]*>(.*?<\/m\w+>)(.*?)<\/mover>/g, ' ‹$1 over $2› ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
const label = String.raw`\text{ação}`
const seen = `katex ${piecesOf(katex.renderToString(label, { output: 'mathml' }))}, temml ${piecesOf(temml.renderToString(label))}`
console.log(seen)
process.exit(seen === 'katex a ‹c over ¸› ‹a over ˜› o, temml ação' ? 0 : 1)
JS
node try.mjs
