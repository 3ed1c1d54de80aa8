import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { holdStanding, type ScopeId, updateStanding } from './store.ts'
import { useWeights } from './use-weights.ts'

/**
 * Goes back to the defaults, of a turma to its school's weights, until somebody says otherwise; or lets weights of
 * one's own be used again: what the last fit found at once, if it is better.
 */
export async function chooseMemory(
  db: Database,
  classId: ScopeId,
  { use, now }: { use: 'own' | 'defaults'; now: Date },
): Promise<void> {
  await inTransaction(db, async tx => {
    const standing = await holdStanding(tx, classId)
    const isOff = use === 'defaults'
    await updateStanding(tx, standing.id, { isOff })
    const kept = standing.isBetter ? standing.found : null
    await useWeights(tx, standing, isOff ? null : (standing.weights ?? kept), now)
  })
}
