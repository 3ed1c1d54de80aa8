import type { DeckSeed } from '@capivira/core/exchange/deck-ids'
import type { ExportCard, ExportQuestion } from '@capivira/core/exchange/export-card'
import type { ExportFigure } from '@capivira/core/exchange/image-occlusion'
import { cardKey, type KnownCards } from '@capivira/core/exchange/known-cards'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { figures, flipCards, materials, subjects } from '../materials/tables.ts'
import type { Viewer } from '../materials/viewer.ts'
import { visibleTo } from '../materials/visibility-conditions.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { deckSeeds } from './tables.ts'

/** What is exported: a material, or all of a subject. */
export type Scope = { materialId: number } | { subjectId: number }

export type ExportMaterial = {
  id: number
  title: string
  subject: string
  cards: number
  questions: number
}

/**
 * The processed materials of a scope that a viewer can see, the oldest first: chapters come in the order of the
 * lessons.
 */
export function listMaterials(db: Queryable, viewer: Viewer, scope: Scope): Promise<ExportMaterial[]> {
  const wanted = 'materialId' in scope ? eq(materials.id, scope.materialId) : eq(materials.subjectId, scope.subjectId)
  return db
    .select({
      id: materials.id,
      title: materials.title,
      subject: subjects.name,
      cards: materials.cardsCount,
      questions: sql<number>`coalesce(${quizzes.questionsCount}, 0)`,
    })
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .leftJoin(quizzes, eq(quizzes.materialId, materials.id))
    .where(and(wanted, materials.isProcessed, visibleTo(viewer)))
    .orderBy(asc(materials.createdAt), asc(materials.id))
}

/** Rows read at once: however long the material, no more are in memory. */
const batch = 500

/** A card, and the figure without which its words do not ask enough. */
type CardOfWords = ExportCard & { figureId: number | null }

/** The cards of a material that pupils see, in its order, some at a time. */
export async function* readCards(db: Queryable, material: ExportMaterial): AsyncGenerator<CardOfWords[]> {
  const { id, question, answer, category, difficulty, sourcePage, sourceQuote, position, figureId } = flipCards
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ id, question, answer, category, difficulty, sourcePage, sourceQuote, position, figureId })
      .from(flipCards)
      .where(and(eq(flipCards.materialId, material.id), inSight(flipCards), after))
      .orderBy(asc(position), asc(id))
      .limit(batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ position: _, ...card }) => ({ ...card, ...of(material) }))
    if (rows.length < batch) return
    after = sql`(${position}, ${id}) > (${last.position}, ${last.id})`
  }
}

/** The figures of a material with the parts that pupils see; those without one are left out. */
export async function readFigures(db: Queryable, { id: materialId }: ExportMaterial): Promise<ExportFigure[]> {
  const { id, title, hides, fileKey, page } = figures
  const rows = await db
    .select({
      figure: { id, title, hides, fileKey, page },
      cardId: flipCards.id,
      label: flipCards.answer,
      boxes: flipCards.figureBoxes,
      isSeen: sql<boolean>`${inSight(flipCards)}`,
    })
    .from(figures)
    .innerJoin(flipCards, eq(flipCards.figureId, id))
    .where(eq(figures.materialId, materialId))
    .orderBy(asc(id), asc(flipCards.id))
  return [...Map.groupBy(rows, ({ figure }) => figure.id).values()].flatMap(cards => {
    const [first] = cards
    const parts = cards.flatMap(({ cardId, label, boxes, isSeen }, place) =>
      isSeen && boxes ? [{ cardId, number: place + 1, label, boxes }] : [],
    )
    return first && parts.length > 0 ? [{ ...first.figure, firstCard: first.cardId, parts }] : []
  })
}

/** The questions of a material's quiz that pupils see, in its order, some at a time. */
export async function* readQuestions(db: Queryable, material: ExportMaterial): AsyncGenerator<ExportQuestion[]> {
  const { id, question, options, correctAnswer, explanation, category, difficulty, position } = quizQuestions
  const { sourcePage, sourceQuote } = quizQuestions
  const content = { id, question, options, correctAnswer, explanation, category, difficulty, sourcePage, sourceQuote }
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ ...content, position })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(and(eq(quizzes.materialId, material.id), inSight(quizQuestions), after))
      .orderBy(asc(position), asc(id))
      .limit(batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ position: _, ...row }) => ({ ...row, ...of(material) }))
    if (rows.length < batch) return
    after = sql`(${position}, ${id}) > (${last.position}, ${last.id})`
  }
}

const of = ({ id, title, subject }: ExportMaterial) => ({ materialId: id, material: title, subject })

/** What makes the ids of exported decks this installation's own. */
export async function selectDeckSeed(db: Queryable): Promise<DeckSeed> {
  const [row] = await db.select().from(deckSeeds)
  if (row) return row
  // A database that was filled by hand may lack the row that came with the table.
  await db.insert(deckSeeds).values({}).onConflictDoNothing()
  const [made] = await db.select().from(deckSeeds)
  if (!made) throw new Error('the seed of decks has no row')
  return made
}

/**
 * Of these cards those that a teacher's materials hold already, removed ones left aside, each with the newest such
 * material's title.
 */
export async function findKnownCards(
  db: Queryable,
  teacherId: string,
  cards: readonly { question: string; answer: string }[],
): Promise<KnownCards> {
  if (cards.length === 0) return new Map()
  const { question, answer } = flipCards
  const wanted = sql`select * from unnest(
    ${sql.param(cards.map(card => card.question))}::text[], ${sql.param(cards.map(card => card.answer))}::text[])`
  const rows = await db
    .select({ question, answer, title: materials.title, materialId: materials.id })
    .from(flipCards)
    .innerJoin(materials, eq(materials.id, flipCards.materialId))
    .where(
      and(
        eq(materials.teacherId, teacherId),
        ne(flipCards.state, 'removed'),
        ne(flipCards.publication, 'withdrawn'),
        sql`(${question}, ${answer}) in (${wanted})`,
      ),
    )
    .orderBy(asc(materials.createdAt), asc(materials.id))
  return new Map(rows.map(row => [cardKey(row), row]))
}
