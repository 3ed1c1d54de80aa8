import type pg from 'pg'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import { quietApp } from '../lib/quiet-app.ts'
import { calls, type MeasuredCall, sample } from './calls.ts'
import { emailOf } from './school.ts'

/** A statement as the server sent it. `batch` counts up whenever it had waited for an answer before sending on. */
export type Recorded = { text: string; values: unknown[]; batch: number }

/** Writes down the statements that a pool's connections send. */
export function recordStatements(pool: pg.Pool): { take: () => Recorded[] } {
  let recorded: Recorded[] = []
  let batch = 0
  let waited = false
  const watched = new WeakSet<pg.ClientBase>()

  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    const send = client.query
    client.query = new Proxy(send, {
      apply(target, self, args: unknown[]) {
        if (waited) batch++
        waited = false
        recorded.push({ ...partsOf(args), batch })
        const sent: unknown = Reflect.apply(target, self, args)
        const settle = () => {
          waited = true
        }
        if (sent instanceof Promise) sent.then(settle, settle)
        // A statement outside a transaction, sent by the pool itself.
        else settle()
        return sent
      },
    })
  })
  return {
    take() {
      const taken = recorded
      recorded = []
      batch = 0
      waited = false
      return taken
    },
  }
}

function partsOf([query, values]: unknown[]): { text: string; values: unknown[] } {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  const own = typeof query === 'object' && query !== null && 'values' in query ? query.values : undefined
  const given = Array.isArray(values) ? values : own
  return { text: String(text), values: Array.isArray(given) ? given : [] }
}

/** The statements that the server sends for each call, by the call's name. */
export async function recordCalls(
  databaseUrl: string,
  dataFolder: string,
  password: string,
): Promise<Map<string, Recorded[]>> {
  const connection = openDatabase(databaseUrl, 1)
  const recorder = recordStatements(connection.pool)
  const { app } = await quietApp(databaseUrl, dataFolder, connection)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const login = { email: emailOf(sample.pupil), password }
  const { cookies } = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: login })
  const session = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  const send = async ({ name, method, url, body }: MeasuredCall, card: number) => {
    const payload = body ? { payload: body } : {}
    const { statusCode } = await app.inject({ method, url: url(card), headers, cookies: session, ...payload })
    if (statusCode !== 200) throw new Error(`"${name}" answered ${statusCode}`)
  }
  const recorded = new Map<string, Recorded[]>()
  for (const call of calls) {
    // The first of its kind unlocks achievements that the others do not.
    await send(call, sample.card - 1)
    recorder.take()
    await send(call, sample.card)
    recorded.set(call.name, recorder.take())
  }
  await app.close()
  await connection.close()
  return recorded
}
