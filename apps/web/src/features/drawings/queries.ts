import {
  type DrawingState,
  listDrawingsToReview,
  reviewDrawing,
  reviewDrawings,
} from '@capivira/core/drawings/contract'
import { listAskedWords } from '@capivira/core/drawings/wish-contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const address = '/api/drawings'

/** The drawings of pupils in a state, the newest first, a page at a time. */
export function useDrawings(state: DrawingState) {
  return useInfiniteQuery({
    queryKey: [address, state],
    queryFn: ({ pageParam, signal }) =>
      call(listDrawingsToReview, { query: { state, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ more, drawings }) => (more ? String(drawings.at(-1)?.id ?? '') : null),
    refetchOnMount: 'always',
  })
}

/** Words that pupils asked the artist for and it does not know. */
export function useAskedWords() {
  return useQuery({ queryKey: [listAskedWords.path], queryFn: ({ signal }) => call(listAskedWords, { signal }) })
}

/** Shows a drawing to all or hides it. */
export function useReviewDrawing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, state }: { id: number; state: 'shown' | 'hidden' }) =>
      call(reviewDrawing, { params: { drawingId: id }, body: { state } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [address] }),
  })
}

/** The same for several at once. */
export function useReviewDrawings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: number[]; state: 'shown' | 'hidden' }) => call(reviewDrawings, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [address] }),
  })
}
