import { constants, DatabaseSync } from 'node:sqlite'
import type { AnkiNote, AnkiType } from '@capivira/core/exchange/anki-note'
import { newTypes, oldTypes, type StoredType } from './anki-types.ts'
import { readableCollection } from './readable-collection.ts'
import { jsonOf, record, rowsOf, textOf } from './sqlite-values.ts'

/** A note as the database keeps it. */
export type StoredNote = Omit<AnkiNote, 'type'> & { type: AnkiType | null; isSuspended: boolean }

/** A collection of Anki that is open to be read. */
export type OpenDeck = {
  title: string
  /** The names of the decks that have cards, by their ids. */
  decks: ReadonlyMap<string, string>
  notes: () => Generator<StoredNote>
}

/** Letters of all fields of a note together; of longer ones the first are read. */
const longestNote = 2_000_000

/**
 * Opens a collection of Anki, old (schema 11) or new, from its bytes, to read it and nothing else: its schema is not
 * trusted, and no statement but a reading one runs. Throws on what is none.
 */
export function openDeck(bytes: Uint8Array): OpenDeck {
  const db = new DatabaseSync(':memory:', { allowExtension: false, enableForeignKeyConstraints: false })
  db.enableDefensive(true)
  db.deserialize(readableCollection(bytes))
  db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on')
  const reading: readonly number[] = [constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION]
  db.setAuthorizer(act => (reading.includes(act) ? constants.SQLITE_OK : constants.SQLITE_DENY))

  const tables = new Set(
    rowsOf(db, "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'").map(
      ({ name }) => String(name),
    ),
  )
  for (const table of ['notes', 'cards', 'col']) if (!tables.has(table)) throw new Error(`no ${table}`)
  const types = tables.has('notetypes') ? newTypes(db) : oldTypes(db)
  const paths = usedDecks(db, tables.has('decks'))
  const decks = new Map([...paths].map(([id, path]) => [id, path.at(-1) ?? '']))
  return { title: titleOf([...paths.values()]), decks, notes: () => readNotes(db, types, decks) }
}

function* readNotes(
  db: DatabaseSync,
  types: ReadonlyMap<string, StoredType>,
  decks: ReadonlyMap<string, string>,
): Generator<StoredNote> {
  const notes = db.prepare(
    `select cast(id as text) as id, cast(mid as text) as mid, tags, substr(cast(flds as text), 1, ${longestNote})
      as flds
     from notes order by notes.id`,
  )
  const places = placesOf(db)
  for (const { id, mid, tags, flds } of notes.iterate()) {
    const type = types.get(String(mid))
    const place = places(String(id))
    const fields = textOf(flds).split('\x1f').slice(0, 100)
    yield {
      fields: fields.map((html, at) => ({ name: type?.fields[at] ?? `Campo ${at + 1}`, html })),
      type: type?.type ?? null,
      tags: textOf(tags).slice(0, 5000).split(/\s+/).filter(Boolean),
      deck: decks.get(place?.deck ?? '') ?? '',
      isSuspended: place?.isSuspended ?? false,
    }
  }
}

/** Where the cards of each note lie, asked for in the order of the notes: both are read once, side by side. */
function placesOf(db: DatabaseSync): (note: string) => { deck: string; isSuspended: boolean } | null {
  const { home, ord, queue } = cardColumns(db)
  const cards = db
    .prepare(
      `select cast(nid as text) as nid, nid as place, max(${queue}) as queue,
         cast(min(case when ${ord} = 0 then ${home} end) as text) as first, cast(min(${home}) as text) as any
       from cards where typeof(nid) = 'integer' group by nid order by nid`,
    )
    .iterate()
  let next = cards.next()
  return note => {
    const wanted = BigInt(note)
    while (!next.done && BigInt(String(next.value.nid)) < wanted) next = cards.next()
    if (next.done || String(next.value.nid) !== note) return null
    const { first, any, queue: last } = next.value
    return { deck: String(first ?? any), isSuspended: last === -1 }
  }
}

/** Where cards say what is asked of them; a program that writes decks may leave some of it out. */
function cardColumns(db: DatabaseSync): { home: string; ord: string; queue: string } {
  const names = new Set(
    db
      .prepare('select * from cards')
      .columns()
      .map(({ name }) => name),
  )
  return {
    // A card that lies in a filtered deck for a while belongs to another.
    home: names.has('odid') ? 'case when odid <> 0 then odid else did end' : 'did',
    ord: names.has('ord') ? 'ord' : '0',
    queue: names.has('queue') ? 'queue' : '0',
  }
}

/** The decks that have cards, each as the path of its names, the one with the most cards first. */
function usedDecks(db: DatabaseSync, areRows: boolean): Map<string, string[]> {
  const names = new Map<string, string>()
  if (areRows)
    for (const { id, name } of rowsOf(db, 'select cast(id as text) as id, name from decks'))
      names.set(String(id), textOf(name))
  else
    for (const [id, deck] of Object.entries(record(jsonOf(db, 'decks')))) names.set(id, String(record(deck).name ?? ''))
  const used = rowsOf(
    db,
    `select cast(${cardColumns(db).home} as text) as did from cards group by 1 order by count(*) desc limit 1000`,
  )
  return new Map(
    used.map(({ did }) => [
      String(did),
      (names.get(String(did)) ?? '')
        .replaceAll('\x1f', '::')
        .split('::')
        .map(name => name.trim()),
    ]),
  )
}

/** The name that all decks of a file have above them, or else of the one with the most cards. */
function titleOf(all: readonly string[][]): string {
  // Cards may lie in a deck that the file does not name.
  const paths = all.filter(path => path.some(name => name !== ''))
  const [first = []] = paths
  const shared = first.findIndex((name, depth) => paths.some(path => path[depth] !== name))
  return (shared > 0 ? first[shared - 1] : first.at(-1)) ?? ''
}
