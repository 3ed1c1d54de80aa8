import { constants, DatabaseSync } from 'node:sqlite'
import { templateOf } from './anki-protobuf.ts'
import { readableCollection } from './readable-collection.ts'

/** A note as the database keeps it, its fields still HTML. */
export type StoredNote = {
  fields: { name: string; html: string }[]
  template: { question: string; answer: string } | null
  isCloze: boolean
  tags: string[]
}

type NoteType = Pick<StoredNote, 'template' | 'isCloze'> & { names: string[] }

/** Letters of all fields of a note together; longer ones are left out. */
const longestNote = 200_000

/**
 * Opens a collection of Anki, old (schema 11) or new, from its bytes, to read it and nothing else: its schema is not
 * trusted, and no statement but a reading one runs. Throws on what is none.
 */
export function openDeck(bytes: Uint8Array): { title: string; notes: () => Generator<StoredNote> } {
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
  return {
    title: tables.has('decks') ? newTitle(db) : oldTitle(db),
    *notes() {
      const statement = db.prepare(
        `select mid, tags, flds from notes where typeof(flds) = 'text' and length(flds) <= ${longestNote} order by id`,
      )
      for (const { mid, tags, flds } of statement.iterate()) {
        const type = types.get(String(mid))
        const fields = String(flds)
          .split('\x1f')
          .slice(0, 50)
          .map((html, place) => ({ name: type?.names[place] ?? `Campo ${place + 1}`, html }))
        yield {
          fields,
          template: type?.template ?? null,
          isCloze: type?.isCloze ?? false,
          tags: String(tags).slice(0, 5000).split(/\s+/).filter(Boolean),
        }
      }
    },
  }
}

const rowsOf = (db: DatabaseSync, query: string) => db.prepare(query).all()

/** Note types as schema 11 keeps them: JSON in the one row of `col`. */
function oldTypes(db: DatabaseSync): Map<string, NoteType> {
  const types = new Map<string, NoteType>()
  for (const [id, model] of Object.entries(record(jsonOf(db, 'models')))) {
    const { flds, tmpls, type } = record(model)
    const template = record(list(tmpls)[0])
    types.set(id, {
      names: list(flds).map(field => String(record(field).name)),
      template: { question: String(template.qfmt ?? ''), answer: String(template.afmt ?? '') },
      isCloze: type === 1,
    })
  }
  return types
}

function oldTitle(db: DatabaseSync): string {
  return lastName(String(record(record(jsonOf(db, 'decks'))[biggestDeck(db)]).name ?? ''), '::')
}

/** Note types as newer collections keep them: rows, with their settings in protobuf. */
function newTypes(db: DatabaseSync): Map<string, NoteType> {
  const types = new Map<string, NoteType>()
  for (const { id, config } of rowsOf(db, 'select cast(id as text) as id, config from notetypes')) {
    const kind = config instanceof Uint8Array ? templateOf(config).kind : 0
    types.set(String(id), { names: [], template: null, isCloze: kind === 1 })
  }
  for (const { ntid, name } of rowsOf(db, 'select cast(ntid as text) as ntid, name from fields order by ntid, ord'))
    types.get(String(ntid))?.names.push(String(name))
  for (const { ntid, config } of rowsOf(
    db,
    'select cast(ntid as text) as ntid, config from templates order by ntid, ord',
  )) {
    const type = types.get(String(ntid))
    if (type && !type.template && config instanceof Uint8Array) type.template = templateOf(config)
  }
  return types
}

function newTitle(db: DatabaseSync): string {
  const names = new Map(
    rowsOf(db, 'select cast(id as text) as id, name from decks').map(({ id, name }) => [String(id), String(name)]),
  )
  return lastName(names.get(biggestDeck(db)) ?? '', '\x1f')
}

/** The deck with the most cards. */
function biggestDeck(db: DatabaseSync): string {
  const [row] = rowsOf(db, 'select cast(did as text) as did from cards group by did order by count(*) desc limit 1')
  return String(row?.did ?? '')
}

const lastName = (path: string, separator: string) => path.split(separator).at(-1)?.trim() ?? ''

function jsonOf(db: DatabaseSync, column: 'models' | 'decks'): unknown {
  return JSON.parse(String(rowsOf(db, `select ${column} as value from col limit 1`)[0]?.value ?? '{}'))
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [])
