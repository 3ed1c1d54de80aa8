import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import type { Claim, DatabaseHome } from '../../platform/files/claim.ts'
import type { StoragePlace } from '../../platform/files/file-store.ts'

/** Who this installation is, and what it wrote last into the mark of its storage (decisions/052): one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
    number: integer('number').notNull().default(0),
    nonce: text('nonce'),
    /** What is about to be written into the mark, or was just before a crash. */
    pending: jsonb('pending').$type<Claim>(),
    /** The storage that the mark was last written into; null before the first time. */
    place: jsonb('place').$type<StoragePlace>(),
    /** The database that this row was in at that time. */
    home: jsonb('home').$type<DatabaseHome>(),
    /** A storage with files that this database does not know, which is not swept until whoever runs it says so. */
    withheld: jsonb('withheld').$type<StoragePlace>(),
    /** Whether nothing of ours lies at the root of the bucket any more. */
    rootDone: boolean('root_done').notNull().default(false),
    raisedAt: instant('raised_at'),
    /** The database from which e-mails were last sent; in another one the queue's are held back. */
    mailHome: jsonb('mail_home').$type<DatabaseHome>(),
    /** When this row last found itself in another database than before. */
    arrivedAt: instant('arrived_at'),
  },
  table => [check('installation_only', sql`${table.only}`)],
)

/** Files of our own form that no row refers to, since when, and for how long the sweeper has seen them so. */
export const unknownFiles = pgTable('unknown_files', {
  key: text('key').primaryKey(),
  firstSeen: instant('first_seen').notNull(),
  seenAt: instant('seen_at').notNull(),
  unknownMs: bigint('unknown_ms', { mode: 'number' }).notNull().default(0),
})

/** Files whose rows are gone and that could not be removed then: the storage was away, or not ours. */
export const removalsDue = pgTable('removals_due', {
  /** A file, or a folder with a slash at its end. */
  key: text('key').primaryKey(),
})
