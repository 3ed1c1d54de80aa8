import type { Drawing, ReviewedDrawing } from '@capivira/core/drawings/contract'
import type { DrawingRow } from './store.ts'

const shared = ({ id, title, description, imageUrl, category, tags, createdAt }: DrawingRow) => ({
  id,
  title,
  description,
  imageUrl,
  category,
  tags,
  createdAt: createdAt.toISOString(),
})

/** A drawing as pupils are shown it: without who made it. */
export function presentDrawing(row: DrawingRow, user: { id: string }): Drawing {
  return { ...shared(row), mine: row.createdByUserId === user.id, isApproved: row.isApproved }
}

/** A drawing as those who review it are shown it. */
export function presentReviewed({
  drawing,
  author,
  shared: agreed,
}: {
  drawing: DrawingRow
  author: string
  shared: boolean
}): ReviewedDrawing {
  const state = drawing.isApproved ? 'shown' : drawing.reviewedAt ? 'hidden' : 'waiting'
  return { ...shared(drawing), author, state, awaitsConsent: !agreed }
}
