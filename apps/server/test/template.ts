import pg from 'pg'
import { migrateDatabase } from '../src/platform/database.ts'

/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'capivira_template'

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Makes {@link TEMPLATE} and applies the migrations to it. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${TEMPLATE}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, TEMPLATE), max: 1 })
  try {
    await migrateDatabase(pool)
  } finally {
    // A database can be copied only while nobody is connected to it.
    await pool.end()
  }
}

/** Runs one statement on the maintenance database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
