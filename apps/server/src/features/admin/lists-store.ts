import { pageSize } from '@capivira/core/admin/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { matchesWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { flipCards, materials, subjects } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'
import { searched } from './counts-store.ts'

/** What is searched for, and how many rows lie before the ones wanted. */
export type Wanted = { search: string | undefined; offset: number }

const teacher = { fullName: users.fullName, firstName: users.firstName }

/** Users, the newest first. */
export function selectUsers(db: Queryable, { search, offset }: Wanted) {
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
    .where(matchesWords(searched.users.words, search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize)
    .offset(offset)
}
export type UserLine = Awaited<ReturnType<typeof selectUsers>>[number]

/** Subjects, the newest first. */
export function selectSubjects(db: Queryable, { search, offset }: Wanted) {
  return db
    .select({
      id: subjects.id,
      name: subjects.name,
      description: subjects.description,
      teacherId: subjects.teacherId,
      teacher,
      materialsCount: sql<number>`(select count(*)::int from materials own where own.subject_id = subjects.id)`,
      createdAt: subjects.createdAt,
    })
    .from(subjects)
    .innerJoin(users, eq(users.id, subjects.teacherId))
    .where(matchesWords(searched.subjects.words, search))
    .orderBy(desc(subjects.createdAt), desc(subjects.id))
    .limit(pageSize)
    .offset(offset)
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
export function selectMaterials(db: Queryable, { search, offset }: Wanted): Promise<MaterialLine[]> {
  return allMaterials(db)
    .where(matchesWords(searched.materials.words, search))
    .orderBy(desc(materials.createdAt), desc(materials.id))
    .limit(pageSize)
    .offset(offset)
}

/** One material, or null. */
export async function selectMaterial(db: Queryable, id: number): Promise<MaterialLine | null> {
  const [row] = await allMaterials(db).where(eq(materials.id, id))
  return row ?? null
}

/** Cards that pupils see, the newest first. */
export function selectCards(db: Queryable, { search, offset }: Wanted) {
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
    .where(sql`${flipCards.state} = 'shown'${andAlso(matchesWords(searched.flipCards.words, search))}`)
    .orderBy(desc(flipCards.id))
    .limit(pageSize)
    .offset(offset)
}
export type CardLine = Awaited<ReturnType<typeof selectCards>>[number]

/** Quizzes, the newest first. */
export function selectQuizzes(db: Queryable, { search, offset }: Wanted) {
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
    .where(matchesWords(searched.quizzes.words, search))
    .orderBy(desc(quizzes.id))
    .limit(pageSize)
    .offset(offset)
}
export type QuizLine = Awaited<ReturnType<typeof selectQuizzes>>[number]

const andAlso = (more: ReturnType<typeof matchesWords>) => (more ? sql` and ${more}` : sql``)
