import { entriesPerPage } from '@capivira/core/http/shapes'

/** A stretch of a list: at most `limit` entries after the first `offset`. */
export type Stretch = { limit: number; offset: number }

/** The stretch of a list that a page is; the first page when none is named. */
export function stretchOf({ page = 1 }: { page?: number | undefined }): Stretch {
  return { limit: entriesPerPage, offset: (page - 1) * entriesPerPage }
}
