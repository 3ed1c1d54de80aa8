import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { keepEvents } from './store.ts'

/** Records that the product itself erased an account, which nobody asked for: the pseudonym is all that is left. */
export async function recordErasure(
  { db, logger }: { db: Database; logger: Pick<FastifyBaseLogger, 'info'> },
  pseudonym: string,
  now: Date,
): Promise<void> {
  const what = { event: 'erase-idle', outcome: 'ok' } as const
  const request = randomUUID()
  logger.info({ ...what, user: null, target: pseudonym, reqId: request, count: 1, at: now.toISOString() }, 'security')
  const nobody = { userKey: null, address: null, call: null }
  const entry = { ...what, ...nobody, targetKey: pseudonym, key: request, request, count: 1, at: now, lastAt: now }
  await keepEvents(db, [entry])
}
