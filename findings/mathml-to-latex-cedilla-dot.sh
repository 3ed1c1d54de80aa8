#!/usr/bin/env bash
# mathml-to-latex 1.8.0 (Node 24): the ç of a text in a formula becomes \dot{c}, a c with a dot above.
#
# In LaTeX \dot sets a dot above a letter and \c a cedilla below it; in a text the letter itself may stand, too. The package takes texts
# apart sign by sign and has \dot{c} for ç and \dot{C} for Ç, so the label of a formula that says 'força' is set as 'forċa', 'ação' as
# 'aċão'. The other accents of Portuguese are the right ones, though outside \text. Where a formula says 'força' as a name
# (<mi>), ç stays. mathml2latex 1.1.3 leaves texts as they are.
#
# Seen: 'força \text{for}\dot{c}\text{a}, Ç \dot{C}, é \acute{e}, name força; mathml2latex \text{força}'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mathml-to-latex@1.8.0 mathml2latex@1.1.3
cat > try.mjs <<'JS'
import { MathMLToLaTeX } from 'mathml-to-latex'
import other from 'mathml2latex'

const formula = content => `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`
const label = word => formula(`<mtext>${word}</mtext>`)
const told = ['força', 'Ç', 'é'].map(word => `${word} ${MathMLToLaTeX.convert(label(word))}`).join(', ')
const name = MathMLToLaTeX.convert(formula('<mi>força</mi>'))
const seen = `${told}, name ${name}; mathml2latex ${other.convert(label('força')).trim()}`
console.log(String.raw`right: \text{força} or \c{c} within \text, Ç alike`)
console.log(` seen: ${seen}`)
const expected = String.raw`força \text{for}\dot{c}\text{a}, Ç \dot{C}, é \acute{e}, name força; mathml2latex \text{força}`
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
