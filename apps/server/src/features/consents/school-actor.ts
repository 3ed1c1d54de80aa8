import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isPupilOf, type SchoolViewer } from './list-store.ts'

/** Who of the school does something about a pupil, with the name that is written down beside it. */
export type SchoolActor = SchoolViewer & { fullName: string }

/** What acts of the school need. */
export type SchoolTools = { db: Database; now: Date }

/** There is no such pupil, or they are somebody else's to care for. */
export const noSuchPupil = new Refusal(404, messages.notFound)

/** Does something about a pupil whom the actor may care for; refuses 404 for anybody else. */
export async function forOwnPupil<Done>(
  db: Database,
  actor: SchoolActor,
  userId: string,
  act: () => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return (await isPupilOf(db, actor, userId)) ? act() : noSuchPupil
}
