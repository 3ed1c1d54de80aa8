import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import { quietApp } from '../lib/quiet-app.ts'
import { callsOf, planCalls, whatIsForgotten } from './calls.ts'

test('the largest school is asked everything that the server answers, or it is said why not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'capivira-calls-'))
  // Nothing is asked of the database: a server that only tells its calls needs none.
  const databaseUrl = 'postgresql://nobody@localhost:1/none'
  const connection = openDatabase(databaseUrl, 1)
  const { app } = await quietApp(databaseUrl, folder, connection)
  try {
    const listed = callsOf(JSON.parse((await app.inject({ url: '/api/openapi.json' })).body))
    expect(whatIsForgotten(listed)).toEqual([])
    expect(planCalls(listed).length).toBeGreaterThan(200)
    const without = listed.filter(({ path }) => path !== '/api/goals')
    expect(whatIsForgotten(without)).toEqual(['PUT /api/goals: there is no such call'])
    const fresh = { method: 'POST', path: '/api/new', roles: [], asks: ['page'] }
    expect(whatIsForgotten([...listed, fresh])).toEqual([
      'POST /api/new: how is it sent?',
      'POST /api/new: ?page is never sent',
    ])
  } finally {
    await app.close()
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
})
