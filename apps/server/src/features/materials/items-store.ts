import type { Card, Question, Source, Word } from '@capivira/generation/items'
import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { flipCards, words as wordTable } from './tables.ts'

/** Rows per statement, far below PostgreSQL's 65,535 parameters. */
const rowsPerInsert = 500

/** Makes the written cards of a material these, in this order; cards written by hand stay. */
export async function replaceCards(
  tx: Transaction,
  materialId: number,
  cards: readonly Card[],
  now: Date,
): Promise<void> {
  const { question, answer, category, difficulty, position, sourcePage, sourceQuote, family } = flipCards
  const content = { question, answer, category, difficulty, position, sourcePage, sourceQuote, family }
  const stale = notInArray(flipCards.fingerprint, fingerprintsOf(cards))
  await tx.delete(flipCards).where(and(eq(flipCards.materialId, materialId), isNotNull(family), stale))
  const rows = cards.map(({ source, ...card }, place) => ({
    ...texts(card, ['question', 'answer', 'category']),
    ...sourced(source),
    materialId,
    position: place,
    createdAt: now,
  }))
  for (const values of chunks(rows)) {
    const target = [flipCards.materialId, flipCards.fingerprint]
    await tx
      .insert(flipCards)
      .values(values)
      .onConflictDoUpdate({ target, set: fromNew(content) })
  }
}

/** Makes the written questions of a material's quiz these; a quiz is made when there is anything to ask. */
export async function replaceQuestions(
  tx: Transaction,
  material: { id: number; title: string },
  questions: readonly Question[],
  now: Date,
): Promise<void> {
  const quizId = await quizOf(tx, material, questions.length > 0, now)
  if (quizId === null) return
  const { question, options, correctAnswer, explanation, category, difficulty, position } = quizQuestions
  const { sourcePage, sourceQuote, family } = quizQuestions
  const content = { question, options, correctAnswer, explanation, category, difficulty, position }
  const stale = notInArray(quizQuestions.fingerprint, fingerprintsOf(questions))
  await tx.delete(quizQuestions).where(and(eq(quizQuestions.quizId, quizId), isNotNull(family), stale))
  const rows = questions.map(({ source, answerType: _, ...written }, place) => ({
    ...texts(written, ['question', 'explanation', 'category']),
    options: written.options.map(storable),
    ...sourced(source),
    quizId,
    position: place,
    createdAt: now,
  }))
  for (const values of chunks(rows)) {
    const target = [quizQuestions.quizId, quizQuestions.fingerprint]
    const set = fromNew({ ...content, sourcePage, sourceQuote, family })
    await tx.insert(quizQuestions).values(values).onConflictDoUpdate({ target, set })
  }
}

async function quizOf(
  tx: Transaction,
  { id, title }: { id: number; title: string },
  needed: boolean,
  now: Date,
): Promise<number | null> {
  const [known] = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.materialId, id))
  if (known || !needed) return known?.id ?? null
  const quiz = { materialId: id, title: `Quiz: ${title}`.slice(0, 255), createdAt: now }
  const [made] = await tx.insert(quizzes).values(quiz).returning({ id: quizzes.id })
  return made?.id ?? null
}

/** Makes the words of a material these. */
export async function replaceWords(
  tx: Transaction,
  materialId: number,
  words: readonly Word[],
  now: Date,
): Promise<void> {
  const { word, hint, position, sourcePage, sourceQuote } = wordTable
  const stale = notInArray(wordTable.fingerprint, fingerprintsOf(words))
  await tx.delete(wordTable).where(and(eq(wordTable.materialId, materialId), stale))
  const rows = words.map(({ source, ...written }, place) => ({
    ...texts(written, ['word', 'hint']),
    ...sourced(source),
    materialId,
    position: place,
    createdAt: now,
  }))
  for (const values of chunks(rows)) {
    const target = [wordTable.materialId, wordTable.fingerprint]
    const set = fromNew({ word, hint, position, sourcePage, sourceQuote })
    await tx.insert(wordTable).values(values).onConflictDoUpdate({ target, set })
  }
}

const fingerprintsOf = (items: readonly { fingerprint: string }[]) => items.map(({ fingerprint }) => fingerprint)

const sourced = ({ page, quote }: Source) => ({ sourcePage: page, sourceQuote: storable(quote) })

/** PostgreSQL takes no NUL in text and no half of a surrogate pair. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** An item with some of its texts made storable; a category fits its column. */
function texts<Item, Key extends keyof Item>(item: Item & Record<Key, string>, keys: readonly Key[]): Item {
  const made = keys.map(key => [key, storable(item[key]).slice(0, key === 'category' ? 100 : undefined)])
  return { ...item, ...Object.fromEntries(made) }
}

/** What an upsert takes from the new row. */
function fromNew(columns: Record<string, PgColumn>): Record<string, SQL> {
  const taken = Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])
  return Object.fromEntries(taken)
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) yield rows.slice(from, from + rowsPerInsert)
}
