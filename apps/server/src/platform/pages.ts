import { entriesPerPage } from '@capivira/core/http/shapes'

/** A stretch of a list: at most `limit` entries after the first `offset`. */
export type Stretch = { limit: number; offset: number }

/** The stretch of a list that a page of `size` entries is; the first page when none is named. */
export function stretchOf({ page = 1 }: { page?: number | undefined }, size: number = entriesPerPage): Stretch {
  return { limit: size, offset: (page - 1) * size }
}
