import type { ItemKind } from '@capivira/core/editing/contract'
import type { Publication, PublicationReason } from '@capivira/core/review/states'
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

/** What tells an item apart from another, and how it stands. */
export type KnownItem = {
  kind: ItemKind
  id: number
  answer: string
  quote: string | null
  fingerprint: string
  state: 'shown' | 'hidden' | 'removed'
  publication: Publication
  publicationReason: PublicationReason | null
}

/** All items that a material has or had. */
export async function selectKnownItems(db: Queryable, materialId: number): Promise<KnownItem[]> {
  const marks = <Table extends typeof flipCards | typeof words | typeof quizQuestions>(table: Table) => ({
    quote: table.sourceQuote,
    fingerprint: table.fingerprint,
    state: table.state,
    publication: table.publication,
    publicationReason: table.publicationReason,
  })
  const cards = await db
    .select({ ...marks(flipCards), id: flipCards.id, answer: flipCards.answer })
    .from(flipCards)
    .where(eq(flipCards.materialId, materialId))
  const questions = await db
    .select({
      ...marks(quizQuestions),
      id: quizQuestions.id,
      options: quizQuestions.options,
      at: quizQuestions.correctAnswer,
    })
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(eq(quizzes.materialId, materialId))
  const named = await db
    .select({ ...marks(words), id: words.id, answer: words.word })
    .from(words)
    .where(eq(words.materialId, materialId))
  return [
    ...cards.map(row => ({ ...row, kind: 'card' as const })),
    ...questions.map(({ options, at, ...row }) => ({ ...row, kind: 'question' as const, answer: options[at] ?? '' })),
    ...named.map(row => ({ ...row, kind: 'word' as const })),
  ]
}
