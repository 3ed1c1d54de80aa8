export type ListPage<Item> = { page: number; last: number; shown: readonly Item[] }

/** One page of a list, from 1; a page that is not there, or no number, is the nearest one that is. */
export function pageOf<Item>(items: readonly Item[], wanted: number, pageSize: number): ListPage<Item> {
  const last = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(last, Math.max(1, Math.floor(wanted) || 1))
  return { page, last, shown: items.slice((page - 1) * pageSize, page * pageSize) }
}
