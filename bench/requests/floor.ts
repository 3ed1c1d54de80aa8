/**
 * The least that a request costs: Fastify with an answer of the size of the current user's, and the same with one named
 * statement that reads a user. No cookie, no session, no contract, no headers.
 */

import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import { statement } from '../../apps/server/src/platform/statement.ts'
import { sample } from './calls.ts'

const { DATABASE_URL = '', HOST = '127.0.0.1', PORT = '0' } = process.env
const { db } = openDatabase(DATABASE_URL)
const selectUser = statement<{ userId: string }, { email: string; fullName: string; xp: number }>(
  'select_user',
  value => sql`select email, full_name as "fullName", xp from users where id = ${value('userId')}`,
)
const answer = { text: 'x'.repeat(500) }

const app = Fastify()
app.get('/api/health', async () => ({ ok: true }))
app.get('/bare', async () => answer)
app.get('/read', async () => ({ ...answer, ...(await selectUser(db, { userId: sample.userId }))[0] }))
await app.listen({ host: HOST, port: Number(PORT) })
process.on('SIGTERM', () => process.exit(0))
