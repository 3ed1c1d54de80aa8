import { listProgress } from '@capivira/core/progress/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'
import { pagesOf } from '../../lib/pages.ts'

const progressPages = (search = '') => pagesOf(listProgress, query => read(listProgress, { query }), search)

/** The pupil's progress in every material, page by page, read anew each time a list of it is opened. */
export function useProgress(enabled = true) {
  return useInfiniteQuery({ ...progressPages(), refetchOnMount: 'always', enabled })
}

/** Of all of it, what a search finds. */
export function useFoundProgress(search: string, enabled: boolean) {
  return useInfiniteQuery({ ...progressPages(search), enabled })
}
