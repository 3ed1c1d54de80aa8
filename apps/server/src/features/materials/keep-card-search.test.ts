import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestDatabase } from '../../../test/database.ts'
import { makeCards } from '../../../test/factories.ts'
import type { Connection } from '../../platform/database.ts'
import { findCards } from '../admin/find-cards.ts'
import { keepCardSearch } from './keep-card-search.ts'

const logger = pino({ level: 'silent' })
let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await connectTestDatabase())
})
afterAll(() => close())

const ask = async (statement: string) => (await connection.pool.query(statement)).rows

const index = () =>
  ask(`select indexrelid::int as oid, indisvalid as valid, pg_get_indexdef(indexrelid) as definition
    from pg_index where indexrelid = to_regclass('flip_cards_search_idx')`)

test('an index that is there is left alone, one missing or half made is made as the tables have it', async () => {
  const [made] = await index()
  await keepCardSearch(connection.db, logger)
  expect(await index()).toEqual([made])

  await ask('drop index flip_cards_search_idx')
  await keepCardSearch(connection.db, logger)
  expect(await index()).toEqual([{ ...made, oid: expect.any(Number) }])

  await makeCards(connection.db, 2)
  await ask('drop index flip_cards_search_idx')
  const failing = 'create unique index concurrently flip_cards_search_idx on flip_cards (material_id)'
  await expect(ask(failing)).rejects.toThrow('could not create unique index')
  expect(await index()).toMatchObject([{ valid: false }])
  await keepCardSearch(connection.db, logger)
  expect(await index()).toEqual([{ ...made, oid: expect.any(Number) }])
  expect(await ask('show statement_timeout')).toEqual([{ statement_timeout: '10s' }])
})

/** What the migration does that changed how letters are folded, in a school that has been there for long. */
const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const changeOfFolding = readMigrationFiles({ migrationsFolder }).find(({ sql }) =>
  sql.some(statement => statement.includes('REINDEX INDEX "flip_cards_search_idx"')),
)

test('a large school does not wait for it at the start, and finds its cards before and after it is made', async () => {
  const { db } = connection
  const [card] = await makeCards(db, 1, { question: 'Quem foi Sant´Ana?', answer: 'A avó de Jesus.' })
  const found = async () => (await findCards(db, 'santana avo')).rows.map(({ id }) => id)
  for (const statement of changeOfFolding?.sql ?? []) await ask(statement)
  expect(await index()).toMatchObject([{ valid: true }])

  await ask(`insert into flip_cards (material_id, question, answer, category, difficulty, position, fingerprint,
    created_at)
    select ${card?.materialId}, 'Quanto é ' || n || ' + 1?', '' || n + 1, 'Contas', 'fácil', n, md5('' || n), now()
    from generate_series(1, 10001) n`)
  for (const statement of changeOfFolding?.sql ?? []) await ask(statement)
  expect(await index()).toEqual([])
  expect(await found()).toEqual([card?.id])
  await keepCardSearch(db, logger)
  expect(await index()).toMatchObject([{ valid: true }])
  expect(await found()).toEqual([card?.id])
})
