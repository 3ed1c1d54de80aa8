import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requestMore } from '../editing/request-more.ts'
import { setPolicy } from '../editing/set-policy.ts'
import { type DemoItems, listSteps, noteStep } from './store.ts'

const step = 'review'

/**
 * Lets some suggestions wait for the teacher of the demo school: they look at one text's new items first, and have
 * asked for more of them. Done once; a start that was killed in between asks no second time.
 */
export async function openDemoReview(
  { db, now }: { db: Database; now: Date },
  items: Pick<DemoItems, 'materialId'> | undefined,
  teacherId: string,
): Promise<void> {
  if (!items || (await listSteps(db)).has(step)) return
  const { materialId } = items
  const teacher = { id: teacherId, userType: 'teacher' as const }
  const chosen = await setPolicy(db, teacher, { materialId, policy: 'reviewed', now })
  if (chosen instanceof Refusal) return
  if (chosen.waiting === 0)
    for (const kind of ['card', 'question'] as const) await requestMore(db, teacher, { materialId, kind, now })
  await noteStep(db, step, now)
}
