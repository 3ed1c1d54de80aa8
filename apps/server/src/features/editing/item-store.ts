import { randomUUID } from 'node:crypto'
import type { ItemContent, ItemKind, OwnSource } from '@capivira/core/editing/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { PlaceAtEnd } from '../materials/item-rows.ts'
import { storable } from '../materials/item-rows.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { flipCards, materials, words } from '../materials/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import type { Editor } from './editor.ts'
import { workedOnBy } from './store.ts'

const tables = { card: flipCards, question: quizQuestions, word: words } as const

/** Locks an item of an editor's material and tells where it stands; null when there is none for them. */
export async function lockItem(tx: Transaction, editor: Editor, { kind, id }: { kind: ItemKind; id: number }) {
  const table = tables[kind]
  const { revision, state, origin, publication, publicationReason, verdict, verdictReason, verdictBy, unjudged } = table
  const standing = { publication, publicationReason, verdict, verdictReason, verdictBy, unjudged }
  const fields = { materialId: materials.id, pageCount: materials.pageCount, revision, state, origin, ...standing }
  const owned = and(eq(table.id, id), workedOnBy(editor))
  const [row] =
    kind === 'question'
      ? await tx
          .select(fields)
          .from(quizQuestions)
          .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
          .innerJoin(materials, eq(materials.id, quizzes.materialId))
          .where(owned)
          .for('update', { of: quizQuestions })
      : kind === 'card'
        ? await tx
            .select(fields)
            .from(flipCards)
            .innerJoin(materials, eq(materials.id, flipCards.materialId))
            .where(owned)
            .for('update', { of: flipCards })
        : await tx
            .select(fields)
            .from(words)
            .innerJoin(materials, eq(materials.id, words.materialId))
            .where(owned)
            .for('update', { of: words })
  return row ?? null
}

/** Writes a teacher's words over an item. */
export async function updateContent(
  tx: Transaction,
  id: number,
  { content, source, now }: { content: ItemContent; source: OwnSource | null; now: Date },
): Promise<void> {
  const touch = { ...(source && storableSource(source)), edited: true, touchedAt: now }
  if (content.kind === 'card') {
    const set = { ...touch, ...cardColumns(content), revision: sql`${flipCards.revision} + 1` }
    await tx.update(flipCards).set(set).where(eq(flipCards.id, id))
  } else if (content.kind === 'question') {
    const set = { ...touch, ...questionColumns(content), revision: sql`${quizQuestions.revision} + 1` }
    await tx.update(quizQuestions).set(set).where(eq(quizQuestions.id, id))
  } else {
    const set = { ...touch, ...wordColumns(content), revision: sql`${words.revision} + 1` }
    await tx.update(words).set(set).where(eq(words.id, id))
  }
}

/** A hidden card that is removed, too, has been out of sight since it was hidden. */
const firstHidden = (now: Date) =>
  sql`case when ${inSight(flipCards)} then ${now.toISOString()}::timestamptz else ${flipCards.hiddenAt} end`

/** Shows, hides or removes an item. */
export async function updateState(
  tx: Transaction,
  { kind, id }: { kind: ItemKind; id: number },
  state: 'shown' | 'hidden' | 'removed',
  now: Date,
): Promise<void> {
  const table = tables[kind]
  const set = { state, touchedAt: now }
  if (kind !== 'card') return void (await tx.update(table).set(set).where(eq(table.id, id)))
  await tx
    .update(flipCards)
    .set({ ...set, ...(state === 'shown' ? { shownAt: now } : { hiddenAt: firstHidden(now) }) })
    .where(eq(flipCards.id, id))
}

/** Adds a teacher's own item at its place; answers its id. */
export async function insertOwn(
  tx: Transaction,
  { parentId, first: position }: PlaceAtEnd,
  { content, source, now }: { content: ItemContent; source: OwnSource; now: Date },
): Promise<number> {
  const own = {
    ...storableSource(source),
    fingerprint: `teacher-${randomUUID()}`,
    origin: 'teacher' as const,
    edited: true,
    touchedAt: now,
    createdAt: now,
  }
  if (content.kind === 'question') {
    const row = { ...own, ...questionColumns(content), quizId: parentId, position }
    return only(await tx.insert(quizQuestions).values(row).returning({ id: quizQuestions.id }))
  }
  const place = { materialId: parentId, position }
  if (content.kind === 'card')
    return only(
      await tx
        .insert(flipCards)
        .values({ ...own, ...place, ...cardColumns(content) })
        .returning({ id: flipCards.id }),
    )
  return only(
    await tx
      .insert(words)
      .values({ ...own, ...place, ...wordColumns(content) })
      .returning({ id: words.id }),
  )
}

type Of<Kind extends ItemKind> = Extract<ItemContent, { kind: Kind }>

const cardColumns = ({ question, answer, difficulty }: Of<'card'>) => ({
  question: storable(question),
  answer: storable(answer),
  difficulty,
})
const questionColumns = ({ question, options, correctAnswer, explanation, difficulty }: Of<'question'>) => ({
  question: storable(question),
  options: options.map(storable),
  correctAnswer,
  explanation: explanation ? storable(explanation) : null,
  difficulty,
})
const wordColumns = ({ word, hint }: Of<'word'>) => ({ word: storable(word), hint: storable(hint) })
const storableSource = ({ sourcePage, sourceQuote }: OwnSource) => ({
  sourcePage,
  sourceQuote: sourceQuote ? storable(sourceQuote) : null,
})

function only(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('an insert without conflict answered no row')
  return row.id
}
