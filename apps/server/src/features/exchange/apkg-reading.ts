import {
  type AnkiNote,
  asksOfMedia,
  cardsOfNote,
  type NoteCard,
  withoutPictured,
} from '@capivira/core/exchange/anki-note'
import { importLimits } from '@capivira/core/exchange/contract'
import { checkRows, type ImportedRow } from '@capivira/core/exchange/imported-card'
import { plainText } from '@capivira/core/exchange/plain-text'
import { unpackCollection } from './apkg-archive.ts'
import { openDeck, type StoredNote } from './apkg-database.ts'

/** What a deck of Anki holds. */
export type ApkgReading = {
  /** Name of the deck, or of the one that holds all its decks. */
  title: string
  rows: ImportedRow[]
  /** True when there were more cards than are imported at once. */
  cut: boolean
  left: LeftOut
}

/** What stayed behind, or came in otherwise than it was, counted. */
export type LeftOut = {
  /** Pictures and sounds. */
  media: number
  /** Cards that ask of a picture or a sound. */
  pictured: number
  /** Formulas that stay in LaTeX. */
  formulas: number
  /** Cards of which only the gap's text, or only the first field of a long back, came. */
  shortened: number
  /** Notes that are suspended in Anki. */
  suspended: number
}

/** Letters of one field; what is longer is no card. */
const longestField = 50_000

/** Pictures that stand in the text itself, as their bytes: they would fill a field. */
const picturesInline = /(\bsrc\s*=\s*)(?:"data:[^"]*"|'data:[^']*')/gi

const shortField = (html: string) => html.replace(picturesInline, '$1""').slice(0, longestField)

/** The cards of an .apkg. Throws when it holds none that can be read. Runs in the confined child (import-child.ts). */
export function readPackage(bytes: Uint8Array): ApkgReading {
  const deck = openDeck(unpackCollection(bytes))
  const left: LeftOut = { media: 0, pictured: 0, formulas: 0, shortened: 0, suspended: 0 }
  const cards: NoteCard[] = []
  let cut = false
  for (const stored of deck.notes()) {
    const note = noteOf(stored, deck.decks.size > 1)
    for (const { html } of note.fields) {
      const { media, formulas } = plainText(html)
      left.media += media
      left.formulas += formulas
    }
    if (stored.isSuspended) left.suspended++
    cards.push(...cardsOfNote(note))
    if (cards.length > importLimits.cards) {
      cards.length = importLimits.cards
      cut = true
      break
    }
  }
  const rows = checkRows(withoutPictured(cards), 1)
  rows.forEach(({ card }, place) => {
    const source = cards[place]
    if (!card || !source) return
    if (asksOfMedia(source)) left.pictured++
    if (source.isShortened) left.shortened++
  })
  return { title: deck.title, rows, cut, left }
}

function noteOf({ fields, type, tags, deck }: StoredNote, hasDecks: boolean): AnkiNote {
  return {
    fields: fields.map(({ name, html }) => ({ name, html: shortField(html) })),
    type,
    tags,
    deck: hasDecks ? deck : '',
  }
}
