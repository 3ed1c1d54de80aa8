import type { Drawing, ReviewedDrawing } from '@capivira/core/drawings/contract'
import type { ReportRow } from './report-store.ts'
import type { DrawingRow } from './store.ts'

/** What a drawing is called by everybody but its author: what was recognised in it, or its number where nothing was. */
export function nameForOthers({ id, tags }: Pick<DrawingRow, 'id' | 'tags'>): string {
  const [first = '', ...rest] = tags.join(', ')
  return first === '' ? `Desenho ${id}` : first.toUpperCase() + rest.join('')
}

/**
 * The words of a drawing for somebody who looks at it. A child's own words are for the child: the gallery is no board
 * to leave messages on. Others get the names of what the artist drew, which come from the artist's list and from
 * nowhere else.
 */
export function wordsFor(row: DrawingRow, user: { id: string }): { title: string; description: string } {
  if (row.createdByUserId === user.id) return { title: row.title, description: row.description }
  const name = nameForOthers(row)
  return { title: name, description: row.tags.length > 0 ? name : 'Um desenho para colorir.' }
}

const shared = ({ id, title, description, imageUrl, category, tags, createdAt }: DrawingRow) => ({
  id,
  title,
  description,
  imageUrl,
  category,
  tags,
  createdAt: createdAt.toISOString(),
})

/** A drawing as it is shown in the gallery: without who made it, and without the words it was asked for with. */
export function presentDrawing(row: DrawingRow, user: { id: string }): Drawing {
  return {
    ...shared(row),
    ...wordsFor(row, user),
    mine: row.createdByUserId === user.id,
    isApproved: row.isApproved,
  }
}

/**
 * A drawing as those who review it are shown it: with its author, the words it was asked for with, and what was said of
 * it.
 */
export function presentReviewed(
  { drawing, author, shared: agreed }: { drawing: DrawingRow; author: string; shared: boolean },
  reports: readonly ReportRow[],
): ReviewedDrawing {
  const state = drawing.isApproved ? 'shown' : drawing.reviewedAt ? 'hidden' : 'waiting'
  return {
    ...shared(drawing),
    author,
    state,
    awaitsConsent: !agreed,
    reports: reports.map(({ id, reason, comment, createdAt }) => ({
      id,
      reason,
      comment,
      createdAt: createdAt.toISOString(),
    })),
  }
}
