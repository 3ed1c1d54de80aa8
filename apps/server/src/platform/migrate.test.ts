import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseUrl, dropDatabase, onServer } from '../../test/template.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { missingMigrations } from './migrate.ts'

const known = [10, 20, 30].map(folderMillis => ({ folderMillis }))
const times = (applied: number[]) => missingMigrations(known, applied).map(({ folderMillis }) => folderMillis)

test('applies what the database does not have, one that was merged late as well', () => {
  expect(times([])).toEqual([10, 20, 30])
  expect(times([10, 20])).toEqual([30])
  expect(times([10, 30])).toEqual([20])
  expect(times([10, 20, 30])).toEqual([])
})

test('leaves a database alone that a newer version had, whatever the time of its migration', () => {
  expect(() => times([10, 20, 30, 40])).toThrow('Estes dados são de uma versão mais nova da Capivira')
  expect(() => times([10, 20, 25, 30])).toThrow('Estes dados são de uma versão mais nova da Capivira')
})

test('takes no notice of what was before the first one it knows', () => {
  expect(times([5, 10, 20, 30])).toEqual([])
})

/** A database of its own, made with `options`, while `work` is done with its address. */
async function withDatabase(options: string, work: (url: string, name: string) => Promise<void>): Promise<void> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('testDatabaseUrl')
  await onServer(server, `CREATE DATABASE ${name} ${options}`)
  try {
    await work(databaseUrl(server, name), name)
  } finally {
    await dropDatabase(server, name)
  }
}

async function migrate(url: string, connections = 1, timeZone?: string): Promise<void> {
  const { pool, close } = openDatabase(url, connections)
  try {
    await migrateDatabase(pool, timeZone)
  } finally {
    await close()
  }
}

async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('makes the tables in the schema that the role finds first', () =>
  withDatabase('', async (url, name) => {
    await onServer(url, 'CREATE SCHEMA escola')
    await onServer(url, `ALTER DATABASE ${name} SET search_path = escola`)
    await migrate(url, 2)
    const schemas = "select distinct schemaname from pg_tables where tablename in ('users', 'xp_ledger', 'admin_acts')"
    expect(await rowsOf(url, schemas)).toEqual([{ schemaname: 'escola' }])
    await migrate(url, 2)
  }))

test('two that start together wait for one another, and a stranded connection holds nothing', () =>
  withDatabase('', async url => {
    await Promise.all([migrate(url, 2), migrate(url, 2), migrate(url, 2)])
    const locks = `select count(*)::int as n from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    expect(await rowsOf(url, locks)).toEqual([{ n: 0 }])
  }))

test('a database that is not in UTF-8 is left alone, in a sentence', () =>
  withDatabase("ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0", async url => {
    await expect(migrate(url)).rejects.toThrow(
      'O banco de dados de DATABASE_URL foi criado com a codificação LATIN1. Crie um com CREATE DATABASE nome ENCODING',
    )
    expect(await rowsOf(url, "select 1 from pg_namespace where nspname = 'drizzle'")).toEqual([])
  }))

test('a database that only takes reads is told of', () =>
  withDatabase('', async (url, name) => {
    await onServer(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await expect(migrate(url)).rejects.toThrow('O banco de dados de DATABASE_URL só aceita leitura')
  }))

test('too few connections are told of with their number', () =>
  withDatabase('CONNECTION LIMIT 5', async url => {
    await expect(migrate(url)).rejects.toThrow('só pode abrir 5 conexões; a Capivira precisa de pelo menos 8')
  }))

test('a time zone that PostgreSQL does not know is told of', () =>
  withDatabase('', async url => {
    await expect(migrate(url, 1, 'BET')).rejects.toThrow('O PostgreSQL não conhece o fuso horário BET')
    await migrate(url, 1, 'America/Rio_Branco')
  }))
