import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestDatabase } from '../../test/database.ts'
import type { Connection } from './database.ts'
import { statement } from './statement.ts'
import { inTransaction, together } from './transaction.ts'

let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await connectTestDatabase())
  await connection.pool.query('create table note (id integer generated always as identity, word text not null)')
})
afterAll(() => close())

const write = statement<{ word: string | null }, { id: number }>(
  'write',
  value => sql`insert into note (word) values (${value('word')}) returning id`,
)
const words = statement<Record<string, never>, { word: string }>(
  'words',
  () => sql`select word from note where id > 0 order by id`,
)

test('every kind of value arrives as it was given', async () => {
  const values = {
    words: ['água', 'a "b" \\ {c}, d', '', 'NULL', null],
    numbers: [1, -2],
    none: [],
    at: new Date('2026-03-02T15:00:00.123Z'),
    thing: { a: [1, 'é'] },
    yes: true,
    ratio: 0.1,
    nothing: null,
  }
  const echo = statement<typeof values, Record<string, unknown>>(
    'echo',
    value => sql`select ${value('words')}::text[] as words, ${value('numbers')}::int[] as numbers,
      ${value('none')}::text[] as none, ${value('at')}::timestamptz as at, ${value('thing')}::jsonb as thing,
      ${value('yes')}::boolean as yes, ${value('ratio')}::float8 as ratio, ${value('nothing')}::text as nothing,
      count(*) as count from note where word = ${'absent'}`,
  )
  const expected = { ...values, at: '2026-03-02 15:00:00.123+00', count: 0 }
  // The columns are described the first time only.
  for (let round = 0; round < 2; round++) expect(await echo(connection.db, values)).toEqual([expected])
})

test('a statement without a name runs after those with one that were given before it', async () => {
  const rows = await inTransaction(connection.db, async tx => {
    await Promise.all([write(tx, { word: 'one' }), tx.execute(sql`update note set word = word || '!'`)])
    return words(tx, {})
  })
  expect(rows).toEqual([{ word: 'one!' }])
})

test('of a transaction nothing is kept when a statement fails, whose error is told', async () => {
  const before = await words(connection.db, {})
  const late = async (failing: Promise<unknown>) => {
    await Promise.allSettled([failing])
    await pause(20)
    return failing
  }
  let after: unknown
  const failed = inTransaction(connection.db, tx => {
    const [first, failing, behind] = [write(tx, { word: 'kept?' }), write(tx, { word: null }), words(tx, {})]
    behind.catch(error => {
      after = error
    })
    return Promise.all([first, late(failing), behind])
  })
  await expect(failed).rejects.toMatchObject({ message: 'statement failed: write', cause: { code: '23502' } })
  // Behind a statement that failed, PostgreSQL runs none.
  expect(after).toMatchObject({ message: 'statement failed: words', cause: { code: '25P02' } })
  expect(await words(connection.db, {})).toEqual(before)
})

const later = statement<Record<string, never>, { one: number }>('later', () => sql`select 1 as one`)
const wrong = statement<Record<string, never>, { one: number }>(
  'wrong',
  () => sql`select 1 / count(*) as one from note where id < 0`,
)

test('a statement that first travelled behind one that failed is run the next time', async () => {
  const failed = inTransaction(connection.db, tx => Promise.all([wrong(tx, {}), later(tx, {})]))
  await expect(failed).rejects.toThrow('statement failed: wrong')
  for (let round = 0; round < 2; round++) {
    expect(await together(connection.db, db => Promise.all([later(db, {}), later(db, {})]))).toEqual([
      [{ one: 1 }],
      [{ one: 1 }],
    ])
    await expect(wrong(connection.db, {})).rejects.toThrow('statement failed: wrong')
  }
})

test('reads that travel together without a transaction are answered each for itself', async () => {
  const told = await together(connection.db, db => Promise.allSettled([wrong(db, {}), later(db, {})]))
  expect(told).toMatchObject([
    { status: 'rejected', reason: { message: 'statement failed: wrong', cause: { code: '22012' } } },
    { status: 'fulfilled', value: [{ one: 1 }] },
  ])
})
