import type { Page } from '@capivira/core/materials/document'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { foundBy, matchesWords, searchWords } from '../../platform/columns.ts'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { Stretch } from '../../platform/pages.ts'
import { users } from '../accounts/tables.ts'
import { itemProblems } from '../problems/tables.ts'
import { quizzes } from '../quizzes/tables.ts'
import { countSuggested } from './sight-conditions.ts'
import { materialPages, materials, subjects } from './tables.ts'
import type { Viewer } from './viewer.ts'
import { visibleTo } from './visibility-conditions.ts'

const fields = {
  id: materials.id,
  title: materials.title,
  description: materials.description,
  content: sql<string | null>`left(${materials.content}, 200)`,
  subjectId: materials.subjectId,
  subject: { id: subjects.id, name: subjects.name },
  teacherId: materials.teacherId,
  teacher: { fullName: users.fullName, firstName: users.firstName },
  schoolLevel: materials.schoolLevel,
  isProcessed: materials.isProcessed,
  status: materials.status,
  progress: materials.progress,
  step: materials.step,
  failureReason: materials.failureReason,
  firstCards: materials.firstCards,
  notices: materials.notices,
  pageCount: materials.pageCount,
  sourceKind: materials.sourceKind,
  flipCardsCount: materials.cardsCount,
  wordsCount: materials.wordsCount,
  quizQuestionsCount: sql<number>`coalesce(${quizzes.questionsCount}, 0)`,
  quizId: quizzes.id,
  problemsCount: sql<number>`(
    select count(distinct (${itemProblems.cardId}, ${itemProblems.questionId}))::int from ${itemProblems}
    where ${itemProblems.materialId} = ${materials.id} and ${itemProblems.resolvedAt} is null
  )`,
  // Looked for only where pupils see none: most materials answer from their row.
  hasItems: sql<boolean>`(
    ${materials.cardsCount} > 0 or ${materials.wordsCount} > 0 or coalesce(${quizzes.questionsCount}, 0) > 0
    or exists (select from flip_cards any_card where any_card.material_id = ${materials.id})
    or exists (select from words any_word where any_word.material_id = ${materials.id})
    or exists (select from quiz_questions any_question where any_question.quiz_id = ${quizzes.id})
  )`,
  suggested: countSuggested,
  publicationPolicy: materials.publicationPolicy,
  createdAt: materials.createdAt,
}

const selectMaterials = (db: Queryable) =>
  db
    .select(fields)
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .innerJoin(users, eq(users.id, materials.teacherId))
    .leftJoin(quizzes, eq(quizzes.materialId, materials.id))

export type MaterialRow = Awaited<ReturnType<typeof selectMaterials>>[number]

/** Materials whose title or subject has the words that were typed; all when there are none. */
function found(typed: string | undefined): SQL | undefined {
  const bySubject = matchesWords(searchWords(subjects.name, subjects.description), typed)
  if (!bySubject) return undefined
  const byTitle = foundBy(materials, searchWords(materials.title, materials.description), typed)
  return or(byTitle, sql`${materials.subjectId} in (select id from ${subjects} where ${bySubject})`)
}

type Wanted = {
  subjectId?: number
  stretch?: Stretch
  search?: string | undefined
  /** False leaves out what stands in subjects that their teacher put away. */
  withArchived?: boolean
}

/**
 * The materials a viewer can see, the newest first; of one subject, found by a search, or a stretch of them, when
 * named.
 */
export function listVisible(
  db: Queryable,
  viewer: Viewer,
  { subjectId, stretch, search, withArchived = true }: Wanted = {},
): Promise<MaterialRow[]> {
  const ofSubject = subjectId === undefined ? undefined : eq(materials.subjectId, subjectId)
  const inUse = withArchived
    ? undefined
    : sql`${materials.subjectId} in (select id from ${subjects} where archived_at is null)`
  const wanted = and(visibleTo(viewer), ofSubject, inUse, found(search))
  const newest = [desc(materials.createdAt), desc(materials.id)]
  const rows = selectMaterials(db).orderBy(...newest)
  if (!stretch) return rows.where(wanted)
  // The page is chosen before anything is joined to it: materials on the pages before cost nothing more.
  const page = db
    .select({ id: materials.id })
    .from(materials)
    .where(wanted)
    .orderBy(...newest)
  return rows.where(inArray(materials.id, page.limit(stretch.limit).offset(stretch.offset)))
}

/** One material as a viewer sees it, or null when it does not exist for them. */
export async function findVisible(db: Queryable, viewer: Viewer, id: number): Promise<MaterialRow | null> {
  const [row] = await selectMaterials(db).where(and(eq(materials.id, id), visibleTo(viewer)))
  return row ?? null
}

/** Where a viewer's material keeps its PDF, or null when it does not exist for them. */
export async function findPdf(
  db: Queryable,
  viewer: Viewer,
  id: number,
): Promise<{ pdfPath: string; pageCount: number | null } | null> {
  const [row] = await db
    .select({ pdfPath: materials.pdfPath, pageCount: materials.pageCount })
    .from(materials)
    .where(and(eq(materials.id, id), visibleTo(viewer)))
  return row ?? null
}

/** A page that was read of a viewer's material, or null when there is none for them. */
export async function findPage(
  db: Queryable,
  viewer: Viewer,
  id: number,
  number: number,
): Promise<{ page: Page; pageCount: number } | null> {
  const [row] = await db
    .select({ page: materialPages.page, pageCount: materials.pageCount })
    .from(materials)
    .innerJoin(materialPages, and(eq(materialPages.materialId, materials.id), eq(materialPages.number, number)))
    .where(and(eq(materials.id, id), visibleTo(viewer)))
  return row ? { page: row.page, pageCount: row.pageCount ?? number } : null
}

/**
 * What is written about a teacher's material, held until the transaction ends; null when they have no such material.
 */
export async function lockWords(
  tx: Transaction,
  teacherId: string,
  id: number,
): Promise<{ title: string; subject: string; description: string } | null> {
  const [row] = await tx
    .select({ title: materials.title, subject: subjects.name, description: materials.description })
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .where(and(eq(materials.id, id), eq(materials.teacherId, teacherId)))
    .for('update', { of: materials })
  return row ? { ...row, description: row.description ?? '' } : null
}

/** Changes a teacher's material; false when they have no such material. */
export async function updateOwn(
  db: Queryable,
  teacherId: string,
  id: number,
  values: Partial<Pick<typeof materials.$inferSelect, 'title' | 'description' | 'subjectId'>>,
): Promise<boolean> {
  const rows = await db
    .update(materials)
    .set(values)
    .where(and(eq(materials.id, id), eq(materials.teacherId, teacherId)))
    .returning({ id: materials.id })
  return rows.length > 0
}

/** Deletes a teacher's material with all that hangs on it; answers the key of its PDF, or null when they have none. */
export async function deleteOwn(db: Queryable, teacherId: string, id: number): Promise<string | null> {
  const [gone] = await db
    .delete(materials)
    .where(and(eq(materials.id, id), eq(materials.teacherId, teacherId)))
    .returning({ pdfPath: materials.pdfPath })
  return gone?.pdfPath ?? null
}

/** The keys among these that a material came in. */
export async function selectKnownPdfPaths(db: Queryable, pdfPaths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ pdfPath: materials.pdfPath })
    .from(materials)
    .where(inArray(materials.pdfPath, [...pdfPaths]))
  return new Set(rows.map(({ pdfPath }) => pdfPath))
}

/** The keys of the newest and of the oldest materials, up to so many of each. */
export async function selectSomePdfPaths(db: Queryable, most: number): Promise<string[]> {
  const some = () => db.select({ pdfPath: materials.pdfPath }).from(materials)
  const newest = await some().orderBy(desc(materials.id)).limit(most)
  const oldest = await some().orderBy(asc(materials.id)).limit(most)
  return [...new Set([...newest, ...oldest].map(({ pdfPath }) => pdfPath))]
}

/** The keys of the PDFs that go with a teacher: of their own materials, and of those in their subjects. */
export async function selectPdfPaths(db: Queryable, teacherId: string): Promise<string[]> {
  const rows = await db
    .select({ pdfPath: materials.pdfPath })
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .where(or(eq(materials.teacherId, teacherId), eq(subjects.teacherId, teacherId)))
  return rows.map(({ pdfPath }) => pdfPath)
}
