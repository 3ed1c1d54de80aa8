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

/**
 * Deletes a database, ending the connections that are still open. Not `WITH (FORCE)`: it would end the worker of an
 * autovacuum too, which runs as the superuser, and be refused; without it PostgreSQL itself asks that worker to leave
 * and waits for it.
 */
export async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  await onServer(
    serverUrl,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE datname = '${database}' AND backend_type = 'client backend'`,
  )
  await onServer(serverUrl, `DROP DATABASE IF EXISTS ${database}`)
}
