import { randomBytes } from 'node:crypto'
import { indexedWords } from '@capivira/core/search/words'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectTestDatabase } from '../../test/database.ts'
import { databaseUrl, dropDatabase, onServer } from '../../test/template.ts'
import type { Connection } from './database.ts'

let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await connectTestDatabase())
})
afterAll(() => close())

type Asked = { query: (text: string, values: unknown[]) => Promise<{ rows: { name: string }[] }> }

/** Names as the database puts them in order. */
async function inOrder(names: readonly string[], database: Asked = connection.pool): Promise<string[]> {
  const { rows } = await database.query(
    'select name from unnest($1::text[]) as name order by name_order(name) collate "C"',
    [names],
  )
  return rows.map(({ name }) => name)
}

const register = [
  'Álvaro Lima',
  'Ana Luísa',
  'Ana Luiza',
  'Ana Maria',
  'Ana-Maria Alves',
  'Anabela Reis',
  'Beatriz Reis',
  'Çilas Melo',
  'Davi Souza',
  "D'Ávila Prado",
  'D’Ávila Ramos',
  'Đorđe Nunes',
  'eduardo alves',
  'Érica Nunes',
  'Ícaro Dias',
  'João da Silva',
  'Joao Pedro',
  'João Pedro',
  'JOÃO PEDRO DIAS',
  'Ỹvỹtu Mirĩ',
  'Zélia Souza',
]

test('names stand as in a Portuguese register', async () => {
  expect(await inOrder(register.toReversed())).toEqual(register)
})

test('accents tell names apart that have the same letters, and capitals those that have the same accents', async () => {
  const names = ['JOSE', 'Jose', 'jose', 'JOSÉ', 'José', 'josé', 'Josefa']
  expect(await inOrder(names.toReversed())).toEqual(names)
})

test('numbers in names of classes count as numbers', async () => {
  const names = ['6º ano A', '6º ano B', '9º ano', '10º ano', '11º ano', 'Turma 2', 'Turma 10']
  expect(await inOrder(names.toReversed())).toEqual(names)
})

test('the order is the same in a database of another locale', async () => {
  const server = inject('testDatabaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(
    server,
    `create database ${name} template template0 locale_provider icu icu_locale 'pt-BR' encoding 'UTF8'`,
  )
  const client = new pg.Client({ connectionString: databaseUrl(server, name) })
  await client.connect()
  try {
    const { rows } = await connection.pool.query<{ made: string }>(
      "select pg_get_functiondef('name_order'::regproc) as made",
    )
    await client.query(rows[0]?.made ?? '')
    expect(await inOrder(register.toReversed(), client)).toEqual(register)
  } finally {
    await client.end()
    await dropDatabase(server, name)
  }
})

test('the letters of the order are those of the search', async () => {
  const names = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { numRuns: 300, seed: 20_26 })
  const plain = names.map(name => name.replaceAll('\0', '').toWellFormed().replace(/\d/g, ''))
  const { rows } = await connection.pool.query<{ letters: string }>(
    "select split_part(name_order(name), E'\\t', 1) as letters from unnest($1::text[]) with ordinality as given " +
      '(name, at) order by at',
    [plain],
  )
  for (const [at, name] of plain.entries()) {
    const known = indexedWords(name)
    for (const word of (rows[at]?.letters ?? '').split(' ')) if (/^\D+$/.test(word)) expect(known, name).toContain(word)
  }
})

test('the longest names that may be kept have a place in the index', async () => {
  await connection.pool.query(
    `insert into users (email, first_name, last_name, full_name, phone, password, created_at, updated_at)
     values ('longo@escola.example', 'a', 'b', $1, '11999990000', 'x', now(), now())`,
    ['ᾧ🐊ﷺ'.repeat(85)],
  )
  const { rows } = await connection.pool.query('select from users')
  expect(rows).toHaveLength(1)
})
