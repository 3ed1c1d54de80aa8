import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** A note type as a test names it; gaps make it one with gaps. */
export type TestNoteType = {
  id: number
  name: string
  fields: readonly string[]
  templates: readonly { front: string; back: string }[]
  hasGaps?: boolean
  /** Which of Anki's own kinds it was made from; 6 hides parts of pictures. */
  stock?: number
}

export type TestNote = {
  type: number
  fields: readonly string[]
  tags?: string
  /** Of its cards; the first deck when it is not said. */
  deck?: number
  /** Of its cards: -1 is suspended. */
  queue?: number
}

export type TestCollection = {
  types?: readonly TestNoteType[]
  decks?: readonly { id: number; name: string }[]
  notes: readonly TestNote[]
}

/**
 * The schemas that a package of Anki may hold: 11 in every older one, 18 today; those between in collections that were
 * upgraded halfway.
 */
export const schemas = [11, 14, 15, 17, 18] as const
export type Schema = (typeof schemas)[number]

export const basicType: TestNoteType = {
  id: 1001,
  name: 'Básico',
  fields: ['Frente', 'Verso'],
  templates: [{ front: '{{Frente}}', back: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Verso}}' }],
}

export const gapType: TestNoteType = {
  id: 1002,
  name: 'Omissão de palavras',
  fields: ['Texto', 'Verso Extra'],
  templates: [{ front: '{{cloze:Texto}}', back: '{{cloze:Texto}}<br>\n{{Verso Extra}}' }],
  hasGaps: true,
}

/**
 * A table by its columns as 'name:i' (whole number), 't' (text), 'u' (text in Anki's own collation), 'b' (bytes), all
 * of them filled.
 */
function table(name: string, columns: string, rest = ''): string {
  const kinds: Record<string, string> = { i: 'integer', t: 'text', u: 'text', b: 'blob', p: 'integer primary key' }
  const made = columns.split(' ').map(column => {
    const [called = '', kind = ''] = column.split(':')
    return `${called} ${kinds[kind]} not null${kind === 'u' ? ' collate nocase ' : ''}`
  })
  return `create table ${name} (${made.join(', ')}${rest ? `, ${rest}` : ''})`
}

/** The tables that Anki's published schema has had since 2012, and those that came later (rslib/src/storage). */
const oldest = [
  table('col', 'id:p crt:i mod:i scm:i ver:i dty:i usn:i ls:i conf:t models:t decks:t dconf:t tags:t'),
  table('notes', 'id:p guid:t mid:i mod:i usn:i tags:t flds:t sfld:i csum:i flags:i data:t'),
  table(
    'cards',
    'id:p nid:i did:i ord:i mod:i usn:i type:i queue:i due:i ivl:i factor:i reps:i lapses:i left:i odue:i ' +
      'odid:i flags:i data:t',
  ),
  table('revlog', 'id:p cid:i usn:i ease:i ivl:i lastIvl:i factor:i time:i type:i'),
  'create index ix_notes_usn on notes (usn)',
  'create index ix_cards_nid on cards (nid)',
]
const since: Record<Exclude<Schema, 11>, string[]> = {
  14: [
    table('deck_config', 'id:p name:u mtime_secs:i usn:i config:b'),
    `${table('tags', 'tag:u usn:i', 'primary key (tag)')} without rowid`,
  ],
  15: [
    `${table('fields', 'ntid:i ord:i name:u config:b', 'primary key (ntid, ord)')} without rowid`,
    'create unique index idx_fields_name_ntid on fields (name, ntid)',
    `${table('templates', 'ntid:i ord:i name:u mtime_secs:i usn:i config:b', 'primary key (ntid, ord)')} without rowid`,
    'create unique index idx_templates_name_ntid on templates (name, ntid)',
    table('notetypes', 'id:p name:u mtime_secs:i usn:i config:b'),
    'create unique index idx_notetypes_name on notetypes (name)',
    table('decks', 'id:p name:u mtime_secs:i usn:i common:b kind:b'),
    'create unique index idx_decks_name on decks (name)',
  ],
  17: ['drop table tags', `${table('tags', 'tag:u usn:i collapsed:i config:b', 'primary key (tag)')} without rowid`],
  18: [`${table('graves', 'oid:i type:i usn:i', 'primary key (oid, type)')} without rowid`],
}

/** A collection as Anki keeps it in this schema, as bytes. */
export function ankiCollection(
  { types = [basicType, gapType], decks = [{ id: 7, name: 'Escola::Ciências' }], notes }: TestCollection,
  schema: Schema,
  { hasLog = false } = {},
): Uint8Array {
  const db = new DatabaseSync(':memory:')
  db.enableDefensive(false)
  for (const statement of oldest) db.exec(statement)
  for (const step of [14, 15, 17, 18] as const)
    if (step <= schema) for (const statement of since[step]) db.exec(statement)
  const isOld = schema < 15
  const json = (values: readonly { id: number }[], enabled: boolean) =>
    enabled ? JSON.stringify(Object.fromEntries(values.map(value => [value.id, value]))) : ''
  db.prepare("insert into col values (1, 0, 0, 0, ?, 0, 0, 0, '{}', ?, ?, '{}', '{}')").run(
    schema,
    json(types.map(oldType), isOld),
    json([{ id: 1, name: 'Padrão' }, ...decks], isOld),
  )
  if (!isOld) {
    for (const type of types) insertType(db, type)
    const insert = db.prepare("insert into decks values (?, ?, 0, 0, '', '')")
    for (const { id, name } of [{ id: 1, name: 'Padrão' }, ...decks]) insert.run(id, name.replaceAll('::', '\x1f'))
  }
  insertNotes(db, types, decks[0]?.id ?? 1, notes)
  db.exec(
    "pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'collate nocase ', 'COLLATE unicase')",
  )
  const bytes = db.serialize()
  if (hasLog) bytes.fill(2, 18, 20)
  return bytes
}

function insertNotes(
  db: DatabaseSync,
  types: readonly TestNoteType[],
  firstDeck: number,
  notes: readonly TestNote[],
): void {
  const insertNote = db.prepare("insert into notes values (?, ?, ?, 0, -1, ?, ?, '', 0, 0, '')")
  const insertCard = db.prepare("insert into cards values (?, ?, ?, ?, 0, -1, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')")
  let card = 1_700_000_000_000
  notes.forEach(({ type, fields, tags = '', deck = firstDeck, queue = 0 }, place) => {
    const id = 1_700_000_000_000 + place
    insertNote.run(id, `guid${place}`, type, ` ${tags} `, fields.join('\x1f'))
    const templates = types.find(one => one.id === type)?.templates ?? [undefined]
    templates.forEach((_, ord) => {
      insertCard.run(card++, id, deck, ord, queue)
    })
  })
}

const oldType = ({ id, name, fields, templates, hasGaps = false, stock }: TestNoteType) => ({
  id,
  name,
  type: hasGaps ? 1 : 0,
  flds: fields.map((field, ord) => ({ name: field, ord })),
  tmpls: templates.map(({ front, back }, ord) => ({ name: `Cartão ${ord + 1}`, ord, qfmt: front, afmt: back })),
  ...(stock !== undefined && { originalStockKind: stock }),
})

function insertType(db: DatabaseSync, { id, name, fields, templates, hasGaps, stock }: TestNoteType): void {
  const config = [...(hasGaps ? [8, 1] : []), ...textOf(3, '.card { color: black; }'), ...(stock ? [72, stock] : [])]
  db.prepare('insert into notetypes values (?, ?, 0, 0, ?)').run(id, name, Uint8Array.from(config))
  const insertField = db.prepare("insert into fields values (?, ?, ?, '')")
  fields.forEach((field, ord) => {
    insertField.run(id, ord, field)
  })
  const insertTemplate = db.prepare('insert into templates values (?, ?, ?, 0, 0, ?)')
  templates.forEach(({ front, back }, ord) => {
    insertTemplate.run(id, ord, `Cartão ${ord + 1}`, Uint8Array.from([...textOf(1, front), ...textOf(2, back)]))
  })
}

/** A text as a field of a protobuf message. */
function textOf(field: number, text: string): number[] {
  const bytes = strToU8(text)
  const length: number[] = []
  let rest = bytes.length
  for (; rest > 127; rest >>= 7) length.push((rest & 127) | 128)
  return [field * 8 + 2, ...length, rest, ...bytes]
}

/**
 * A package as Anki writes it today: its collection in zstd, beside it an old one that only asks for a newer Anki,
 * media in protobuf.
 */
export function newPackage(collection: TestCollection, schema: Schema = 18, options = {}): Uint8Array {
  return zipSync({
    meta: Uint8Array.of(8, 3),
    'collection.anki21b': zstdCompressSync(ankiCollection(collection, schema, options)),
    'collection.anki2': ankiCollection({ notes: [{ type: 1001, fields: ['Please update', 'Anki'] }] }, 11),
    media: zstdCompressSync(Uint8Array.from(textOf(1, 'mapa.png').toSpliced(0, 0, 10, 10))),
    0: zstdCompressSync(strToU8('png')),
  })
}

/** A package with 'Suporte a versões antigas do Anki', as genanki writes it, too. */
export function oldPackage(collection: TestCollection): Uint8Array {
  return zipSync({ 'collection.anki2': ankiCollection(collection, 11), media: strToU8('{"0":"mapa.png"}') })
}
