import type { Queryable } from '../../platform/database.ts'
import { belongsToPupil } from '../accounts/pupils-mailbox.ts'
import { findCurrent } from './sharing-store.ts'

/**
 * Whose consent for a child holds, where they have an address of their own; null for paper, and where the address is a
 * pupil's by now.
 */
export async function guardianToTell(
  db: Queryable,
  userId: string,
): Promise<{ guardianName: string; guardianEmail: string } | null> {
  const consent = await findCurrent(db, userId)
  if (!consent?.givenAt || !consent.guardianEmail) return null
  const { guardianName, guardianEmail } = consent
  return (await belongsToPupil(db, guardianEmail)) ? null : { guardianName, guardianEmail }
}
