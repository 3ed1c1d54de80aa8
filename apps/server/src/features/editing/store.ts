import type { Page } from '@capivira/core/materials/document'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { waits } from '../materials/sight-conditions.ts'
import { flipCards, materialPages, materials, spareItems, words } from '../materials/tables.ts'
import { itemProblems } from '../problems/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import type { Editor } from './editor.ts'

/** A teacher works on their own materials, an admin on all; others have none. */
export function workedOnBy({ id, userType }: Editor): SQL | undefined {
  if (userType === 'admin') return undefined
  return userType === 'teacher' ? eq(materials.teacherId, id) : sql`false`
}

/** The material an editor works on, or null when there is none for them. */
export async function findMaterial(db: Queryable, editor: Editor, materialId: number) {
  const [row] = await db
    .select({ id: materials.id, title: materials.title, pageCount: materials.pageCount })
    .from(materials)
    .where(and(eq(materials.id, materialId), workedOnBy(editor)))
  return row ?? null
}

export type MaterialRow = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** Pupils whose report about a row is not resolved. */
const problemsOf = (column: typeof itemProblems.cardId | typeof itemProblems.questionId, id: SQL) =>
  sql<number>`(
    select count(*)::int from ${itemProblems} where ${column} = ${id} and ${itemProblems.resolvedAt} is null
  )`

const cardFields = { card: flipCards, problemsCount: problemsOf(itemProblems.cardId, sql`${flipCards.id}`) }
const questionFields = {
  question: quizQuestions,
  materialId: quizzes.materialId,
  problemsCount: problemsOf(itemProblems.questionId, sql`${quizQuestions.id}`),
}

/** All cards of a material but those that were removed, in its order. */
export function selectCards(db: Queryable, materialId: number, which?: Which) {
  return db
    .select(cardFields)
    .from(flipCards)
    .where(and(eq(flipCards.materialId, materialId), ne(flipCards.state, 'removed'), among(flipCards, which)))
    .orderBy(asc(flipCards.position), asc(flipCards.id))
}

/** All questions of a material's quiz but those that were removed, in its order. */
export function selectQuestions(db: Queryable, materialId: number, which?: Which) {
  return db
    .select(questionFields)
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(and(eq(quizzes.materialId, materialId), ne(quizQuestions.state, 'removed'), among(quizQuestions, which)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
}

/** All words of a material but those that were removed, in its order. */
export function selectWords(db: Queryable, materialId: number, which?: Which) {
  return db
    .select({ word: words })
    .from(words)
    .where(and(eq(words.materialId, materialId), ne(words.state, 'removed'), among(words, which)))
    .orderBy(asc(words.position), asc(words.id))
}

/** Some items by their ids, or those that wait for their teacher; all when absent. */
type Which = readonly number[] | 'suggested'

const among = (table: typeof flipCards | typeof quizQuestions | typeof words, which?: Which) =>
  which === 'suggested' ? waits(table) : which && inArray(table.id, [...which])

/** How each page that was read came out, in order. */
export async function selectReadings(
  db: Queryable,
  materialId: number,
): Promise<(Pick<Page, 'number' | 'confidence'> & { lines: number })[]> {
  return db
    .select({
      number: materialPages.number,
      confidence: sql<number | null>`(${materialPages.page} ->> 'confidence')::float8`,
      lines: sql<number>`jsonb_array_length(${materialPages.page} -> 'lines')`,
    })
    .from(materialPages)
    .where(eq(materialPages.materialId, materialId))
    .orderBy(asc(materialPages.number))
}

/** The text of some pages, line by line, in order. */
export async function selectPageTexts(
  db: Queryable,
  materialId: number,
  { from, to }: { from: number; to: number },
): Promise<{ number: number; lines: string[] }[]> {
  return db
    .select({
      number: materialPages.number,
      lines: sql<string[]>`jsonb_path_query_array(${materialPages.page}, '$.lines[*].text')`,
    })
    .from(materialPages)
    .where(and(eq(materialPages.materialId, materialId), sql`${materialPages.number} between ${from} and ${to}`))
    .orderBy(asc(materialPages.number))
}

/** The good items that were not chosen, of one kind and one part, best first. */
export function selectSpares(
  db: Queryable,
  materialId: number,
  { kind, page, category }: { kind: 'card' | 'question'; page?: number | undefined; category?: string | undefined },
) {
  return db
    .select()
    .from(spareItems)
    .where(
      and(
        eq(spareItems.materialId, materialId),
        eq(spareItems.kind, kind),
        page === undefined ? undefined : eq(spareItems.page, page),
        category === undefined ? undefined : eq(spareItems.category, category),
      ),
    )
    .orderBy(asc(spareItems.place))
}
