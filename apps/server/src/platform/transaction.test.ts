import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { type Connection, openDatabase } from './database.ts'
import { statement } from './statement.ts'
import { inTransaction, pauseAfter, together } from './transaction.ts'

let connection: Connection
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  connection = openDatabase(database.url, 2)
  await connection.pool.query('create table box (id integer primary key, amount integer not null)')
  await connection.pool.query('create table label (box integer not null references box on delete cascade)')
  await connection.pool.query('insert into box values (1, 0), (2, 0)')
})
afterAll(async () => {
  await connection.close()
  await drop()
})

const add = statement<{ id: number; more: number }, { amount: number }>(
  'add',
  value => sql`update box set amount = amount + ${value('more')}::int where id = ${value('id')} returning amount`,
)
const amountOf = async (id: number) =>
  (await connection.pool.query<{ amount: number }>('select amount from box where id = $1', [id])).rows[0]?.amount

test('what the work did is kept, and statements given together run in their order', async () => {
  const answer = await inTransaction(connection.db, async tx =>
    Promise.all([add(tx, { id: 1, more: 1 }), add(tx, { id: 1, more: 10 }), add(tx, { id: 1, more: 100 })]),
  )
  expect(answer.flat()).toEqual([{ amount: 1 }, { amount: 11 }, { amount: 111 }])
  expect(await amountOf(1)).toBe(111)
})

test('nothing is kept when the work throws, nor when one of several statements fails', async () => {
  const before = await amountOf(1)
  const thrown = inTransaction(connection.db, async tx => {
    await add(tx, { id: 1, more: 5 })
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  const failed = inTransaction(connection.db, tx =>
    Promise.all([add(tx, { id: 1, more: 5 }), tx.execute(sql`select 1 / 0`), add(tx, { id: 1, more: 5 })]),
  )
  await expect(failed).rejects.toThrow()
  expect(await amountOf(1)).toBe(before)
})

test('work that overlooks a failed statement is not told that it was kept', async () => {
  const before = await amountOf(1)
  const overlooked = inTransaction(connection.db, async tx => {
    await add(tx, { id: 1, more: 5 })
    await tx.execute(sql`select 1 / 0`).catch(() => {})
  })
  await expect(overlooked).rejects.toThrow('a statement failed')
  expect(await amountOf(1)).toBe(before)
})

test('a commit travels with the last statements, and is not come to when one of them fails', async () => {
  const before = (await amountOf(1)) ?? 0
  const [[kept]] = await inTransaction(connection.db, tx => Promise.all([add(tx, { id: 1, more: 2 }), tx.commit()]))
  expect(kept).toEqual({ amount: before + 2 })
  expect(await amountOf(1)).toBe(before + 2)
  const tooMuch = { id: 1, more: 2_147_483_647 }
  const failed = inTransaction(connection.db, tx =>
    Promise.all([add(tx, { id: 1, more: 3 }), add(tx, tooMuch), tx.commit()]),
  )
  await expect(failed).rejects.toThrow('statement failed: add')
  expect(await amountOf(1)).toBe(before + 2)
})

test('two that lock in opposite order both get through', async () => {
  const before = [await amountOf(1), await amountOf(2)]
  let waiting = 0
  let bothHold = () => {}
  const meeting = new Promise<void>(resolve => {
    bothHold = resolve
  })
  const slept: number[] = []
  const chance = () => 0.5
  const sleep = async (ms: number) => void slept.push(ms)
  const move = (from: number, to: number) =>
    inTransaction(
      connection.db,
      async tx => {
        await add(tx, { id: from, more: -1 })
        // Only the first time: whoever runs again finds the other one gone.
        if (++waiting === 2) bothHold()
        await meeting
        await add(tx, { id: to, more: 1 })
      },
      { chance, sleep },
    )
  await Promise.all([move(1, 2), move(2, 1)])
  expect([await amountOf(1), await amountOf(2)]).toEqual(before)
  // One at least was sent back; again, where it came back before the other had gone on.
  expect(waiting).toBeGreaterThanOrEqual(3)
  // And waited before, each time by chance.
  expect(slept).toHaveLength(waiting - 2)
  expect(slept[0]).toBe(15)
})

test('who was sent back waits longer each time, and never as long as another by rule', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 0.5), pauseAfter(2, 0), pauseAfter(2, 0.5)]).toEqual([10, 15, 20, 30])
  expect(pauseAfter(1, 0.999)).toBeLessThan(20)
})

test('work that refers to a row deleted meanwhile looks again', async () => {
  await connection.pool.query('insert into box values (3, 0)')
  const never = async () => {
    throw new Error('there is nobody to wait for')
  }
  const found = await inTransaction(
    connection.db,
    async tx => {
      const { rows } = await tx.execute(sql`select id from box where id = 3`)
      if (rows.length === 0) return 'gone'
      await connection.pool.query('delete from box where id = 3')
      await tx.execute(sql`insert into label values (3)`)
      return 'labelled'
    },
    { chance: () => 0, sleep: never },
  )
  expect(found).toBe('gone')
})

test('work that was sent back before still looks again for what was deleted meanwhile', async () => {
  const codes = ['40P01', '40001', '23503']
  const answer = await inTransaction(
    connection.db,
    async tx => {
      const code = codes.shift()
      if (code) await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
      return 'looked again'
    },
    { chance: () => 0, sleep: async () => {} },
  )
  expect(answer).toBe('looked again')
})

test('work in whose way many are is tried as often as it asks for, and no oftener', async () => {
  const sentBackElevenTimes = async (tries?: number) => {
    let runs = 0
    const work = inTransaction(
      connection.db,
      async tx => {
        if (++runs <= 11) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`)
        return 'done'
      },
      { chance: () => 0, sleep: async () => {}, ...(tries !== undefined && { tries }) },
    )
    return [await work.catch(() => 'failed'), runs]
  }
  expect(await sentBackElevenTimes(12)).toEqual(['done', 12])
  expect(await sentBackElevenTimes(11)).toEqual(['failed', 11])
  expect(await sentBackElevenTimes()).toEqual(['failed', 8])
})

test('reads go together on one connection, which is back in the pool afterwards, also after an error', async () => {
  const backend = statement<Record<string, never>, { pid: number }>(
    'backend',
    () => sql`select pg_backend_pid() as pid`,
  )
  const [[one], [other]] = await together(connection.db, db => Promise.all([backend(db, {}), backend(db, {})]))
  expect(one).toEqual(other)
  for (let round = 0; round < 4; round++) {
    const failed = together(connection.db, db => Promise.all([db.execute(sql`select 1 / 0`), backend(db, {})]))
    await expect(failed).rejects.toThrow()
  }
  expect(await together(connection.db, db => backend(db, {}))).toHaveLength(1)
})

test('a connection that dies under the work is thrown away, and its place in the pool is free again', async () => {
  for (let round = 0; round < 4; round++) {
    const died = inTransaction(connection.db, tx => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    await expect(died).rejects.toThrow()
  }
  expect(await inTransaction(connection.db, tx => add(tx, { id: 1, more: 0 }))).toEqual([{ amount: await amountOf(1) }])
  expect(connection.pool.totalCount).toBeLessThanOrEqual(2)
})
