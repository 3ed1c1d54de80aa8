import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { flipCards, materials } from '../materials/tables.ts'
import { xpLedger } from '../progress/tables.ts'
import { quizAttempts, quizQuestions, quizzes } from '../quizzes/tables.ts'
import { demoSteps } from './tables.ts'

/**
 * Notes that the demo school is being set up, if nobody has an account yet. Answers when it was begun, now or before;
 * null when this is a real school.
 */
export async function beginOnEmptyDatabase(db: Queryable, now: Date): Promise<Date | null> {
  await db.execute(sql`
    insert into ${demoSteps} (name, done_at)
    select 'begun', ${now.toISOString()}::timestamptz where not exists (select from ${users})
    on conflict do nothing`)
  const [begun] = await db.select({ at: demoSteps.doneAt }).from(demoSteps).where(eq(demoSteps.name, 'begun'))
  return begun?.at ?? null
}

/** Names of the steps that are done. */
export async function listSteps(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ name: demoSteps.name }).from(demoSteps)
  return new Set(rows.map(({ name }) => name))
}

export async function noteStep(db: Queryable, name: string, now: Date): Promise<void> {
  await db.insert(demoSteps).values({ name, doneAt: now }).onConflictDoNothing()
}

/** Notes a step in the transaction that takes it; false when it is taken already, also by one that is under way. */
export async function takeStep(tx: Transaction, name: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(demoSteps)
    .values({ name, doneAt: now })
    .onConflictDoNothing()
    .returning({ name: demoSteps.name })
  return taken.length > 0
}

/** Ids of these accounts by e-mail; accounts that were deleted are absent. */
export async function findUserIds(db: Queryable, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ email: users.email, id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Map(rows.map(({ email, id }) => [email, id]))
}

/** What there is to study of a teacher's material made of a file, or null when it is gone. */
export async function findDemoMaterial(db: Queryable, teacherId: string, sha256: Buffer) {
  const [material] = await db
    .select({ id: materials.id, status: materials.status })
    .from(materials)
    .where(and(eq(materials.teacherId, teacherId), eq(materials.pdfSha256, sha256)))
    .orderBy(asc(materials.id))
  return material ?? null
}

/** Cards of a material in order, and its quiz: the right option's text per question. */
export async function readItems(db: Queryable, materialId: number) {
  const cards = await db
    .select({ id: flipCards.id })
    .from(flipCards)
    .where(eq(flipCards.materialId, materialId))
    .orderBy(asc(flipCards.position))
  const questions = await db
    .select({
      quizId: quizzes.id,
      id: quizQuestions.id,
      options: quizQuestions.options,
      correctAnswer: quizQuestions.correctAnswer,
    })
    .from(quizzes)
    .innerJoin(quizQuestions, eq(quizQuestions.quizId, quizzes.id))
    .where(eq(quizzes.materialId, materialId))
    .orderBy(asc(quizQuestions.position))
  return { materialId, cards: cards.map(({ id }) => id), questions }
}

export type DemoItems = Awaited<ReturnType<typeof readItems>>

/** What a pupil has done: 'review:card:day' and 'quiz:quiz:day'. */
export async function listDone(db: Queryable, userId: string): Promise<Set<string>> {
  const reviews = await db
    .select({ name: xpLedger.sourceId })
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, userId), eq(xpLedger.source, 'review')))
  const attempts = await db
    .select({ quizId: quizAttempts.quizId, day: quizAttempts.day })
    .from(quizAttempts)
    .where(eq(quizAttempts.userId, userId))
  return new Set([
    ...reviews.map(({ name }) => `review:${name}`),
    ...attempts.map(({ quizId, day }) => `quiz:${quizId}:${day}`),
  ])
}
