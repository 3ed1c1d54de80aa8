import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'

/**
 * Whether what a person made may be shown to others, as a condition: `person` is their id as the statement knows it.
 * The rule is core/consents/consent.ts; the two are held together by a test.
 */
export function sharesPublicly(person: SQLWrapper): SQL<boolean> {
  // `offset 0`: who made it is looked up, where PostgreSQL might read all children first.
  return sql<boolean>`not exists (
    select from ${users} as child
    where child.id = ${person} and child.user_type = 'student' and coalesce(child.age_range, 'até 12') = 'até 12'
      and not child.consent_given
    offset 0
  )`
}
