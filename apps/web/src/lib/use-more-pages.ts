import { useEffect } from 'react'
import { useQueryParams } from './use-query-params.ts'

/** A list that grows on demand, as useInfiniteQuery has it. */
type GrowingList = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Pages that an address may ask for at once. */
const most = 40

/**
 * Shows more of a list that grows on demand. The address keeps how many pages were shown (`mostrar`), so that a reload
 * shows as many again and the place on the screen is found.
 */
export function useMorePages({ data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: GrowingList) {
  const [params, change] = useQueryParams()
  const shown = data?.pages.length
  const wanted = Math.min(Number(params.get('mostrar')) || 1, most)
  const missing = shown !== undefined && shown < wanted && hasNextPage && !isFetching && !isFetchNextPageError

  useEffect(() => {
    if (missing && shown) fetchNextPage()
  }, [missing, shown, fetchNextPage])

  return () => {
    change({ mostrar: String((shown ?? 1) + 1) })
    fetchNextPage()
  }
}
