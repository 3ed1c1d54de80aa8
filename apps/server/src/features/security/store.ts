import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { matchesWords, searchWords } from '../../platform/columns.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { users } from '../accounts/tables.ts'
import type { Gathered } from './gather.ts'
import { securityEvents, securityPeople } from './tables.ts'

/** Keeps whom pseudonyms stand for, of those who have an account. */
export async function keepPeople(db: Queryable, people: ReadonlyMap<string, string>): Promise<void> {
  if (people.size === 0) return
  const wanted = JSON.stringify([...people].map(([pseudonym, id]) => ({ pseudonym, id })))
  // The lock makes an account that is being deleted one that is not there.
  await db.execute(sql`
    insert into ${securityPeople} (pseudonym, user_id)
    select wanted.pseudonym, ${users.id} from jsonb_to_recordset(${wanted}::jsonb) wanted (pseudonym text, id uuid)
    join ${users} on ${users.id} = wanted.id
    for key share of ${users}
    on conflict do nothing`)
}

/** Writes entries down; one that is there already, from a moment ago or another server, counts on. */
export async function keepEvents(db: Queryable, entries: readonly Gathered[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, createdAt: at }))
  await db
    .insert(securityEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: securityEvents.key,
      set: {
        count: sql`${securityEvents.count} + excluded.count`,
        lastAt: sql`greatest(${securityEvents.lastAt}, excluded.last_at)`,
      },
    })
}

export type Wanted = {
  search?: string | undefined
  event?: (typeof securityEvents.$inferSelect)['event'] | undefined
  outcome?: (typeof securityEvents.$inferSelect)['outcome'] | undefined
  address?: string | undefined
  since?: Date | undefined
  before?: number | undefined
  limit: number
}

/** Events that are wanted, the newest first, with the people they are about. */
export function selectEvents(db: Queryable, { search, event, outcome, address, since, before, limit }: Wanted) {
  const [doer, owner] = [alias(users, 'doer'), alias(users, 'owner')]
  const [doers, owners] = [alias(securityPeople, 'doers'), alias(securityPeople, 'owners')]
  return db
    .select({
      event: securityEvents,
      user: { id: doer.id, fullName: doer.fullName },
      target: { id: owner.id, fullName: owner.fullName },
    })
    .from(securityEvents)
    .leftJoin(doers, eq(doers.pseudonym, securityEvents.userKey))
    .leftJoin(doer, eq(doer.id, doers.userId))
    .leftJoin(owners, eq(owners.pseudonym, securityEvents.targetKey))
    .leftJoin(owner, eq(owner.id, owners.userId))
    .where(
      and(
        ofPeople(search),
        event && eq(securityEvents.event, event),
        outcome && eq(securityEvents.outcome, outcome),
        address === undefined ? undefined : eq(securityEvents.address, address),
        since && gte(securityEvents.createdAt, since),
        before === undefined ? undefined : lt(securityEvents.id, before),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit)
}

/** Events of those whose name or e-mail has the words, and of nobody else; found by their indexes (`offset 0`). */
function ofPeople(search: string | undefined): SQL | undefined {
  const matches = matchesWords(searchWords(users.fullName, users.email, users.phone), search)
  if (!matches) return undefined
  return sql`${securityEvents.id} in (
    with found as (
      select pseudonym from ${securityPeople} where user_id in (select id from ${users} where ${matches} offset 0)
    )
    select id from ${securityEvents} where user_key in (select pseudonym from found)
    union all
    select id from ${securityEvents} where target_key in (select pseudonym from found)
    offset 0)`
}

/** A person's own events as the lines of a JSON file, without whoever else had part in them. */
export const selectOwnEvents = statement<{ userId: string }, { lines: string | null }>(
  'own_security_events',
  value => sql`
    select string_agg(row_to_json(kept)::text, E',\n') as lines from (
      select ${securityEvents.event}, ${securityEvents.outcome}, ${securityEvents.address} as "addressHash",
        ${securityEvents.count}, ${securityEvents.createdAt} as "createdAt"
      from ${securityEvents} where id in (
        with own as (select pseudonym from ${securityPeople} where user_id = ${value('userId')})
        select id from ${securityEvents} where user_key in (select pseudonym from own)
        union all
        select id from ${securityEvents} where target_key in (select pseudonym from own)
      )
      order by ${securityEvents.id}
    ) kept`,
)

/** Events removed in one statement: each stays short beside the school's own work. */
const atOnce = 5000

/** Removes events from before an instant. */
export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  for (;;) {
    const old = db
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(lt(securityEvents.createdAt, before))
      .limit(atOnce)
    const gone = await db
      .delete(securityEvents)
      .where(inArray(securityEvents.id, old))
      .returning({ id: securityEvents.id })
    if (gone.length < atOnce) return
  }
}
