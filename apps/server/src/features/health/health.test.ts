import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { openDatabase } from '../../platform/database.ts'
import { databaseState } from './store.ts'

test('tells a database that only takes reads from one that is well and one that is gone', async () => {
  const database = await createTestDatabase()
  const { db, pool, close } = openDatabase(database.url, 1)
  try {
    expect(await databaseState(db)).toBe('ok')
    await pool.query('set default_transaction_read_only = on')
    expect(await databaseState(db)).toBe('read-only')
  } finally {
    await close()
    await database.drop()
  }
  expect(await databaseState(db)).toBe('away')
})
