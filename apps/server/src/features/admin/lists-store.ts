import { pageSize } from '@capivira/core/admin/contract'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { matchesWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { flipCards, materials, subjects } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'
import { type Searched, searched } from './counts-store.ts'

/** What is searched for, and how many rows lie before the ones wanted. */
export type Wanted = { search: string | undefined; offset: number }

/**
 * The ids of one page of a list, chosen before anything is joined to them: rows that are skipped, or found and not
 * shown, cost nothing more.
 */
function pageOf(list: Exclude<Searched, 'flipCards' | 'subjects'>, order: SQL, { search, offset }: Wanted): SQL {
  const { table, words } = searched[list]
  const matches = matchesWords(words, search)
  // `offset 0`: see foundBy.
  const found = matches ? sql`(select * from ${table} where ${matches} offset 0) as ${table}` : sql`${table}`
  return sql`(select id from ${found} order by ${order} limit ${pageSize} offset ${offset})`
}
const newest = sql`created_at desc, id desc`

const teacher = { fullName: users.fullName, firstName: users.firstName }

/** Users, the newest first. */
export function selectUsers(db: Queryable, wanted: Wanted) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName: users.fullName,
      phone: users.phone,
      profileImageUrl: users.profileImageUrl,
      userType: users.userType,
      level: users.level,
      xp: users.xp,
      streak: users.streak,
      lastStudyDate: users.lastStudyDate,
      isEmailVerified: users.isEmailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      ageRange: users.ageRange,
      temporaryPasswordUntil: users.temporaryPasswordUntil,
      lockedAt: users.lockedAt,
      materialsCount: sql<number>`(select count(*)::int from materials own where own.teacher_id = users.id)`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(inArray(users.id, pageOf('users', newest, wanted)))
    .orderBy(desc(users.createdAt), desc(users.id))
}
export type UserLine = Awaited<ReturnType<typeof selectUsers>>[number]

/** Subjects, the newest first. */
export function selectSubjects(db: Queryable, { search, offset }: Wanted) {
  // Taken whole from the index of their order: they are so small that PostgreSQL would rather read them all than look
  // fifty up. What is found is found first, by the index of words: a limit, even one never come to, holds PostgreSQL to
  // it.
  const matches = matchesWords(searched.subjects.words, search)
  const found = db.select().from(subjects).where(matches).limit(Number.MAX_SAFE_INTEGER).as('subjects')
  const page = (matches ? db.select().from(found) : db.select().from(subjects))
    .orderBy(desc(subjects.createdAt), desc(subjects.id))
    .limit(pageSize)
    .offset(offset)
    .as('subjects')
  return db
    .select({
      id: page.id,
      name: page.name,
      description: page.description,
      teacherId: page.teacherId,
      teacher,
      materialsCount: sql<number>`(select count(*)::int from materials own where own.subject_id = subjects.id)`,
      archivedAt: page.archivedAt,
      createdAt: page.createdAt,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.teacherId))
    .orderBy(desc(page.createdAt), desc(page.id))
}
export type SubjectLine = Awaited<ReturnType<typeof selectSubjects>>[number]

const materialFields = {
  id: materials.id,
  title: materials.title,
  description: materials.description,
  subjectId: materials.subjectId,
  subject: { id: subjects.id, name: subjects.name },
  teacherId: materials.teacherId,
  teacher,
  isProcessed: materials.isProcessed,
  status: materials.status,
  progress: materials.progress,
  failureReason: materials.failureReason,
  flipCardsCount: materials.cardsCount,
  quizQuestionsCount: sql<number>`coalesce(${quizzes.questionsCount}, 0)`,
  pageCount: materials.pageCount,
  pdfBytes: materials.pdfBytes,
  createdAt: materials.createdAt,
}

const allMaterials = (db: Queryable) =>
  db
    .select(materialFields)
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .innerJoin(users, eq(users.id, materials.teacherId))
    .leftJoin(quizzes, eq(quizzes.materialId, materials.id))

export type MaterialLine = Awaited<ReturnType<typeof allMaterials>>[number]

/** Materials, the newest first. */
export function selectMaterials(db: Queryable, wanted: Wanted): Promise<MaterialLine[]> {
  return allMaterials(db)
    .where(inArray(materials.id, pageOf('materials', newest, wanted)))
    .orderBy(desc(materials.createdAt), desc(materials.id))
}

/** One material, or null. */
export async function selectMaterial(db: Queryable, id: number): Promise<MaterialLine | null> {
  const [row] = await allMaterials(db).where(eq(materials.id, id))
  return row ?? null
}

/** Cards by their ids, the newest first. */
function cardsOf(db: Queryable, ids: SQL) {
  return db
    .select({
      id: flipCards.id,
      question: flipCards.question,
      answer: flipCards.answer,
      category: flipCards.category,
      difficulty: flipCards.difficulty,
      materialId: flipCards.materialId,
      material: { title: materials.title },
      createdAt: flipCards.createdAt,
    })
    .from(flipCards)
    .innerJoin(materials, eq(materials.id, flipCards.materialId))
    .where(sql`${flipCards.id} in (${ids})`)
    .orderBy(desc(flipCards.id))
}

/** Cards that pupils see and a search finds by its index, the newest first. */
export function selectCards(db: Queryable, search: string) {
  const matches = matchesWords(searched.flipCards.words, search)
  const condition = matches ? sql`${inSight(flipCards)} and ${matches}` : inSight(flipCards)
  // `offset 0`: see foundBy. All cards come in their order, found ones by the index.
  const found = matches ? sql`offset 0` : sql`order by id desc limit ${pageSize}`
  const ids = sql`select id from ${flipCards} where ${condition} ${found}`
  return cardsOf(db, sql`select id from (${ids}) found order by id desc limit ${pageSize}`)
}

/** Newest cards that are looked through for words that many cards have. */
const window = 10_000

/**
 * The same for words that thousands of cards have: an index would bring all of them only to drop most, so the newest
 * cards are looked through until enough are found.
 */
export function selectCommonCards(db: Queryable, search: string) {
  const words = sql`search_words(newest.question || ' ' || newest.answer)`
  return cardsOf(
    db,
    sql`select id from (
      select id, question, answer from ${flipCards} where ${inSight(flipCards)} order by id desc limit ${window}
    ) newest where ${matchesWords(words, search) ?? sql`true`} order by id desc limit ${pageSize}`,
  )
}
export type CardLine = Awaited<ReturnType<typeof cardsOf>>[number]

/** Quizzes, the newest first. */
export function selectQuizzes(db: Queryable, wanted: Wanted) {
  return db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      materialId: quizzes.materialId,
      material: { title: materials.title },
      teacher,
      questionsCount: quizzes.questionsCount,
      createdAt: quizzes.createdAt,
    })
    .from(quizzes)
    .innerJoin(materials, eq(materials.id, quizzes.materialId))
    .innerJoin(users, eq(users.id, materials.teacherId))
    .where(inArray(quizzes.id, pageOf('quizzes', sql`id desc`, wanted)))
    .orderBy(desc(quizzes.id))
}
export type QuizLine = Awaited<ReturnType<typeof selectQuizzes>>[number]
