import type { Made } from '@capivira/generation/assistant/judgeAnswer'
import type { Transaction } from '../../platform/database.ts'
import { cardRows, questionRows, type Writing, wordRows } from '../materials/item-rows.ts'
import { makeQuiz } from '../materials/make-quiz.ts'
import { nextPosition } from '../materials/next-position.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import { flipCards, words } from '../materials/tables.ts'
import { quizQuestions } from '../quizzes/tables.ts'

/** Saves items at the end of a material. They stay when it is read again, as what a teacher asked for does. */
export async function saveJudged(
  tx: Transaction,
  material: { id: number; title: string },
  made: readonly Made[],
  writing: Omit<Writing, 'first'>,
): Promise<void> {
  const asked = { origin: 'requested' as const, pasted: true, touchedAt: writing.now }
  const marked = <Row extends object>(rows: readonly Row[]) => rows.map(row => ({ ...row, ...asked }))
  const cards = made.flatMap(one => (one.kind === 'card' ? [one.item] : []))
  if (cards.length > 0) {
    const first = await nextPosition(tx, 'card', material.id)
    await tx
      .insert(flipCards)
      .values(marked(cardRows(cards, material.id, { ...writing, first })))
      .onConflictDoNothing()
    await recountProgress(tx, material.id)
  }
  const questions = made.flatMap(one => (one.kind === 'question' ? [one.item] : []))
  if (questions.length > 0) {
    const quizId = await makeQuiz(tx, material, writing.now)
    const first = await nextPosition(tx, 'question', quizId)
    await tx
      .insert(quizQuestions)
      .values(marked(questionRows(questions, quizId, { ...writing, first })))
      .onConflictDoNothing()
  }
  const named = made.flatMap(one => (one.kind === 'word' ? [one.item] : []))
  if (named.length > 0) {
    const first = await nextPosition(tx, 'word', material.id)
    await tx
      .insert(words)
      .values(marked(wordRows(named, material.id, { ...writing, first })))
      .onConflictDoNothing()
  }
}
