import type { Made } from '@capivira/generation/assistant/judgeAnswer'
import type { Transaction } from '../../platform/database.ts'
import type { Writing } from '../materials/item-rows.ts'
import { placeAtEnd } from '../materials/place-at-end.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import { insertJudgedCards, insertJudgedQuestions, insertJudgedWords } from './judged-store.ts'

/** Saves items at the end of a material. */
export async function saveJudged(
  tx: Transaction,
  material: { id: number; title: string },
  made: readonly Made[],
  writing: Omit<Writing, 'first'>,
): Promise<void> {
  const placeOf = async (kind: Made['kind']) => ({
    ...writing,
    ...(await placeAtEnd(tx, kind, material, writing.now)),
  })
  const cards = made.flatMap(one => (one.kind === 'card' ? [one.item] : []))
  if (cards.length > 0) {
    await insertJudgedCards(tx, cards, await placeOf('card'))
    await recountProgress(tx, material.id)
  }
  const questions = made.flatMap(one => (one.kind === 'question' ? [one.item] : []))
  if (questions.length > 0) await insertJudgedQuestions(tx, questions, await placeOf('question'))
  const words = made.flatMap(one => (one.kind === 'word' ? [one.item] : []))
  if (words.length > 0) await insertJudgedWords(tx, words, await placeOf('word'))
}
