/**
 * The disposable child that reads one .apkg: its bytes come on standard input, what it holds goes to the parent. It runs
 * without file, network, process or worker permissions: a hostile archive or database ends it, not the server.
 */
import { readFileSync } from 'node:fs'
import { type AnkiNote, cardsOfNote } from '@capivira/core/exchange/anki-note'
import { importLimits } from '@capivira/core/exchange/contract'
import type { RawCard } from '@capivira/core/exchange/imported-card'
import { plainText } from '@capivira/core/exchange/plain-text'
import { unpackCollection } from './apkg-archive.ts'
import { openDeck, type StoredNote } from './apkg-database.ts'

/** What the child tells. */
export type ApkgReading = {
  /** Name of the deck with the most cards. */
  title: string
  cards: RawCard[]
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
  const reading: ApkgReading = { title: deck.title, cards: [], media: 0, cut: false }
  for (const stored of deck.notes()) {
    const { note, media } = noteOf(stored)
    reading.media += media
    reading.cards.push(...cardsOfNote(note))
    if (reading.cards.length > importLimits.cards) {
      reading.cards.length = importLimits.cards
      reading.cut = true
      break
    }
  }
  return reading
}

process.send?.(read(), () => process.exit(0))
