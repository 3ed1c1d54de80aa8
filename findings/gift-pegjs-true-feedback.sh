#!/usr/bin/env bash
# gift-pegjs 1.0.2 (Node 24): of a true statement in GIFT, what is said to a wrong answer comes out as `trueFeedback`.
#
# Behind {T or {F GIFT knows two comments: the first is for whoever answers wrongly, the second for whoever is right (Moodle documentation, GIFT
# format, and its importer). The parser calls the first `trueFeedback` and the second `falseFeedback` whatever the answer is. Read as 'of
# the answer True' that holds only for false statements, read as 'of a right answer' it never does: pupils who know that
# the Sun is a star are told that they are wrong. Capivira reads both as Moodle does (core/exchange/gift-import.ts).
#
# Seen: 'true: trueFeedback "Errou.", falseFeedback "Certo!"; false: trueFeedback "Errou.", falseFeedback "Certo!"'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2
cat > try.mjs <<'JS'
import { parse } from 'gift-pegjs'

const [star, planet] = parse('O Sol é uma estrela.{T#Errou.#Certo!}\n\nA Lua é um planeta.{F#Errou.#Certo!}\n')
const told = ({ isTrue, trueFeedback, falseFeedback }) =>
  `${isTrue}: trueFeedback "${trueFeedback.text}", falseFeedback "${falseFeedback.text}"`
const seen = `${told(star)}; ${told(planet)}`
console.log(seen)
const expected =
  'true: trueFeedback "Errou.", falseFeedback "Certo!"; false: trueFeedback "Errou.", falseFeedback "Certo!"'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
