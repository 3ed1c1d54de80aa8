import type { Card, Question, Spare, Word } from '@capivira/generation/items'
import { and, eq, isNotNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database.ts'
import { quizAnswers, quizQuestions, quizzes } from '../quizzes/tables.ts'
import { studiedCards } from '../study/tables.ts'
import { chunks } from './chunks.ts'
import { heirsOf } from './heirs.ts'
import { handOver } from './heirs-store.ts'
import { cardRows, questionRows, storable, storableItem, type Writing, wordRows } from './item-rows.ts'
import { flipCards, spareItems, words as wordTable } from './tables.ts'
import { withoutTouched } from './touched-items.ts'

type ItemTable = typeof flipCards | typeof quizQuestions | typeof wordTable

/** What a teacher has touched or said something of, or pupils' answers have: it stays when a material is read again. */
const isTouched = ({ origin, state, edited, verdict, publicationReason }: ItemTable) =>
  or(
    sql`${origin} <> 'generated'`,
    sql`${state} <> 'shown'`,
    eq(edited, true),
    isNotNull(verdict),
    sql`${publicationReason} is not distinct from 'answers'`,
  )
const isUntouched = (table: ItemTable) => sql`not (${isTouched(table)})`

/**
 * Makes the written cards of a material these, in this order; what a teacher wrote, changed, hid or removed stays so, and what pupils
 * have studied stays with them.
 */
export async function replaceCards(
  tx: Transaction,
  materialId: number,
  cards: readonly Card[],
  writing: Writing,
): Promise<void> {
  const { question, answer, category, difficulty, position, sourcePage, sourceQuote, family, engine } = flipCards
  const content = { question, answer, category, difficulty, sourcePage, sourceQuote, family, engine }
  const ofMaterial = eq(flipCards.materialId, materialId)
  const touched = await tx
    .select({ ...marksOf(flipCards), asks: question, answer, family })
    .from(flipCards)
    .where(and(ofMaterial, isTouched(flipCards)))
  const look = (card: Card) => ({ ...card, asks: card.question, quote: card.source.quote })
  const fresh = withoutTouched(cards, touched, look)
  const formers = await tx
    .select({ ...formerOf(flipCards), asks: question, answer })
    .from(flipCards)
    .where(and(ofMaterial, isUntouched(flipCards)))
  await handOver(tx, flipCards, heirsOf(formers, fresh.map(look), fingerprintsOf(touched, formers)))
  const isStudied = sql`exists (select from ${studiedCards} where ${studiedCards.cardId} = ${flipCards.id})`
  await tx.delete(flipCards).where(and(ofMaterial, isUntouched(flipCards), isNot(flipCards, fresh), not(isStudied)))
  const rows = cardRows(fresh, materialId, writing)
  for (const values of chunks(rows)) {
    const target = [flipCards.materialId, flipCards.fingerprint]
    const sight = {
      shownAt: sql`case when ${comesOut(flipCards)} then excluded.created_at else ${flipCards.shownAt} end`,
    }
    const set = { ...fromNew({ position }), ...unlessEdited(flipCards, content), ...judgedAnew(flipCards), ...sight }
    await tx.insert(flipCards).values(values).onConflictDoUpdate({ target, set })
  }
}

/** Makes the written questions of a material's quiz these; a quiz is made when there is anything to ask. */
export async function replaceQuestions(
  tx: Transaction,
  material: { id: number; title: string },
  questions: readonly Question[],
  writing: Writing,
): Promise<void> {
  const quizId = await quizOf(tx, material, questions.length > 0, writing.now)
  if (quizId === null) return
  const { question, options, correctAnswer, explanation, category, difficulty, position } = quizQuestions
  const { sourcePage, sourceQuote, family, engine } = quizQuestions
  const content = { question, options, correctAnswer, explanation, category, difficulty }
  const ofQuiz = eq(quizQuestions.quizId, quizId)
  const touched = await tx
    .select({ ...marksOf(quizQuestions), asks: question, answer: rightOption, family })
    .from(quizQuestions)
    .where(and(ofQuiz, isTouched(quizQuestions)))
  const look = (item: Question) => ({
    ...item,
    asks: item.question,
    answer: item.options[item.correctAnswer] ?? null,
    quote: item.source.quote,
  })
  const fresh = withoutTouched(questions, touched, look)
  const formers = await tx
    .select({ ...formerOf(quizQuestions), asks: question, answer: rightOption })
    .from(quizQuestions)
    .where(and(ofQuiz, isUntouched(quizQuestions)))
  await handOver(tx, quizQuestions, heirsOf(formers, fresh.map(look), fingerprintsOf(touched, formers)))
  const isAnswered = sql`exists (select from ${quizAnswers} where ${quizAnswers.questionId} = ${quizQuestions.id})`
  await tx
    .delete(quizQuestions)
    .where(and(ofQuiz, isUntouched(quizQuestions), isNot(quizQuestions, fresh), not(isAnswered)))
  for (const values of chunks(questionRows(fresh, quizId, writing))) {
    const target = [quizQuestions.quizId, quizQuestions.fingerprint]
    const written = { ...content, sourcePage, sourceQuote, family, engine }
    const set = { ...fromNew({ position }), ...unlessEdited(quizQuestions, written), ...judgedAnew(quizQuestions) }
    await tx.insert(quizQuestions).values(values).onConflictDoUpdate({ target, set })
  }
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

/** Makes the words of a material these; what a teacher wrote, changed, hid or removed stays so. */
export async function replaceWords(
  tx: Transaction,
  materialId: number,
  words: readonly Word[],
  writing: Writing,
): Promise<void> {
  const { word, hint, position, sourcePage, sourceQuote, engine } = wordTable
  const ofMaterial = eq(wordTable.materialId, materialId)
  const touched = await tx
    .select({ ...marksOf(wordTable), asks: word, answer: sql<null>`null`, family: sql<null>`null` })
    .from(wordTable)
    .where(and(ofMaterial, isTouched(wordTable)))
  const fresh = withoutTouched(words, touched, item => ({
    ...item,
    asks: item.word,
    answer: null,
    family: null,
    quote: null,
  }))
  const formers = await tx
    .select({ ...formerOf(wordTable), asks: hint, answer: word })
    .from(wordTable)
    .where(and(ofMaterial, isUntouched(wordTable)))
  const hinted = fresh.map(item => ({ ...item, asks: item.hint, answer: item.word, quote: item.source.quote }))
  await handOver(tx, wordTable, heirsOf(formers, hinted, fingerprintsOf(touched, formers)))
  await tx.delete(wordTable).where(and(ofMaterial, isUntouched(wordTable), isNot(wordTable, fresh)))
  const rows = wordRows(fresh, materialId, writing)
  for (const values of chunks(rows)) {
    const target = [wordTable.materialId, wordTable.fingerprint]
    const content = unlessEdited(wordTable, { word, hint, sourcePage, sourceQuote, engine })
    const set = { ...fromNew({ position }), ...content, ...judgedAnew(wordTable) }
    await tx.insert(wordTable).values(values).onConflictDoUpdate({ target, set })
  }
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

const marksOf = ({ fingerprint, state, edited, publication, sourceQuote }: ItemTable) => ({
  fingerprint,
  state,
  edited,
  publication,
  quote: sourceQuote,
})

const formerOf = ({ id, fingerprint, sourceQuote }: ItemTable) => ({ id, fingerprint, quote: sourceQuote })

const fingerprintsOf = (...lists: readonly (readonly { fingerprint: string }[])[]) =>
  new Set(lists.flat().map(({ fingerprint }) => fingerprint))

const isNot = (table: ItemTable, items: readonly { fingerprint: string }[]) =>
  notInArray(
    table.fingerprint,
    items.map(({ fingerprint }) => fingerprint),
  )

/** What an upsert takes from the new row. */
function fromNew(columns: Record<string, PgColumn>): Record<string, SQL> {
  const taken = Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])
  return Object.fromEntries(taken)
}

/** Whether an item that waited, and nobody said anything of, is published by the new row. */
const comesOut = ({ publication, publicationReason, verdict }: ItemTable) => sql`(
  ${publication} = 'suggested' and excluded.publication = 'published'
  and ${publicationReason} is distinct from 'answers' and ${verdict} is null
)`

/** What a new run thinks of an item. What pupils get already stays with them, what was refused stays refused. */
function judgedAnew(table: ItemTable): Record<string, SQL> {
  const { publication, publicationReason, publishedAt, certainty, factKind } = table
  const out = comesOut(table)
  return {
    ...unlessEdited(table, { certainty, factKind }),
    publication: sql`case when ${out} then excluded.publication else ${publication} end`,
    publicationReason: sql`case when not ${out} then ${publicationReason} end`,
    publishedAt: sql`coalesce(${publishedAt}, case when ${out} then excluded.published_at end)`,
  }
}

/** What an upsert takes from the new row where no teacher has changed the words. */
function unlessEdited({ edited }: ItemTable, columns: Record<string, PgColumn>): Record<string, SQL> {
  const taken = Object.entries(columns).map(([key, column]) => {
    const offered = sql`excluded.${sql.identifier(column.name)}`
    return [key, sql`case when ${edited} then ${column} else ${offered} end`]
  })
  return Object.fromEntries(taken)
}
