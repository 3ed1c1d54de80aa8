import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type DeckSeed, deckId, noteIds } from '@capivira/core/exchange/deck-ids'
import type { ExportCard } from '@capivira/core/exchange/export-card'
import { type ExportFigure, occlusionsOf } from '@capivira/core/exchange/image-occlusion'
import { escapeHtml } from '@capivira/core/exchange/plain-text'
import { cardType, figureType, noteTypes } from './anki-note-types.ts'

/** The tables of schema 11, which every Anki imports since 2012. */
const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);`

/** A collection of Anki that is being written to a file. */
export type AnkiCollection = {
  add: (cards: readonly ExportCard[]) => void
  /** Adds figures of a material, a note each and a card for each part. */
  addFigures: (material: DeckMaterial, figures: readonly ExportFigure[]) => void
  close: () => void
}

type DeckMaterial = { id: number; title: string; subject: string }

/**
 * Begins a collection with a deck per material. Anki knows a note again by its guid, so that a later export updates it.
 */
export function openCollection(
  path: string,
  materials: readonly DeckMaterial[],
  seed: DeckSeed,
  now: Date,
): AnkiCollection {
  const db = new DatabaseSync(path)
  const seconds = Math.floor(now.getTime() / 1000)
  db.exec(`pragma journal_mode = off; pragma synchronous = off; pragma user_version = 11; ${schema}`)
  const text = (value: unknown) => JSON.stringify(value)
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    seconds,
    now.getTime(),
    now.getTime(),
    text(settings),
    text({ [noteTypes.card]: cardType(seconds) }),
    text(Object.fromEntries([deck(1, 'Default', seconds), ...materials.map(one => deckOf(one, seed, seconds))])),
    text({ 1: deckSettings }),
    '{}',
  )
  const insertNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
  const insertCard = db.prepare("insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')")
  let due = 0
  function addNote(type: number, firstCard: number, tags: string, fields: readonly string[], first: string) {
    const { guid, id } = noteIds(seed, firstCard)
    insertNote.run(id, guid, type, seconds, tags, fields.join('\x1f'), first, checksum(first))
    return (cardId: number, materialId: number, ord: number) =>
      insertCard.run(noteIds(seed, cardId).id, id, deckId(seed, materialId), ord, seconds, ++due)
  }
  return {
    add: cards => {
      db.exec('begin')
      for (const card of cards) {
        // Anki compares first fields without their HTML, line breaks included.
        const first = card.question.replaceAll('\n', '')
        addNote(noteTypes.card, card.id, tagsOf(card), fieldsOf(card), first)(card.id, card.materialId, 0)
      }
      db.exec('commit')
    },
    addFigures: (material, figures) => {
      if (figures.length === 0) return
      db.exec('begin')
      const types = { [noteTypes.card]: cardType(seconds), [noteTypes.figure]: figureType(seconds) }
      db.prepare('update col set models = ?').run(text(types))
      for (const figure of figures) {
        const [occlusions = '', ...others] = figureFieldsOf(figure, material)
        const first = occlusions.replaceAll('<br>', '')
        const tags = tagList(['capivira', 'figura', material.title])
        const addCard = addNote(noteTypes.figure, figure.firstCard, tags, [occlusions, ...others], first)
        for (const { cardId, number } of figure.parts) addCard(cardId, material.id, number - 1)
      }
      db.exec('commit')
    },
    close: () => db.close(),
  }
}

/** What a figure's picture is called in a package: no two figures of any school alike. */
export const pictureName = ({ fileKey }: Pick<ExportFigure, 'fileKey'>): string =>
  `capivira-${fileKey.slice(fileKey.lastIndexOf('/') + 1)}`

function figureFieldsOf(figure: ExportFigure, material: DeckMaterial): string[] {
  const answers = figure.parts.map(({ number, label }) => `${number}. ${label}`).join('\n')
  const texts = [figure.title, `${material.title} — página ${figure.page}`, answers]
  return [occlusionsOf(figure), `<img src="${pictureName(figure)}">`, ...texts.map(escaped)]
}

/** The separator of fields cannot stand in one. */
const escaped = (text: string) => escapeHtml(text.replaceAll('\x1f', ' '))

function fieldsOf({ question, answer, category, difficulty, sourcePage, sourceQuote }: ExportCard): string[] {
  const values = [question, answer, category, difficulty, sourcePage === null ? null : String(sourcePage), sourceQuote]
  return values.map(value => escaped(value ?? ''))
}

const tagsOf = ({ category, difficulty, material }: ExportCard) =>
  tagList(['capivira', `dificuldade::${difficulty}`, category ?? material])

/** Tags hold no spaces. */
function tagList(names: readonly string[]): string {
  const tags = names.map(name => name.trim().replace(/\s+/g, '_'))
  return ` ${tags.filter(tag => tag !== '').join(' ')} `
}

/** The first 32 bits of the SHA-1 of the first field: how Anki finds notes that begin alike. */
const checksum = (field: string) => createHash('sha1').update(field).digest().readUInt32BE()

/** A name in the path of decks, in which '::' divides. */
const deckName = (name: string) =>
  name
    .replace(/:{2,}/g, ':')
    .replace(/["\s]+/g, ' ')
    .trim()

const deckOf = ({ id, title, subject }: DeckMaterial, seed: DeckSeed, mod: number) =>
  deck(deckId(seed, id), `${deckName(subject)}::${deckName(title)}`, mod)

function deck(id: number, name: string, mod: number): [id: number, deck: object] {
  const days = { lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] }
  const looks = { collapsed: false, browserCollapsed: false, desc: '', dyn: 0, conf: 1, extendNew: 0, extendRev: 0 }
  return [id, { id, name, mod, usn: -1, ...days, ...looks }]
}

const settings = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: String(noteTypes.card),
  collapseTime: 1200,
}

const deckSettings = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
}
