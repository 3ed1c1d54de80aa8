import { type AnkiNote, cardsOfNote } from '@capivira/core/exchange/anki-note'
import { importLimits } from '@capivira/core/exchange/contract'
import { checkRows, type ImportedRow, type RawCard } from '@capivira/core/exchange/imported-card'
import { plainText } from '@capivira/core/exchange/plain-text'
import { unpackCollection } from './apkg-archive.ts'
import { openDeck, type StoredNote } from './apkg-database.ts'

/** What a deck of Anki holds. */
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

/** The cards of an .apkg. Throws when it holds none that can be read. Runs in the confined child (import-child.ts). */
export function readPackage(bytes: Uint8Array): ApkgReading {
  const deck = openDeck(unpackCollection(bytes))
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
