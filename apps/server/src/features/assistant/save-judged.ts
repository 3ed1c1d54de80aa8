import type { Made } from '@capivira/generation/assistant/judge-answer'
import type { Transaction } from '../../platform/database.ts'
import { publishWaiting } from '../editing/publish-waiting.ts'
import type { Writing } from '../materials/item-rows.ts'
import { placeAtEnd } from '../materials/place-at-end.ts'
import { recountProgress } from '../materials/recount-progress.ts'
import { insertJudgedCards, insertJudgedQuestions, insertJudgedWords, overwriteWaiting } from './judged-store.ts'

/** An item to be saved: at the end, or over a suggestion of the same fact. */
export type Taken = { made: Made; over: number | 'new' }

/** Saves items at the end of a material, or in the place of those that waited. */
export async function saveJudged(
  tx: Transaction,
  material: { id: number; title: string },
  taken: readonly Taken[],
  writing: Omit<Writing, 'first'>,
): Promise<void> {
  await saveNew(
    tx,
    material,
    taken.flatMap(({ made, over }) => (over === 'new' ? [made] : [])),
    writing,
  )
  for (const { made, over } of taken) {
    if (over === 'new') continue
    const waiting = { materialId: material.id, kind: made.kind, id: over, now: writing.now }
    if (await publishWaiting(tx, waiting)) await overwriteWaiting(tx, made, over, writing)
  }
}

async function saveNew(
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
