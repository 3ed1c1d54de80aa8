import { useDeferredValue } from 'react'
import { useQueryParams } from '../../lib/use-query-params.ts'

/** A list as useInfiniteQuery has it. */
export type PagedQuery<Item> = {
  data: { pages: Item[][] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/**
 * The items of a list that comes in pages, for LongList. While all of it is here, LongList searches in it, without a
 * network too; of a longer one the server is asked for what `busca` in the address says.
 */
export function useSearched<Item>(
  all: PagedQuery<Item>,
  useFound: (search: string, enabled: boolean) => PagedQuery<Item>,
): { items: Item[] | undefined; rest: PagedQuery<Item>; searched: boolean } {
  const [params] = useQueryParams()
  const search = useDeferredValue(params.get('busca') ?? '')
  const searched = search !== '' && all.hasNextPage
  const found = useFound(search, searched)
  const rest = searched && found.data ? found : all
  return { items: rest.data?.pages.flat(), rest, searched: rest === found }
}
