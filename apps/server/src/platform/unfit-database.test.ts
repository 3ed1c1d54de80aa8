import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseUrl, dropDatabase, onServer } from '../../test/template.ts'
import { migrateDatabase, openDatabase } from './database.ts'

/** Makes the tables in an empty database after a statement in it; `name` stands for the database. */
async function migrateAfter(statement: (name: string) => string): Promise<void> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('testDatabaseUrl')
  const url = databaseUrl(server, name)
  await onServer(server, `CREATE DATABASE ${name}`)
  const { pool, close } = openDatabase(url, 1)
  try {
    await onServer(url, statement(name))
    await migrateDatabase(pool)
  } finally {
    await close()
    await dropDatabase(server, name)
  }
}

test('a user without the right to make tables is told to own the database', async () => {
  await expect(migrateAfter(name => `REVOKE CREATE ON DATABASE ${name} FROM CURRENT_USER`)).rejects.toThrow(
    'O usuário de DATABASE_URL não pode criar tabelas nesse banco de dados. Faça dele o dono do banco',
  )
})

test('a database of another program is left alone', async () => {
  await expect(migrateAfter(() => 'CREATE TABLE users (id int)')).rejects.toThrow(
    'O banco de dados de DATABASE_URL já tem tabelas de outro programa. Crie um banco vazio só para a Capivira',
  )
})
