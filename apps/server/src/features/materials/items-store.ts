import type { Assurance, Card, Question, Spare, Word } from '@capivira/generation/items'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { quizAnswers, quizQuestions, quizzes } from '../quizzes/tables.ts'
import { studiedCards } from '../study/tables.ts'
import { chunks } from './chunks.ts'
import { type Former, heirsOf, sameWord, type Worded } from './heirs.ts'
import { handOver } from './heirs-store.ts'
import { cardRows, questionRows, storable, storableItem, type Writing, wordRows } from './item-rows.ts'
import { clearLeftovers, countSeen } from './leftovers-store.ts'
import { asksOther, fromNew, type ItemTable, rewritten, sightAnew } from './rewrite-store.ts'
import { flipCards, spareItems, words as wordTable } from './tables.ts'
import { withoutTouched } from './touched-items.ts'

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
 * Makes the written cards of a material these, in this order; what a teacher wrote, changed, hid or removed stays so, what pupils
 * have studied stays with them, and of what they had as much as would only be replaced by suggestions. Answers the ids of the rows
 * that say something else now.
 */
export async function replaceCards(
  tx: Transaction,
  materialId: number,
  cards: readonly Card[],
  writing: Writing,
): Promise<number[]> {
  const { question, answer, category, difficulty, position, sourcePage, sourceQuote, family, engine } = flipCards
  const ofMaterial = sql`${eq(flipCards.materialId, materialId)}`
  const before = await countSeen(tx, flipCards, ofMaterial)
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
    .for('update')
  await handOver(tx, flipCards, heirsAmong({ formers, touched, written: fresh.map(look), writing }))
  const rest = { category, difficulty, sourcePage, sourceQuote, family, engine }
  const set = { ...fromNew({ position }), ...rewritten(flipCards, { question, answer }, rest), ...sightAnew(flipCards) }
  const replaced: number[] = []
  for (const values of chunks(cardRows(fresh, materialId, writing))) {
    const target = [flipCards.materialId, flipCards.fingerprint]
    const { id, touchedAt } = flipCards
    const met = await tx
      .insert(flipCards)
      .values(values)
      .onConflictDoUpdate({ target, set })
      .returning({ id, touchedAt })
    replaced.push(...replacedAmong(met, writing.now))
  }
  const isUsed = sql`exists (select from ${studiedCards} where ${studiedCards.cardId} = ${flipCards.id})`
  await clearLeftovers(tx, flipCards, { ...handOf(flipCards), ofMaterial, isUsed, written: fresh, before })
  return replaced
}

/** Makes the written questions of a material's quiz these, as replaceCards does; a quiz is made when there is anything to ask. */
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
  const before = await countSeen(tx, quizQuestions, ofMaterial)
  const touched = await tx
    .select({ ...marksOf(quizQuestions), asks: question, answer: rightOption, family })
    .from(quizQuestions)
    .where(and(ofMaterial, isTouched(quizQuestions)))
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
    .where(and(ofMaterial, isUntouched(quizQuestions)))
    .for('update')
  await handOver(tx, quizQuestions, heirsAmong({ formers, touched, written: fresh.map(look), writing }))
  const asked = { question, options, correctAnswer }
  const rest = { explanation, category, difficulty, sourcePage, sourceQuote, family, engine }
  const set = { ...fromNew({ position }), ...rewritten(quizQuestions, asked, rest, asksOther(quizQuestions)) }
  const replaced: number[] = []
  for (const values of chunks(questionRows(fresh, quizId, writing))) {
    const target = [quizQuestions.quizId, quizQuestions.fingerprint]
    const { id, touchedAt } = quizQuestions
    const met = await tx
      .insert(quizQuestions)
      .values(values)
      .onConflictDoUpdate({ target, set })
      .returning({ id, touchedAt })
    replaced.push(...replacedAmong(met, writing.now))
  }
  const isUsed = sql`exists (select from ${quizAnswers} where ${quizAnswers.questionId} = ${quizQuestions.id})`
  await clearLeftovers(tx, quizQuestions, { ...handOf(quizQuestions), ofMaterial, isUsed, written: fresh, before })
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
  const before = await countSeen(tx, wordTable, ofMaterial)
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
    .for('update')
  const hinted = fresh.map(item => ({ ...item, asks: item.hint, answer: item.word, quote: item.source.quote }))
  await handOver(tx, wordTable, heirsAmong({ formers, touched, written: hinted, writing, identities: sameWord }))
  const set = {
    ...fromNew({ position }),
    ...rewritten(wordTable, { word, hint }, { sourcePage, sourceQuote, engine }),
  }
  for (const values of chunks(wordRows(fresh, materialId, writing))) {
    const target = [wordTable.materialId, wordTable.fingerprint]
    await tx.insert(wordTable).values(values).onConflictDoUpdate({ target, set })
  }
  const isUsed = sql`false`
  await clearLeftovers(tx, wordTable, { ...handOf(wordTable), ofMaterial, isUsed, written: fresh, before })
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

const formerOf = ({ id, fingerprint, sourceQuote, publicationReason }: ItemTable) => ({
  id,
  fingerprint,
  quote: sourceQuote,
  reason: publicationReason,
})

const handOf = (table: ItemTable): { isTouched: SQL } => ({ isTouched: sql`${isTouched(table)}` })

type Among = {
  formers: readonly (Former & { reason: string | null })[]
  touched: readonly { fingerprint: string }[]
  written: readonly (Worded & Assurance)[]
  writing: Writing
  identities?: Parameters<typeof heirsOf>[3]
}

/** The heirs; a kind that was withdrawn neither leaves its row to another kind nor takes the row of one. */
function heirsAmong({ formers, touched, written, writing, identities }: Among): Map<number, string> {
  const taken = new Set([...formers, ...touched].map(({ fingerprint }) => fingerprint))
  const { withdrawnKinds } = writing.rule
  const allowed = written.filter(({ factKind }) => !factKind || !withdrawnKinds.has(factKind))
  const there = formers.filter(({ reason }) => reason !== 'kind')
  return heirsOf(there, allowed, taken, identities)
}

/** Of the rows met, those whose words the run has replaced by others. */
function replacedAmong(met: readonly { id: number; touchedAt: Date | null }[], now: Date): number[] {
  return met.filter(({ touchedAt }) => touchedAt?.getTime() === now.getTime()).map(({ id }) => id)
}
