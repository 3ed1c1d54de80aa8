import type { ImportedCard } from '@capivira/core/exchange/imported-card'
import type { Transaction } from '../../platform/database.ts'
import { storable } from './item-rows.ts'
import { flipCards, materials } from './tables.ts'

type NewImport = Pick<
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

/** Rows per statement, far below PostgreSQL's 65,535 parameters. */
const rowsPerInsert = 500

/** Inserts a material that is ready to be studied, with its cards in this order. */
export async function insertImported(
  tx: Transaction,
  material: NewImport,
  cards: readonly (ImportedCard & { fingerprint: string })[],
  now: Date,
): Promise<number> {
  const ready = { status: 'processed' as const, isProcessed: true, progress: 100, createdAt: now, processedAt: now }
  const [row] = await tx
    .insert(materials)
    .values({ ...material, ...ready })
    .returning({ id: materials.id })
  if (!row) throw new Error('an insert answered no row')
  const rows = cards.map(({ question, answer, category, difficulty, fingerprint }, position) => ({
    materialId: row.id,
    question: storable(question),
    answer: storable(answer),
    category: category === null ? null : storable(category),
    difficulty,
    position,
    fingerprint,
    origin: 'imported' as const,
    createdAt: now,
  }))
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await tx
      .insert(flipCards)
      .values(rows.slice(from, from + rowsPerInsert))
      .onConflictDoNothing()
  return row.id
}
