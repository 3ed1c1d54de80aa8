import { type AboutAge, type ConsentState, consentState, needsGuardian } from '@capivira/core/consents/consent'
import type { Queryable } from '../../platform/database.ts'
import { findCurrent } from './sharing-store.ts'

/** Where the consent for a person stands; asks the database only for those who need one. */
export async function consentStateOf(db: Queryable, person: AboutAge & { id: string }): Promise<ConsentState> {
  return consentState(person, needsGuardian(person) ? await findCurrent(db, person.id) : null)
}
