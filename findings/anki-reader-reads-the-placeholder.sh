#!/usr/bin/env bash
# anki-reader 0.3.0 (Node 24): of a package that Anki writes today it reads the one note that says to update, and none of the deck.
#
# An .apkg may hold two collections. The deck is in collection.anki21 or, since 2022, in collection.anki21b; collection.anki2 is then there for
# old programs alone, with a note that asks to update Anki (Anki's source, rslib/src/import_export/package: meta.rs says which file
# counts). The package always opens collection.anki2 and reports success: of a shared deck of a thousand cards it gives that one. Its README
# says '.apkg' and names no limit. Capivira takes the newest form first (features/exchange/apkg-archive.ts).
#
# Seen: 'with collection.anki2 alone: Capital do Acre?; with collection.anki21 beside it: Please update'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund anki-reader@0.3.0 anki-apkg-export@4.0.3 fflate@0.8.3
cat > try.mjs <<'JS'
import exporter from 'anki-apkg-export'
import { readAnkiPackage } from 'anki-reader'
import { unzipSync, zipSync } from 'fflate'

/** The collection of a deck with one card. */
async function collectionOf(front, back) {
  const deck = new exporter.default('Geografia')
  deck.addCard(front, back)
  return unzipSync(new Uint8Array(await deck.save()))['collection.anki2']
}
/** The fronts of all cards that the package finds. */
async function frontsOf(files) {
  const media = new TextEncoder().encode('{}')
  const { collection } = await readAnkiPackage(new Blob([zipSync({ ...files, media })]))
  const cards = Object.values(collection.getDecks()).flatMap(deck => Object.values(deck.getCards()))
  return [...new Set(cards.map(card => card.getFront()))].join(', ')
}
const cards = await collectionOf('Capital do Acre?', 'Rio Branco')
const placeholder = await collectionOf('Please update', 'to the latest version')
const alone = await frontsOf({ 'collection.anki2': cards })
const beside = await frontsOf({ 'collection.anki2': placeholder, 'collection.anki21': cards })
const seen = `with collection.anki2 alone: ${alone}; with collection.anki21 beside it: ${beside}`
console.log('right: Capital do Acre? in both, where Anki reads it')
console.log(` seen: ${seen}`)
const expected =
  'with collection.anki2 alone: Capital do Acre?; with collection.anki21 beside it: Please update'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
