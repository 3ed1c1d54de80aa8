#!/usr/bin/env bash
# anki-apkg-export 4.0.3 (Node 24): the checksum of a note is that of both sides of the card, with their HTML.
#
# In a collection of Anki notes.csum is the SHA-1 of the first field without its HTML (its first eight hexadecimal digits as a number), and by
# this number Anki finds another note of the same first field. This package takes the sum of all fields with the sign that parts them
# (U+001F), so a note of its decks is never found: a card written again by hand is taken for a new one without a word. sfld, by which the
# browser sorts, keeps its tags, too. Capivira writes the sum of the first field as it is read (features/exchange/anki-collection.ts).
#
# Seen: 'csum is of both fields with HTML: yes, of the first without: no'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund anki-apkg-export@4.0.3 fflate@0.8.3
cat > try.mjs <<'JS'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import exporter from 'anki-apkg-export'

const [front, back] = ['O que é <b>fotossíntese</b>?', 'Como a planta faz seu alimento']
const deck = new exporter.default('Ciências')
deck.addCard(front, back)
writeFileSync('collection.anki2', unzipSync(new Uint8Array(await deck.save()))['collection.anki2'])
const db = new DatabaseSync('collection.anki2', { readOnly: true })
const [{ csum }] = db.prepare('select csum from notes').all()
db.close()
const sum = text => Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16)
const told = is => (is ? 'yes' : 'no')
const ofBoth = csum === sum(`${front}\x1f${back}`)
const ofFirst = csum === sum(front.replaceAll(/<[^>]*>/g, ''))
console.log(`csum is of both fields with HTML: ${told(ofBoth)}, of the first without: ${told(ofFirst)}`)
process.exit(ofBoth && !ofFirst ? 0 : 1)
JS
node try.mjs
