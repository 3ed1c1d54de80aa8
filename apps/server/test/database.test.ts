import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('test databases do not see each other', async () => {
  const [one, two] = [await createTestDatabase(), await createTestDatabase()]
  await query(one.url, 'CREATE TABLE only_here (id integer)')
  expect(await query(two.url, `SELECT to_regclass('only_here') AS found`)).toEqual([{ found: null }])
  await one.drop()
  await two.drop()
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/)
})

test('a test database can be dropped while a client is connected', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  await database.drop()
  await expect(query(database.url, 'SELECT 1')).rejects.toThrow(/does not exist/)
})
