import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'

/** Each pupil's city; every change is an action the server played itself. */
export const cities = pgTable('cities', {
  userId: ofUser().primaryKey(),
  /** See packages/games/src/city/city.ts. */
  city: jsonb('city').notNull(),
  /** Grows with every change; a browser that knows an older city is told the newer one. */
  revision: integer('revision').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
})
