/**
 * The disposable child that reads one .apkg: its bytes come on standard input, what it holds goes to the parent. It runs
 * without file, process or worker permissions, and without a network where the system allows that (extraction/sandbox/confine.ts):
 * a hostile archive or database ends it, not the server.
 */
import { readFileSync } from 'node:fs'
import { type AnkiNote, cardsOfNote } from '@capivira/core/exchange/anki-note'
import { importLimits } from '@capivira/core/exchange/contract'
import { checkRows, type ImportedRow, type RawCard } from '@capivira/core/exchange/imported-card'
import { plainText } from '@capivira/core/exchange/plain-text'
import { unpackCollection } from './apkg-archive.ts'
import { openDeck, type StoredNote } from './apkg-database.ts'

/** What the child tells. */
export type ApkgReading = {
  /** Name of the deck with the most cards. */
  title: string
  rows: ImportedRow[]
  /** Pictures and sounds that were left out. */
  media: number
  /** True when there were more cards than are imported at once. */
  cut: boolean
}

/** Letters of one field; what is longer is no card. */
const longestField = 20_000

function noteOf({ fields, ...stored }: StoredNote): { note: AnkiNote; media: number } {
  let media = 0
  const plain = fields.map(({ name, html }) => {
    const read = plainText(html.slice(0, longestField))
    media += read.media
    return { name, text: read.text }
  })
  return { note: { ...stored, fields: plain }, media }
}

function read(): ApkgReading {
  const deck = openDeck(unpackCollection(readFileSync(0)))
  const cards: RawCard[] = []
  let media = 0
  let cut = false
  for (const stored of deck.notes()) {
    const { note, media: left } = noteOf(stored)
    media += left
    cards.push(...cardsOfNote(note))
    if (cards.length > importLimits.cards) {
      cards.length = importLimits.cards
      cut = true
      break
    }
  }
  return { title: deck.title, rows: checkRows(cards, 1), media, cut }
}

process.send?.(read(), () => process.exit(0))
