import { firstLine } from '@capivira/core/review/line'
import type { Rule } from '@capivira/core/review/standing'
import type { Queryable } from '../../platform/database.ts'
import { selectPolicy, selectWithdrawnKinds } from './store.ts'

/** What decides about new items of a material: its own policy or else its teacher's, the line, and the kinds that are withdrawn. */
export async function readRule(db: Queryable, materialId: number): Promise<Rule> {
  const [policy, kinds] = [await selectPolicy(db, materialId), await selectWithdrawnKinds(db)]
  return { policy: policy.own ?? policy.ofTeacher ?? 'certain', line: () => firstLine, withdrawnKinds: new Set(kinds) }
}
