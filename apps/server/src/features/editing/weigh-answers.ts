import { type Doubt, doubted, doubtOf } from '@capivira/core/review/doubt'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { afterChange } from './after-change.ts'
import { type FirstAnswerRow, keepDoubt, selectFirstAnswers, selectTakenQuizzes } from './answers-store.ts'
import { updateStanding } from './standing-store.ts'

type Tools = { db: Database; logger: Logger; now: () => Date; signal?: AbortSignal }

/** Days back from which on quizzes are looked at: nights that were missed are made up for. */
const daysBack = 7

/**
 * Looks what pupils' first answers say of the questions of quizzes that were taken lately. One that they speak against
 * waits for its teacher again, with the figures; pupils keep what they did with it.
 */
export async function weighAnswers({ db, logger, now, signal }: Tools): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
  let found = 0
  for (const { quizId, materialId } of await selectTakenQuizzes(db, since)) {
    if (signal?.aborted) break
    const doubts = doubtsIn(await selectFirstAnswers(db, quizId))
    if (doubts.size === 0) continue
    found += await inTransaction(db, async tx => {
      const ids: number[] = []
      for (const [id, doubt] of doubts) if (await keepDoubt(tx, id, doubt)) ids.push(id)
      await updateStanding(tx, { kind: 'question', ids }, doubted, { now: at })
      await afterChange(tx, { materialId, kinds: ['question'], goes: true, now: at })
      return ids.length
    })
  }
  if (found > 0) logger.info({ questions: found }, "pupils' answers speak against questions")
  return found
}

/** What first answers say against the questions of one quiz. */
export function doubtsIn(rows: readonly FirstAnswerRow[]): Map<number, Doubt> {
  const byPupil = new Map<string, { answers: number; right: number }>()
  for (const { userId, isRight } of rows) {
    const so = byPupil.get(userId) ?? { answers: 0, right: 0 }
    byPupil.set(userId, { answers: so.answers + 1, right: so.right + (isRight ? 1 : 0) })
  }
  const otherwise = ({ userId, isRight }: FirstAnswerRow): number | null => {
    const { answers = 0, right = 0 } = byPupil.get(userId) ?? {}
    return answers > 1 ? (right - (isRight ? 1 : 0)) / (answers - 1) : null
  }
  const doubts = new Map<number, Doubt>()
  const counted = rows.filter(({ counts }) => counts)
  for (const [id, some] of Map.groupBy(counted, ({ questionId }) => questionId)) {
    const doubt = doubtOf(some.map(row => ({ option: row.option, isRight: row.isRight, otherwise: otherwise(row) })))
    if (doubt) doubts.set(id, doubt)
  }
  return doubts
}
