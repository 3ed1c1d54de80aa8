import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseUrl, dropDatabase, onServer } from '../../test/template.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { reportOnDatabase } from './launcher/report-on-database.ts'

async function migrate(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, 1)
  try {
    await migrateDatabase(pool)
  } finally {
    await close()
  }
}

/**
 * A filled database, with the name of its role: what others own cannot be made here, but what the role has given up is
 * told in the same way.
 */
async function filled(work: (url: string, name: string, role: string) => Promise<void>): Promise<void> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('testDatabaseUrl')
  const url = databaseUrl(server, name)
  await onServer(server, `CREATE DATABASE ${name}`)
  try {
    await migrate(url)
    await work(url, name, new URL(url).username)
  } finally {
    await dropDatabase(server, name)
  }
}

const tellsBoth = async (url: string, sentence: string) => {
  await expect(migrate(url)).rejects.toThrow(sentence)
  await expect(reportOnDatabase(url, 'America/Sao_Paulo')).rejects.toThrow(sentence)
}

test('a schema that may not be used is told of with its owner, by the doctor too', () =>
  filled(async (url, _, role) => {
    await onServer(url, 'REVOKE ALL ON SCHEMA drizzle FROM CURRENT_USER')
    await tellsBoth(
      url,
      `No banco de dados de DATABASE_URL, drizzle é do usuário ${role}, e o de DATABASE_URL não pode`,
    )
  }))

test('tables that may only be read are told of', () =>
  filled(async (url, _, role) => {
    await onServer(url, 'REVOKE INSERT ON users FROM CURRENT_USER')
    await tellsBoth(url, `users é do usuário ${role}`)
    await onServer(url, 'REVOKE UPDATE ON drizzle.__drizzle_migrations FROM CURRENT_USER')
    await tellsBoth(url, `drizzle.__drizzle_migrations é do usuário ${role}`)
  }))

test('a schema in the place of the queue is told of before anything is made', () =>
  filled(async url => {
    await onServer(url, 'CREATE SCHEMA pgboss; REVOKE CREATE ON SCHEMA pgboss FROM CURRENT_USER')
    await tellsBoth(url, 'pgboss é do usuário')
  }))

test('a search path that leads elsewhere than before is told of, and nothing is made anew', () =>
  filled(async (url, name) => {
    await onServer(url, 'CREATE SCHEMA nova')
    await onServer(url, `ALTER DATABASE ${name} SET search_path = nova`)
    await tellsBoth(url, 'As tabelas da Capivira estão no esquema public, e o search_path do usuário')
  }))

test('half of a restored backup is not filled up with empty tables', () =>
  filled(async url => {
    await onServer(url, 'CREATE SCHEMA nova; DROP SCHEMA public CASCADE; ALTER SCHEMA nova RENAME TO public')
    await tellsBoth(url, 'tem o registro das atualizações, mas não as tabelas')
  }))
