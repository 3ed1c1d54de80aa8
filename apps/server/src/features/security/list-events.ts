import type { SecurityEntry } from '@capivira/core/admin/security-contract'
import type { Database } from '../../platform/database.ts'
import { selectEvents, type Wanted } from './store.ts'

const pageSize = 50

type Query = Omit<Wanted, 'since' | 'before' | 'limit'> & { days?: number | undefined; before?: string | undefined }

/** A page of events, and whether there is more. */
export async function listEvents(
  db: Database,
  { days, before, ...wanted }: Query,
  now: Date,
): Promise<{ events: SecurityEntry[]; more: boolean }> {
  const rows = await selectEvents(db, {
    ...wanted,
    ...(days && { since: new Date(now.getTime() - days * 86_400_000) }),
    ...(before && { before: Number(before) }),
    limit: pageSize + 1,
  })
  const events = rows.slice(0, pageSize).map(({ event, user, target }) => ({
    id: event.id,
    event: event.event,
    outcome: event.outcome,
    user: person(event.userKey, user),
    target: person(event.targetKey, target),
    address: event.address,
    call: event.call,
    request: event.request,
    count: event.count,
    createdAt: event.createdAt.toISOString(),
    lastAt: event.lastAt.toISOString(),
  }))
  return { events, more: rows.length > pageSize }
}

function person(pseudonym: string | null, account: { id: string; fullName: string } | null) {
  if (pseudonym === null) return null
  return { id: account?.id ?? null, fullName: account?.fullName ?? null, pseudonym }
}
