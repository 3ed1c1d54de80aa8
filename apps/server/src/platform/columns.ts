import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that every feature's tables have alike. */

/** A point in time; the database keeps it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** An integer key the database counts up. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
