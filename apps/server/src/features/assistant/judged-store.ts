import type { Made } from '@capivira/generation/assistant/judge-answer'
import type { Card, Question, Word } from '@capivira/generation/items'
import { eq, sql } from 'drizzle-orm'
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

/** Writes an item over one of its kind, which keeps its place and how it stands with pupils. */
export async function overwriteWaiting(
  tx: Transaction,
  made: Made,
  id: number,
  writing: Omit<Writing, 'first'>,
): Promise<void> {
  const touched = { origin: 'requested' as const, pasted: true, touchedAt: writing.now }
  if (made.kind === 'card') {
    const [row] = cardRows([made.item], 0, writing).map(row => ({
      ...saidBy(row),
      ...askedBy(row),
      answer: row.answer,
    }))
    const set = { ...row, ...touched, revision: sql`${flipCards.revision} + 1` }
    await tx.update(flipCards).set(set).where(eq(flipCards.id, id))
  } else if (made.kind === 'question') {
    const [row] = questionRows([made.item], 0, writing).map(row => {
      const { options, correctAnswer, explanation } = row
      return { ...saidBy(row), ...askedBy(row), options, correctAnswer, explanation }
    })
    const set = { ...row, ...touched, revision: sql`${quizQuestions.revision} + 1` }
    await tx.update(quizQuestions).set(set).where(eq(quizQuestions.id, id))
  } else {
    const [row] = wordRows([made.item], 0, writing).map(row => ({ ...saidBy(row), word: row.word, hint: row.hint }))
    const set = { ...row, ...touched, revision: sql`${words.revision} + 1` }
    await tx.update(words).set(set).where(eq(words.id, id))
  }
}

type Row = ReturnType<typeof cardRows>[number] | ReturnType<typeof questionRows>[number]

/** What every item says of itself and of where it comes from. */
const saidBy = (row: Row | ReturnType<typeof wordRows>[number]) => {
  const { engine, fingerprint, sourcePage, sourceQuote, certainty, factKind } = row
  return { engine, fingerprint, sourcePage, sourceQuote, certainty, factKind }
}

/** What a card and a question have besides. */
const askedBy = ({ question, category, difficulty, family }: Row) => ({ question, category, difficulty, family })
