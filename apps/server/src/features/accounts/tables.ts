import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, nameOrder, searchWords } from '../../platform/columns.ts'

/** The mailbox behind an address as an index and its searches share it; the rule is core/accounts/mailbox.ts. */
export const mailboxOf = (email: SQLWrapper): SQL<string> => sql<string>`case
  when ${email} ~ '@(gmail|googlemail)[.]com$' then replace(split_part(split_part(${email}, '@', 1), '+', 1), '.',
    '') || '@gmail.com'
  else split_part(split_part(${email}, '@', 1), '+', 1) || '@' || split_part(${email}, '@', 2) end`

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Kept in lower case. */
    email: varchar('email', { length: 255 }).notNull(),
    firstName: varchar('first_name', { length: 255 }).notNull(),
    lastName: varchar('last_name', { length: 255 }).notNull(),
    fullName: varchar('full_name', { length: 255 }).notNull(),
    /** Where the name stands in a list of people; a trigger keeps it. */
    nameOrder: nameOrder('name_order').notNull().default(''),
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
    /** The authenticator's secret, sealed (platform/sealed.ts). */
    twoFactorSecret: text('two_factor_secret'),
    /** The secret, sealed, of an authenticator that waits for its first code. */
    twoFactorPending: text('two_factor_pending'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    twoFactorMethod: text('two_factor_method', { enum: ['app', 'email'] }),
    /** The last 30-second step whose code was used: a code that was seen is worth nothing a second time. */
    twoFactorLastStep: integer('two_factor_last_step'),
    /** An age range instead of a birth date; null when not told. */
    ageRange: text('age_range', { enum: ['até 12', '13 a 17', '18 ou mais'] }),
    /** Whether a guardian's consent is given and was not taken back; a trigger keeps it (decisions/036). */
    consentGiven: boolean('consent_given').notNull().default(false),
    /** When the privacy notice was accepted in the app; null for accounts made by other callers. */
    privacyAcceptedAt: instant('privacy_accepted_at'),
    /** How the person likes to use the app: comfort of reading, time limits. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    /** Since when an administrator keeps the account out; null while it is open. */
    lockedAt: instant('locked_at'),
    /**
     * Until when a password that an administrator handed out signs in; it is good for choosing a new one, no more. Null
     * for one's own.
     */
    temporaryPasswordUntil: instant('temporary_password_until'),
    /** Goes up with whatever changes who may sign in (change-access.ts); what was checked before holds no longer. */
    accessVersion: integer('access_version').notNull().default(0),
    /** When it last did; null when it never has. Links asked for earlier are worth nothing. */
    accessChangedAt: instant('access_changed_at'),
    /**
     * Whether whoever typed the address made the account, and the school has not vouched for it since. False for
     * accounts of the administration and of the demo school, and for those from before this was noted.
     */
    selfRegistered: boolean('self_registered').notNull().default(false),
    /**
     * When the account was last signed in to or used, to half a day; null where that was not noted yet (retention/).
     */
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_type_created_idx').on(table.userType, table.createdAt),
    uniqueIndex('users_email_verification_token_key').on(table.emailVerificationToken),
    index('users_created_idx').on(table.createdAt, table.id),
    index('users_age_idx').on(table.userType, table.ageRange, table.nameOrder, table.id),
    index('users_studied_idx').on(table.userType, table.lastStudyDate),
    index('users_streak_idx').on(table.userType, table.streak),
    index('users_order_idx').on(table.userType, table.nameOrder, table.id),
    /** Who is called the same. */
    index('users_name_idx').on(table.userType, sql`lower(${table.fullName})`, table.id),
    index('users_children_idx')
      .on(table.consentGiven, table.nameOrder, table.id)
      .where(sql`user_type = 'student' and age_range = 'até 12'`),
    index('users_pupils_mailbox_idx')
      .on(sql`(${mailboxOf(table.email)})`)
      .where(sql`user_type = 'student'`),
    /** Pupils by when their account was last used, or made. */
    index('users_idle_idx')
      .on(sql`(coalesce(${table.lastUsedAt}, ${table.createdAt}))`)
      .where(sql`user_type = 'student'`),
    index('users_search_idx').using('gin', searchWords(table.fullName, table.email, table.phone)),
  ],
)

/** Whose a row is; it goes with the user. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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

/** Codes sent by e-mail. A code is worked out from its e-mail's id (accounts/email-secrets.ts); it stands nowhere. */
export const twoFactorCodes = pgTable(
  'two_factor_codes',
  {
    id: id(),
    userId: ofUser(),
    /** The specification's column; always '******'. */
    code: char('code', { length: 6 }).notNull().default('******'),
    purpose: text('purpose', { enum: ['sign-in', 'enable', 'change-email', 'change-two-factor'] }).notNull(),
    emailId: uuid('letter_id').notNull(),
    /** The sign-in it belongs to; null when it is for the profile. */
    challenge: varchar('challenge', { length: 64 }),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  table => [
    index('two_factor_codes_user_idx').on(table.userId, table.createdAt),
    index('two_factor_codes_expires_idx').on(table.expiresAt),
  ],
)

/** Sign-ins whose password was right and whose second step is awaited. `id` is an HMAC of the cookie's value. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: varchar('id', { length: 64 }).primaryKey(),
    userId: ofUser(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('sign_in_challenges_user_idx').on(table.userId),
    index('sign_in_challenges_expires_idx').on(table.expiresAt),
  ],
)

/** Codes for who has lost the second factor, each good once; HMACs of them. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: ofUser(),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('recovery_codes_user_hash_key').on(table.userId, table.codeHash)],
)

/** Links for a forgotten password; sha256 of their tokens. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    userId: ofUser(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('password_resets_user_idx').on(table.userId),
    index('password_resets_expires_idx').on(table.expiresAt),
  ],
)

/** Addresses that people want for their account and have yet to prove, one at a time; sha256 of the link's token. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ofUser().primaryKey(),
    /** Kept in lower case. */
    newEmail: varchar('new_email', { length: 255 }).notNull(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('email_changes_token_hash_key').on(table.tokenHash),
    index('email_changes_expires_idx').on(table.expiresAt),
  ],
)

/** Pictures people chose of themselves, small squares in WebP; a key cannot be guessed. */
export const profilePictures = pgTable(
  'profile_pictures',
  {
    userId: ofUser().primaryKey(),
    key: varchar('key', { length: 32 }).notNull(),
    image: bytes('image').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('profile_pictures_key').on(table.key)],
)

/** Attempts that are counted, by keyed hashes of whom they are counted for (platform/attempts.ts). */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
