import type { CardProof, ImportedCard } from '@capivira/core/exchange/imported-card'
import type { ImportedQuestion } from '@capivira/core/exchange/imported-question'
import { type Rule, standingOf } from '@capivira/core/review/standing'
import type { Transaction } from '../../platform/database.ts'
import { quizQuestions } from '../quizzes/tables.ts'
import { chunks } from './chunks.ts'
import { storable } from './item-rows.ts'
import { quizOf } from './items-store.ts'
import { flipCards, materials } from './tables.ts'

export type NewImport = Pick<
  typeof materials.$inferInsert,
  | 'title'
  | 'description'
  | 'schoolLevel'
  | 'subjectId'
  | 'teacherId'
  | 'sourceKind'
  | 'pdfPath'
  | 'pdfSha256'
  | 'pdfBytes'
  | 'notices'
>

type Printed<Item> = Item & { fingerprint: string }

/** Inserts a material that is ready to be studied. */
export async function insertImported(tx: Transaction, material: NewImport, now: Date): Promise<number> {
  const ready = { status: 'processed' as const, isProcessed: true, progress: 100, createdAt: now, processedAt: now }
  const [row] = await tx
    .insert(materials)
    .values({ ...material, ...ready })
    .returning({ id: materials.id })
  if (!row) throw new Error('an insert answered no row')
  return row.id
}

/** Gives it its cards, in this order. `rule` is asked of those that came with a passage. */
export async function insertImportedCards(
  tx: Transaction,
  materialId: number,
  cards: readonly Printed<ImportedCard>[],
  { rule, now }: { rule: Rule | null; now: Date },
): Promise<void> {
  const rows = cards.map(({ question, answer, category, difficulty, fingerprint, quote, proof }, position) => ({
    materialId,
    question: storable(question),
    answer: storable(answer),
    category: category === null ? null : storable(category),
    difficulty,
    position,
    fingerprint,
    origin: 'imported' as const,
    createdAt: now,
    sourceQuote: quote === undefined ? null : storable(quote),
    ...(proof && rule && standing(proof, rule, now)),
  }))
  for (const part of chunks(rows)) await tx.insert(flipCards).values(part).onConflictDoNothing()
}

/** How a card that came with a passage stands with pupils; the others are published, as their teacher brought them. */
function standing({ proved, contradicted }: CardProof, rule: Rule, now: Date) {
  const { publication, reason } = standingOf({ proved, contradicted }, rule)
  const isOut = publication !== 'published'
  return {
    publication,
    publicationReason: reason,
    publishedAt: isOut ? null : now,
    // Out of pupils' sight from the first moment on.
    hiddenAt: isOut ? now : null,
  }
}

/** Gives it its questions, in this order. */
export async function insertImportedQuestions(
  tx: Transaction,
  material: { id: number; title: string },
  questions: readonly Printed<ImportedQuestion>[],
  now: Date,
): Promise<void> {
  const quizId = await quizOf(tx, material, questions.length > 0, now)
  if (quizId === null) return
  const rows = questions.map(({ question, options, explanation, category, ...kept }, position) => ({
    ...kept,
    quizId,
    question: storable(question),
    options: options.map(storable),
    explanation: explanation === null ? null : storable(explanation),
    category: category === null ? null : storable(category),
    position,
    origin: 'imported' as const,
    createdAt: now,
  }))
  for (const part of chunks(rows)) await tx.insert(quizQuestions).values(part).onConflictDoNothing()
}
