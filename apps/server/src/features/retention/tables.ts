import { boolean, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'

/** Pupils' accounts that nobody uses: whose erasure was announced, or which the school keeps for a while. */
export const idleAccounts = pgTable(
  'idle_accounts',
  {
    userId: ofUser().primaryKey(),
    /** When the pupil and the school were told; null where it is kept, or was used again. */
    noticedAt: instant('noticed_at'),
    /** Whether an e-mail was sent then to the pupil, and to the guardian. */
    toldPupil: boolean('told_pupil').notNull().default(false),
    toldGuardian: boolean('told_guardian').notNull().default(false),
    /** Until when somebody of the school wants it kept. */
    keptUntil: instant('kept_until'),
  },
  table => [index('idle_accounts_noticed_idx').on(table.noticedAt)],
)

/**
 * The school days on which a worker ran, and how many accounts it told of and erased on each: what a clock that jumps,
 * a server that was off and a restored backup are held against.
 */
export const servedDays = pgTable('served_days', {
  day: date('day').primaryKey(),
  noticed: integer('noticed').notNull().default(0),
  erased: integer('erased').notNull().default(0),
})
