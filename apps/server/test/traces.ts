import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Pool } from 'pg'
import sharp from 'sharp'

/**
 * Where any of these words is found, in whatever case: in all tables of all schemas, and in names and contents of all
 * files.
 */
export async function traces(pool: Pool, folder: string, words: readonly string[]): Promise<string[]> {
  return [...(await tracesInDatabase(pool, words)), ...(await tracesInFiles(folder, words))]
}

/**
 * Reads whatever tables there are, so that a table of tomorrow is looked at, too. Bytes are read as PostgreSQL writes
 * them.
 */
async function tracesInDatabase(pool: Pool, words: readonly string[]): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const sought = words.flatMap(word => [word, Buffer.from(word).toString('hex')]).map(word => word.toLowerCase())
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select lower(t::text) as row from ${name} t`)
    for (const { row } of rows) {
      for (const word of sought)
        if (row.includes(word)) found.push(`table ${name} holds '${word}': ${row.slice(0, 300)}`)
    }
  }
  return found
}

async function tracesInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter(one => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const text = `${entry.name}\n${await wordsOf(path)}`.toLowerCase()
    for (const word of words)
      if (text.includes(word.toLowerCase())) found.push(`file ${relative(folder, path)} holds '${word}'`)
  }
  return found
}

/** What stands in a file: letters without the folds of their lines, pictures with what is written beside the pixels. */
async function wordsOf(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (path.endsWith('.eml')) return bytes.toString('utf8').replace(/=?\r\n ?/g, '')
  if (!path.endsWith('.png')) return bytes.toString('utf8')
  const { comments, exif, xmp, iptc } = await sharp(bytes).metadata()
  return JSON.stringify([bytes.toString('latin1'), comments, ...[exif, xmp, iptc].map(one => one?.toString('latin1'))])
}
