import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { School } from './school.ts'

/**
 * Where any of these words is found, in whatever case: tables of the database, files of the data folder, and the log.
 */
export async function traces(school: School, words: readonly string[]): Promise<string[]> {
  return [
    ...(await tracesInDatabase(school, words)),
    ...(await tracesInFiles(school.instance.dataFolder, words)),
    ...words.filter(word => holds(school.instance.log, word)).map(word => `the log holds '${word}'`),
  ]
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

async function tracesInDatabase(school: School, words: readonly string[]): Promise<string[]> {
  const tables = await school.rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const pattern = words.map(word => word.replace(/[^\w-]/g, '.')).join('|')
    const rows = await school.rows(`select t::text as row from ${name} t where t::text ~* $1 limit 1`, [pattern])
    if (rows[0]) found.push(`table ${name}: ${String(rows[0].row).slice(0, 160)}`)
  }
  return found
}

/**
 * Files of the data folder but those of PostgreSQL, whose write-ahead log keeps old pages until they are written over.
 */
async function tracesInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (!entry.isFile() || name.startsWith('postgres')) continue
    const text = (await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1')
    const word = words.find(one => holds(name, one) || holds(text, Buffer.from(one).toString('latin1')))
    if (word) found.push(`file ${name} holds '${word}'`)
  }
  return found
}
