import type { Card, Question, Spare, Word } from '@capivira/generation/items'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { quizAnswers, quizQuestions, quizzes } from '../quizzes/tables.ts'
import { studiedCards } from '../study/tables.ts'
import { chunks } from './chunks.ts'
import { clearAfter, meetFormers } from './formers-store.ts'
import { sameWord } from './heirs.ts'
import { cardRows, questionRows, storable, storableItem, type Writing, wordRows } from './item-rows.ts'
import { asksOther, fromNew, rewritten, sightAnew, turnsOther } from './rewrite-store.ts'
import { flipCards, spareItems, words as wordTable } from './tables.ts'

/**
 * Makes the written cards of a material these, in this order; what a teacher wrote, changed, hid or removed stays so,
 * what pupils have studied stays with them, and of what they had as much as would only be replaced by suggestions.
 * Answers the ids of the rows that say something else now.
 */
export async function replaceCards(
  tx: Transaction,
  materialId: number,
  cards: readonly Card[],
  writing: Writing,
): Promise<number[]> {
  const { question, answer, category, difficulty, position, sourcePage, sourceQuote, family, engine } = flipCards
  const ofMaterial = sql`${eq(flipCards.materialId, materialId)}`
  const there = { table: flipCards, ofMaterial, asks: question, answer, family }
  const look = (card: Card) => ({ ...card, asks: card.question, quote: card.source.quote })
  const { fresh, before } = await meetFormers(tx, there, { items: cards, look, writing })
  const rest = { category, difficulty, sourcePage, sourceQuote, family, engine }
  const asked = rewritten(flipCards, { question, answer }, rest, turnsOther(flipCards))
  const set = { ...fromNew({ position }), ...asked, ...sightAnew(flipCards) }
  const target = [flipCards.materialId, flipCards.fingerprint]
  const { id, touchedAt } = flipCards
  const replaced: number[] = []
  for (const values of chunks(cardRows(fresh, materialId, writing))) {
    const upsert = tx.insert(flipCards).values(values).onConflictDoUpdate({ target, set })
    replaced.push(...replacedAmong(await upsert.returning({ id, touchedAt }), writing.now))
  }
  const isUsed = sql`exists (select from ${studiedCards} where ${studiedCards.cardId} = ${flipCards.id})`
  await clearAfter(tx, there, { isUsed, written: fresh, before })
  return replaced
}

/**
 * Makes the written questions of a material's quiz these, as replaceCards does; a quiz is made when there is anything
 * to ask.
 */
export async function replaceQuestions(
  tx: Transaction,
  material: { id: number; title: string },
  questions: readonly Question[],
  writing: Writing,
): Promise<number[]> {
  const quizId = await quizOf(tx, material, questions.length > 0, writing.now)
  if (quizId === null) return []
  const { question, options, correctAnswer, explanation, category, difficulty, position } = quizQuestions
  const { sourcePage, sourceQuote, family, engine } = quizQuestions
  const ofMaterial = sql`${eq(quizQuestions.quizId, quizId)}`
  const there = { table: quizQuestions, ofMaterial, asks: question, answer: rightOption, family }
  const look = (item: Question) => ({
    ...item,
    asks: item.question,
    answer: item.options[item.correctAnswer] ?? null,
    quote: item.source.quote,
  })
  const { fresh, before } = await meetFormers(tx, there, { items: questions, look, writing })
  const asked = { question, options, correctAnswer }
  const rest = { explanation, category, difficulty, sourcePage, sourceQuote, family, engine }
  const set = { ...fromNew({ position }), ...rewritten(quizQuestions, asked, rest, asksOther(quizQuestions)) }
  const target = [quizQuestions.quizId, quizQuestions.fingerprint]
  const { id, touchedAt } = quizQuestions
  const replaced: number[] = []
  for (const values of chunks(questionRows(fresh, quizId, writing))) {
    const upsert = tx.insert(quizQuestions).values(values).onConflictDoUpdate({ target, set })
    replaced.push(...replacedAmong(await upsert.returning({ id, touchedAt }), writing.now))
  }
  const isUsed = sql`exists (select from ${quizAnswers} where ${quizAnswers.questionId} = ${quizQuestions.id})`
  await clearAfter(tx, there, { isUsed, written: fresh, before })
  return replaced
}

/** The quiz of a material, made when it is `needed`; null when there is none. */
export async function quizOf(
  tx: Transaction,
  { id, title }: { id: number; title: string },
  needed: boolean,
  now: Date,
): Promise<number | null> {
  const [known] = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.materialId, id))
  if (known || !needed) return known?.id ?? null
  const quiz = { materialId: id, title: `Quiz: ${title}`.slice(0, 255), createdAt: now }
  // An update that changes nothing answers the row that another window made meanwhile.
  const [made] = await tx
    .insert(quizzes)
    .values(quiz)
    .onConflictDoUpdate({ target: quizzes.materialId, set: { materialId: id } })
    .returning({ id: quizzes.id })
  return made?.id ?? null
}

/** Makes the words of a material these; what a teacher wrote, changed, hid or removed stays so, as with cards. */
export async function replaceWords(
  tx: Transaction,
  materialId: number,
  words: readonly Word[],
  writing: Writing,
): Promise<void> {
  const { word, hint, position, sourcePage, sourceQuote, engine } = wordTable
  const ofMaterial = sql`${eq(wordTable.materialId, materialId)}`
  const there = { table: wordTable, ofMaterial, asks: hint, answer: word, family: sql<null>`null` }
  // A teacher has decided about the word, whatever hints at it.
  const decided = (item: Word) => ({ ...item, asks: item.word, answer: null, family: null, quote: null })
  const look = (item: Word) => ({ ...item, asks: item.hint, answer: item.word, family: null, quote: item.source.quote })
  const writes = { items: words, look, writing, identities: sameWord }
  const { fresh, before } = await meetFormers(tx, there, writes, { look: decided, asks: word, answer: sql<null>`null` })
  const set = {
    ...fromNew({ position }),
    ...rewritten(wordTable, { word, hint }, { sourcePage, sourceQuote, engine }),
  }
  for (const values of chunks(wordRows(fresh, materialId, writing))) {
    const target = [wordTable.materialId, wordTable.fingerprint]
    await tx.insert(wordTable).values(values).onConflictDoUpdate({ target, set })
  }
  await clearAfter(tx, there, { isUsed: sql`false`, written: fresh, before })
}

/** Makes the good items that were not chosen these, best first. */
export async function replaceSpares(tx: Transaction, materialId: number, spares: readonly Spare[]): Promise<void> {
  await tx.delete(spareItems).where(eq(spareItems.materialId, materialId))
  const rows = spares.map(({ kind, item }, place) => ({
    materialId,
    kind,
    fingerprint: item.fingerprint,
    place,
    page: item.source.page,
    category: storable(item.category).slice(0, 100),
    item: storableItem(item),
  }))
  for (const values of chunks(rows)) await tx.insert(spareItems).values(values).onConflictDoNothing()
}

const rightOption = sql<string>`${quizQuestions.options} ->> ${quizQuestions.correctAnswer}`

/** Of the rows met, those whose words the run has replaced by others. */
function replacedAmong(met: readonly { id: number; touchedAt: Date | null }[], now: Date): number[] {
  return met.filter(({ touchedAt }) => touchedAt?.getTime() === now.getTime()).map(({ id }) => id)
}
