import type { SecurityEvent, SecurityOutcome } from '@capivira/core/admin/security-contract'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { users } from '../accounts/tables.ts'

/** Who a pseudonym of the events stands for, as long as there is the account: with it goes the only way back. */
export const securityPeople = pgTable(
  'security_people',
  {
    pseudonym: text('pseudonym').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [index('security_people_user_idx').on(table.userId)],
)

/**
 * What happened about who gets in and who may do what: no name, no id, no address of the network, nothing that was
 * typed. The same within a minute is one row.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for the same within one minute. */
    key: text('key').notNull().unique(),
    event: text('event').$type<SecurityEvent>().notNull(),
    outcome: text('outcome').$type<SecurityOutcome>().notNull(),
    /** Pseudonyms. */
    userKey: text('user_key'),
    targetKey: text('target_key'),
    /** A keyed hash. */
    address: text('address'),
    /** Method and path of the contract. */
    call: text('call'),
    /** The first request's id in the log. */
    request: text('request').notNull(),
    count: integer('count').notNull(),
    createdAt: instant('created_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  table => [
    index('security_events_event_idx').on(table.event, table.id),
    index('security_events_outcome_idx').on(table.outcome, table.id),
    index('security_events_user_idx').on(table.userKey, table.id),
    index('security_events_target_idx').on(table.targetKey, table.id),
    index('security_events_address_idx').on(table.address, table.id),
    index('security_events_created_idx').on(table.createdAt),
  ],
)
