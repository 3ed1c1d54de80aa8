import pg from 'pg'
import { migrateDatabase, openDatabase } from '../../apps/server/src/platform/database.ts'
import { quietApp } from '../lib/quiet-app.ts'
import { addressOf, type Chance, listCalls, planCalls, type ScaleCall } from './calls.ts'
import { signInPeople } from './people.ts'
import { addPlan, growingTables, noWork, type Work } from './plans.ts'

/**
 * Times each call is sent: a connection that has run a statement five times may take one plan for all values from then
 * on.
 */
const times = 8
/**
 * Calls whose answer is made of whole tables, and of which: everybody whom a file is about is in it, every item and
 * verdict is counted by its kind, and so is every file that nobody has looked at for text that its pages do not show.
 */
const answersAll: Readonly<Record<string, readonly string[]>> = {
  'teacher GET /api/reports/csv?table=pupils': ['users'],
  'admin GET /api/admin/fact-kinds': ['flip_cards', 'quiz_questions', 'words'],
  'admin GET /api/admin/fact-kinds/csv': ['flip_cards', 'quiz_questions', 'words'],
  'admin GET /api/admin/hidden-text': ['materials', 'hidden_texts'],
  'admin GET /api/admin/hidden-text?before=900': ['materials', 'hidden_texts'],
}

/** What the statements of each call read, on average and at worst, sent by the real server in this process. */
export async function explainCalls(
  url: string,
  {
    folder,
    factor,
    wanted,
    chance,
  }: { folder: string; factor: number; wanted: (call: ScaleCall) => boolean; chance: Chance },
): Promise<Map<string, Work>> {
  const connection = openDatabase(url, 1)
  let work = noWork()
  let rowsOf: ReadonlyMap<string, number> = new Map()
  // Before the first statement: the one connection is kept from then on.
  connection.pool.on('connect', client => client.on('notice', ({ message }) => addPlan(work, message ?? '', rowsOf)))
  await migrateDatabase(connection.pool)
  const { app } = await quietApp(url, folder, connection)
  const works = new Map<string, Work>()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('analyze')
  rowsOf = await growingTables(client)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const people = await signInPeople(address, client, factor)
    for (const call of planCalls(await listCalls(address)).filter(wanted)) {
      const party = people.filter(({ role }) => role === call.role)
      work = noWork()
      for (let time = 0; time < times; time++) {
        const person = party[chance(party.length)]
        if (!person) throw new Error(`nobody is signed in as ${call.role}`)
        const { statusCode, body } = await app.inject({
          method: call.method as 'GET',
          url: addressOf(call, person.known, chance),
          headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie },
          ...(call.body && { payload: call.body(person.known, chance) }),
        })
        if (statusCode >= 400) console.warn(`${call.name} answered ${statusCode}: ${body.slice(0, 200)}`)
      }
      works.set(call.name, {
        ...work,
        statements: Math.round(work.statements / times),
        blocks: work.blocks / times,
        whole: new Map([...work.whole].filter(([name]) => !answersAll[call.name]?.includes(name.split(':')[0] ?? ''))),
      })
    }
  } finally {
    await client.end()
    await app.close()
    await connection.close()
  }
  if (![...works.values()].some(({ statements }) => statements > 0)) throw new Error('no plan was told of any call')
  return works
}
