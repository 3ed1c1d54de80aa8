import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { instant, searchWords } from '../../platform/columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Kept in lower case. */
    email: varchar('email', { length: 255 }).notNull(),
    firstName: varchar('first_name', { length: 255 }).notNull(),
    lastName: varchar('last_name', { length: 255 }).notNull(),
    fullName: varchar('full_name', { length: 255 }).notNull(),
    phone: varchar('phone', { length: 15 }).notNull(),
    /** argon2id in PHC form. */
    password: text('password').notNull(),
    profileImageUrl: text('profile_image_url'),
    userType: text('user_type', { enum: ['student', 'teacher', 'admin'] })
      .notNull()
      .default('student'),
    /** Derived from xp on every award; kept for lists and sorting. */
    level: integer('level').notNull().default(1),
    /** Always the sum of the user's rows of xp_ledger. */
    xp: integer('xp').notNull().default(0),
    /** Consecutive days up to lastStudyDate; shown as 0 once the chain is broken (core/progress/streak.ts). */
    streak: integer('streak').notNull().default(0),
    lastStudyDate: date('last_study_date'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** sha256 of the token that was sent. */
    emailVerificationToken: text('email_verification_token'),
    emailVerificationExpires: instant('email_verification_expires'),
    twoFactorSecret: text('two_factor_secret'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Since when an administrator keeps the account out; null while it is open. */
    lockedAt: instant('locked_at'),
    /** Until when a password that an administrator handed out signs in; it is good for choosing a new one, no more. Null for one's own. */
    temporaryPasswordUntil: instant('temporary_password_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_type_created_idx').on(table.userType, table.createdAt),
    index('users_created_idx').on(table.createdAt, table.id),
    index('users_search_idx').using('gin', searchWords(table.fullName, table.email, table.phone)),
  ],
)

/** `sid` is an HMAC of the cookie's value, so that reading this table gives nobody a session. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid', { length: 64 }).primaryKey(),
    sess: jsonb('sess').$type<{ userAgent: string }>().notNull(),
    expire: instant('expire').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  table => [index('sessions_user_idx').on(table.userId), index('sessions_expire_idx').on(table.expire)],
)

export const twoFactorCodes = pgTable(
  'two_factor_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: char('code', { length: 6 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  table => [index('two_factor_codes_user_idx').on(table.userId)],
)

/** Attempts counted by rate-limiter-flexible; the columns are the ones it asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** Whose a row is; it goes with the user. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
