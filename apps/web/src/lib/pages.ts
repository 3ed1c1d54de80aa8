import { entriesPerPage } from '@capivira/core/http/shapes'

/**
 * The page after one that came: none after one that is not full, nor after a list that came whole, as a teacher's own
 * does.
 */
export const pageAfter = (entries: readonly unknown[], page: number): number | undefined =>
  entries.length === entriesPerPage ? page + 1 : undefined

type Page<Entry> = { queryFn: (context: { signal: AbortSignal }) => Promise<Entry[]> }
type Asked = { page?: string; search?: string }

/**
 * A list that comes in pages, for useInfiniteQuery: `pagesOf(listProgress, query => read(listProgress, { query }))`.
 * The first page has the address of the whole list, under which it is kept for times without a network; what refreshes
 * that address refreshes the pages.
 */
export const pagesOf = <Entry>({ path }: { path: string }, read: (query: Asked) => Page<Entry>, search = '') => ({
  queryKey: [path, 'pages', search],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }): Promise<Entry[]> =>
    read({ ...(pageParam > 1 && { page: String(pageParam) }), ...(search && { search }) }).queryFn({ signal }),
  initialPageParam: 1,
  getNextPageParam: (last: readonly Entry[], _: unknown, page: number) => pageAfter(last, page),
})
