import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Steps of setting up the demo school that are done, each written with its step, so that none is ever done twice. */
export const demoSteps = pgTable('demo_steps', {
  name: text('name').primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
})
