#!/usr/bin/env bash
# washyourmouthoutwithsoap 1.0.2 (Node 24): in Portuguese 'O galo está na mesa', 'ângulo reto' and 'coragem' hold bad words.
#
# Its list for each language is the English one, sent word by word through a translator (README, 'To Build'), which often took the harmless
# meaning of a word that has two. So rooster, table, courage, footwear, lips, slit and what is straight are bad words, as is the verb for
# putting in a screw. A school that keeps names and cards clean with it refuses the right angle of geometry and the courage of
# a hero, in whatever sentence. Whole words are compared, so that 'mesada' passes. @2toad/profanity 3.3.0, whose list is another, lets all of
# these pass. The same was told of the Spanish list (bigscience-workshop/data_tooling#52).
#
# Seen: 'bad: O galo está na mesa, ângulo reto, coragem, calçado, lábios, fenda, aparafusar; @2toad/profanity: none'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund washyourmouthoutwithsoap@1.0.2 @2toad/profanity@3.3.0
cat > try.mjs <<'JS'
import { Profanity } from '@2toad/profanity'
import wash from 'washyourmouthoutwithsoap'

const innocent = ['O galo está na mesa', 'ângulo reto', 'coragem', 'calçado', 'lábios', 'fenda', 'aparafusar', 'mesada']
const other = new Profanity({ languages: ['pt'] })
const list = found => found.join(', ') || 'none'
const bad = list(innocent.filter(text => wash.check('pt', text)))
const seen = `bad: ${bad}; @2toad/profanity: ${list(innocent.filter(text => other.exists(text)))}`
console.log(seen)
const expected =
  'bad: O galo está na mesa, ângulo reto, coragem, calçado, lábios, fenda, aparafusar; @2toad/profanity: none'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
