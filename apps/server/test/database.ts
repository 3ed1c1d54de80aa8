import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, openDatabase } from '../src/platform/database.ts'
import { databaseUrl, dropDatabase, onServer, TEMPLATE } from './template.ts'

/** A migrated, empty database of one's own, for one test file. */
export interface TestDatabase {
  url: string
  /** Deletes the database, ending connections that are still open. */
  drop(): Promise<void>
}

/** Copies the template: some 30 ms, so each test file can have its own database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const serverUrl = inject('testDatabaseUrl')
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  }
}

/** A connection to a database of one's own, and how to let go of both. */
export async function connectTestDatabase(): Promise<{ connection: Connection; close: () => Promise<void> }> {
  const database = await createTestDatabase()
  const connection = openDatabase(database.url, 1)
  return {
    connection,
    close: async () => {
      await connection.close()
      await database.drop()
    },
  }
}
