import type { Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { insertAct, type NewAct } from './acts-store.ts'

/** The administrator who acts, and when. */
export type By = { actor: Pick<SignedIn, 'id' | 'fullName'>; now: Date }

/** Whom or what something is done to; `teacherId` is whose a thing is. */
export type Target = { id: string | number; name: string; teacherId?: string }

/** Whose id stands beside what nobody did. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Writes down what the product does by itself. */
export function recordOwnAct(tx: Queryable, now: Date, act: NewAct['act'], target: Target): Promise<void> {
  return recordAct(tx, { actor: { id: nobody, fullName: 'Capivira' }, now }, act, target)
}

/**
 * Writes down what an administrator does; in the transaction of the act, so that one is never there without the other.
 */
export async function recordAct(
  tx: Queryable,
  { actor, now }: By,
  act: NewAct['act'],
  target: Target,
  detail: string | null = null,
): Promise<void> {
  await insertAct(tx, {
    actorId: actor.id,
    actorName: actor.fullName,
    act,
    targetId: String(target.id),
    targetName: target.name,
    ownerId: target.teacherId ?? null,
    detail,
    createdAt: now,
  })
}
