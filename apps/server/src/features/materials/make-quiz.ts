import type { Transaction } from '../../platform/database.ts'
import { quizOf } from './items-store.ts'

/** The quiz of a material, made when there is none yet; in the caller's transaction. */
export async function makeQuiz(tx: Transaction, material: { id: number; title: string }, now: Date): Promise<number> {
  const quizId = await quizOf(tx, material, true, now)
  if (quizId === null) throw new Error('a quiz that is needed was not made')
  return quizId
}
