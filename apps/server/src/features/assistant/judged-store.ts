import type { Card, Question, Word } from '@capivira/generation/items'
import type { Transaction } from '../../platform/database.ts'
import type { PlaceAtEnd } from '../materials/item-rows.ts'
import { cardRows, questionRows, type Writing, wordRows } from '../materials/item-rows.ts'
import { flipCards, words } from '../materials/tables.ts'
import { quizQuestions } from '../quizzes/tables.ts'

type Place = PlaceAtEnd & Omit<Writing, 'first'>

/** They stay when the material is read again, as what a teacher asked for does. */
const marked = <Row extends object>(rows: readonly Row[], touchedAt: Date) =>
  rows.map(row => ({ ...row, origin: 'requested' as const, pasted: true, touchedAt }))

/** Saves cards at the end of a material. */
export async function insertJudgedCards(tx: Transaction, cards: readonly Card[], place: Place): Promise<void> {
  const rows = marked(cardRows(cards, place.parentId, place), place.now)
  await tx.insert(flipCards).values(rows).onConflictDoNothing()
}

/** Saves questions at the end of a quiz. */
export async function insertJudgedQuestions(
  tx: Transaction,
  questions: readonly Question[],
  place: Place,
): Promise<void> {
  const rows = marked(questionRows(questions, place.parentId, place), place.now)
  await tx.insert(quizQuestions).values(rows).onConflictDoNothing()
}

/** Saves words at the end of a material. */
export async function insertJudgedWords(tx: Transaction, named: readonly Word[], place: Place): Promise<void> {
  const rows = marked(wordRows(named, place.parentId, place), place.now)
  await tx.insert(words).values(rows).onConflictDoNothing()
}
