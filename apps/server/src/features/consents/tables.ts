import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser, users } from '../accounts/tables.ts'

/**
 * What was asked of a child's guardian, and what they answered: a row is asked for, then given, then perhaps revoked.
 * What was given stays as a record when it is revoked; what was never answered gives way to the next request.
 */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: id(),
    userId: ofUser(),
    guardianName: varchar('guardian_name', { length: 255 }).notNull(),
    /** 'mãe', 'avó', 'tutor legal': in the words of who told it. */
    relation: varchar('relation', { length: 60 }).notNull(),
    /** Null where the consent is on paper. */
    guardianEmail: varchar('guardian_email', { length: 255 }),
    method: text('method', { enum: ['letter', 'paper'] }).notNull(),
    /** Which text was agreed to (core/consents/text.ts). */
    textVersion: varchar('text_version', { length: 20 }).notNull(),
    /** sha256 of the link's token; null on paper. The link gives the consent, and takes it back as long as it lasts. */
    tokenHash: varchar('token_hash', { length: 64 }),
    askedAt: instant('asked_at').notNull(),
    /** Until when the link can be answered; null on paper. */
    expiresAt: instant('expires_at'),
    givenAt: instant('given_at'),
    revokedAt: instant('revoked_at'),
    /** 'objection': the school does not believe that a guardian gave it. */
    revokedBy: text('revoked_by', { enum: ['guardian', 'pupil', 'school', 'objection'] }),
    /** Who of the school took it back. */
    revokedById: uuid('revoked_by_id').references(() => users.id, { onDelete: 'set null' }),
    revokedByName: varchar('revoked_by_name', { length: 255 }),
    /** When somebody of the school looked at a consent given by link and found nothing wrong with it, and who. */
    checkedAt: instant('checked_at'),
    checkedById: uuid('checked_by_id').references(() => users.id, { onDelete: 'set null' }),
    checkedByName: varchar('checked_by_name', { length: 255 }),
    /** Who of the school took the paper in; the name stays when the account goes. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedByName: varchar('recorded_by_name', { length: 255 }),
  },
  table => [
    /** At a time a child has one consent, asked for or given. */
    uniqueIndex('guardian_consents_current_key').on(table.userId).where(sql`revoked_at is null`),
    uniqueIndex('guardian_consents_token_hash_key').on(table.tokenHash),
    /** Given by link, and not looked at by the school yet. */
    index('guardian_consents_unchecked_idx')
      .on(table.userId)
      .where(sql`method = 'letter' and given_at is not null and revoked_at is null and checked_at is null`),
    index('guardian_consents_user_idx').on(table.userId, table.askedAt),
    index('guardian_consents_recorded_by_idx').on(table.recordedBy),
    index('guardian_consents_revoked_by_idx').on(table.revokedById),
    index('guardian_consents_checked_by_idx').on(table.checkedById),
  ],
)
