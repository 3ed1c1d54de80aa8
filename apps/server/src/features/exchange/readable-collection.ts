import { DatabaseSync } from 'node:sqlite'

/** The bytes of the header that say whether a write-ahead log stands beside the file; in a package none does. */
const versions = [18, 19] as const
const withLog = 2
const withoutLog = 1

/** What SQLite compares texts by; a collation that a program brings of its own is not here. */
const known = new Set(['binary', 'nocase', 'rtrim'])

const inBackticks = '`[^`]*`'

/** Comments and quoted names and texts, which are passed over, or a collation with its name. */
const collation = new RegExp(
  [
    String.raw`--[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`\bcollate(?:\s|\/\*[\s\S]*?\*\/)+("[^"]*"|'[^']*'|${inBackticks}|\[[^\]]*\]|[\w$]+)`,
    `"(?:[^"]|"")*"`,
    `'(?:[^']|'')*'`,
    inBackticks,
    String.raw`\[[^\]]*\]`,
  ].join('|'),
  'gi',
)

/**
 * The statement that made a table or an index, with `nocase` for each collation that SQLite does not have, as Anki's
 * `unicase`.
 */
export function withKnownCollations(sql: string): string {
  return sql.replace(collation, (whole: string, name: string | undefined) =>
    name === undefined || known.has(name.replace(/^["'`[]|["'`\]]$/g, '').toLowerCase()) ? whole : 'collate nocase',
  )
}

/**
 * A collection of Anki such that plain SQLite reads it: no log awaited beside it, no collation named that only Anki
 * has. The schema alone is changed, never what the notes say. The bytes that it is given are used up.
 */
export function readableCollection(bytes: Uint8Array): Uint8Array {
  for (const place of versions) if (bytes[place] === withLog) bytes[place] = withoutLog
  const db = new DatabaseSync(':memory:', { allowExtension: false })
  try {
    db.deserialize(bytes)
    const changed = db
      .prepare("select rowid as id, sql from sqlite_schema where sql like '%collate%'")
      .all()
      .map(({ id, sql }) => ({ id: Number(id), sql: String(sql), better: withKnownCollations(String(sql)) }))
      .filter(({ sql, better }) => sql !== better)
    if (changed.length === 0) return bytes
    db.enableDefensive(false)
    db.exec('pragma writable_schema = on')
    const update = db.prepare('update sqlite_schema set sql = ? where rowid = ?')
    for (const { id, better } of changed) update.run(better, id)
    return db.serialize()
  } finally {
    db.close()
  }
}
