#!/usr/bin/env bash
# @cortex-js/compute-engine 0.140.0 (Node 24): '3{,}5', three and a half in the LaTeX of Brazil, is read as 35 and equals it.
#
# In TeX a comma is a mark between two things and gets a space behind it; a decimal comma therefore stands in braces. The package takes that
# for a mark between thousands, as in 1{,}000, whatever number of digits follows: 0{,}5 is 5 and 12{,}75 is 1275, without an error. Who
# asks for 7 : 2 and compares answers with isEqual takes 35 for right and a half for wrong. Setting decimalSeparator to ',' mends '3,5'
# and leaves '3{,}5' as it was; only the separator '{,}' reads it (its changelog says so; cortex-js/compute-engine#50 is an older report).
#
# Seen: 'as installed: 35, 5, 1275, equals 35: true, equals 7/2: false; separator ,: 35; separator {,}: 3.5'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cortex-js/compute-engine@0.140.0
cat > try.mjs <<'JS'
import { ComputeEngine } from '@cortex-js/compute-engine'

function engine(decimalSeparator) {
  const made = new ComputeEngine()
  if (decimalSeparator) made.latexOptions = { decimalSeparator }
  return made
}
const installed = engine()
const read = (reader, latex) => JSON.stringify(reader.parse(latex).json)
const equals = latex => installed.parse('3{,}5').isEqual(installed.parse(latex))
const values = ['3{,}5', '0{,}5', '12{,}75'].map(latex => read(installed, latex)).join(', ')
const compared = `equals 35: ${equals('35')}, equals 7/2: ${equals('\\frac{7}{2}')}`
const set = [',', '{,}'].map(mark => `separator ${mark}: ${read(engine(mark), '3{,}5')}`).join('; ')
const seen = `as installed: ${values}, ${compared}; ${set}`
console.log(seen)
const expected =
  'as installed: 35, 5, 1275, equals 35: true, equals 7/2: false; separator ,: 35; separator {,}: 3.5'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
