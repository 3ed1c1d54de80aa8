import { type Figure, figure } from '@capivira/core/editing/figure-contract'
import { ApiError } from '../../lib/http.ts'

/** How a figure stands now, where a change was refused because that is newer; null for any other error. */
export function newerFigure(error: unknown): Figure | null {
  if (!(error instanceof ApiError && error.reply?.code === 'newer-version')) return null
  const current = figure.safeParse(error.reply.current)
  return current.success ? current.data : null
}
