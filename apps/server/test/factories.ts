import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../src/features/accounts/tables.ts'
import { flipCards, materials, subjects, words } from '../src/features/materials/tables.ts'
import { quizQuestions, quizzes } from '../src/features/quizzes/tables.ts'
import type { Database } from '../src/platform/database.ts'

/** Rows for tests, straight into the tables. Each makes the parents it is not given. */

type User = typeof users.$inferInsert
type Subject = typeof subjects.$inferInsert
type Material = typeof materials.$inferInsert
type Card = typeof flipCards.$inferInsert
type Word = typeof words.$inferInsert
type Quiz = typeof quizzes.$inferInsert
type Question = typeof quizQuestions.$inferInsert

const longAgo = new Date('2026-01-05T12:00:00Z')
const unique = () => randomBytes(6).toString('hex')

/** A user who cannot sign in (see `signedIn` of the test server for one who can); a teacher unless told otherwise. */
export async function makeUser(db: Database, values: Partial<User> = {}): Promise<typeof users.$inferSelect> {
  return only(
    await db
      .insert(users)
      .values({
        id: randomUUID(),
        email: `${unique()}@escola.example`,
        firstName: 'Bento',
        lastName: 'Lima',
        fullName: 'Bento Lima',
        phone: '(11) 98765-4321',
        password: 'no hash matches this',
        userType: 'teacher',
        createdAt: longAgo,
        updatedAt: longAgo,
        ...values,
      })
      .returning(),
  )
}

export async function makeSubject(db: Database, values: Partial<Subject> = {}): Promise<typeof subjects.$inferSelect> {
  const teacherId = values.teacherId ?? (await makeUser(db)).id
  return only(
    await db
      .insert(subjects)
      .values({ name: 'Ciências', nameKey: unique(), createdAt: longAgo, ...values, teacherId })
      .returning(),
  )
}

/** A processed material, unless told otherwise, without cards or a quiz. */
export async function makeMaterial(
  db: Database,
  values: Partial<Material> = {},
): Promise<typeof materials.$inferSelect> {
  const { subjectId } = values
  const subject =
    subjectId === undefined
      ? await makeSubject(db, { teacherId: values.teacherId })
      : only(await db.select().from(subjects).where(eq(subjects.id, subjectId)))
  return only(
    await db
      .insert(materials)
      .values({
        title: 'A água na natureza',
        pdfPath: `${unique()}.pdf`,
        pdfSha256: randomBytes(32),
        pdfBytes: 1000,
        isProcessed: true,
        status: 'processed',
        progress: 100,
        createdAt: longAgo,
        processedAt: longAgo,
        teacherId: subject.teacherId,
        ...values,
        subjectId: subject.id,
      })
      .returning(),
  )
}

/** Where the item of a place stands in its material and its text. */
const placed = (position: number) => ({
  position,
  sourcePage: 1,
  sourceQuote: `Trecho ${position + 1}.`,
  fingerprint: unique(),
  createdAt: longAgo,
})

/** Cards of one material, `values` for all of them. */
export async function makeCards(
  db: Database,
  count: number,
  values: Partial<Card> = {},
): Promise<(typeof flipCards.$inferSelect)[]> {
  const materialId = values.materialId ?? (await makeMaterial(db)).id
  const rows = Array.from({ length: count }, (_, position) => ({
    question: `Pergunta ${position + 1}?`,
    answer: `Resposta ${position + 1}.`,
    ...placed(position),
    ...values,
    materialId,
  }))
  return db.insert(flipCards).values(rows).returning()
}

/** Cards of a material of their own. */
export async function makeLesson(db: Database, count: number) {
  const cards = await makeCards(db, count)
  return { materialId: cards[0]?.materialId ?? 0, cards }
}

/** Words of one material with a hint each, `values` for all of them. */
export async function makeWords(
  db: Database,
  texts: readonly string[],
  values: Partial<Word> = {},
): Promise<(typeof words.$inferSelect)[]> {
  const materialId = values.materialId ?? (await makeMaterial(db)).id
  const rows = texts.map((word, position) => ({
    word,
    hint: `O que é ${word}.`,
    ...placed(position),
    ...values,
    materialId,
  }))
  return db.insert(words).values(rows).returning()
}

/** A quiz of `count` questions with the options A, B, C and D, of which B is right. */
export async function makeQuiz(
  db: Database,
  count: number,
  values: Partial<Quiz> & { question?: Partial<Question> } = {},
): Promise<typeof quizzes.$inferSelect & { questions: (typeof quizQuestions.$inferSelect)[] }> {
  const { question, ...ofQuiz } = values
  const materialId = ofQuiz.materialId ?? (await makeMaterial(db)).id
  const quiz = only(
    await db
      .insert(quizzes)
      .values({ title: 'Quiz: A água na natureza', createdAt: longAgo, ...ofQuiz, materialId })
      .returning(),
  )
  const rows = Array.from({ length: count }, (_, position) => ({
    quizId: quiz.id,
    question: `Questão ${position + 1}?`,
    options: ['A', 'B', 'C', 'D'],
    correctAnswer: 1,
    explanation: `Está na página 1, no trecho ${position + 1}.`,
    position,
    sourcePage: 1,
    sourceQuote: `Trecho ${position + 1}.`,
    fingerprint: unique(),
    createdAt: longAgo,
    ...question,
  }))
  return { ...quiz, questions: rows.length > 0 ? await db.insert(quizQuestions).values(rows).returning() : [] }
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('there is no such row')
  return row
}
