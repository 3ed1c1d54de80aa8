import type { DatabaseSync } from 'node:sqlite'

/** All rows that a question to a database answers. */
export const rowsOf = (db: DatabaseSync, query: string) => db.prepare(query).all()

/** A text as a database holds it; some programs keep it as bytes. */
export const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value ?? '')

/** A column of the one row of `col`, which held all settings in JSON before Anki 2.1.28. */
export function jsonOf(db: DatabaseSync, column: 'models' | 'decks'): unknown {
  return JSON.parse(textOf(rowsOf(db, `select ${column} as value from col limit 1`)[0]?.value) || '{}')
}

/** What may be asked for its properties: a file may hold anything. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The first of a list, if it is one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [])
