import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { flipCards, materials, subjects, words } from '../materials/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'

/** What is known of a material by whoever teaches it; null where it is not theirs. */
export async function findTaught(db: Queryable, user: Pick<SignedIn, 'id' | 'userType'>, materialId: number) {
  const { id, title, schoolLevel, pdfSha256 } = materials
  const mine = user.userType === 'admin' ? undefined : eq(materials.teacherId, user.id)
  const [row] = await db
    .select({ id, title, schoolLevel, pdfSha256, subject: subjects.name })
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .where(and(eq(materials.id, materialId), mine))
  return row ?? null
}

/** What tells an item apart from another, and whether its teacher wants it no more. */
export type KnownItem = {
  kind: 'card' | 'question' | 'word'
  answer: string
  quote: string | null
  gone: boolean
}

/** All items that a material has or had. */
export async function selectKnownItems(db: Queryable, materialId: number): Promise<KnownItem[]> {
  const marks = <Table extends typeof flipCards | typeof words | typeof quizQuestions>(table: Table) => ({
    quote: table.sourceQuote,
    state: table.state,
    publication: table.publication,
  })
  const cards = await db
    .select({ ...marks(flipCards), answer: flipCards.answer })
    .from(flipCards)
    .where(eq(flipCards.materialId, materialId))
  const questions = await db
    .select({ ...marks(quizQuestions), options: quizQuestions.options, at: quizQuestions.correctAnswer })
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(eq(quizzes.materialId, materialId))
  const named = await db
    .select({ ...marks(words), answer: words.word })
    .from(words)
    .where(eq(words.materialId, materialId))
  const gone = ({ state, publication }: { state: string; publication: string }) =>
    state === 'removed' || publication === 'withdrawn'
  return [
    ...cards.map(row => ({ kind: 'card' as const, answer: row.answer, quote: row.quote, gone: gone(row) })),
    ...questions.map(row => ({
      kind: 'question' as const,
      answer: row.options[row.at] ?? '',
      quote: row.quote,
      gone: gone(row),
    })),
    ...named.map(row => ({ kind: 'word' as const, answer: row.answer, quote: row.quote, gone: gone(row) })),
  ]
}
