import { getAttempt, listAttempts, listMissedCards } from '@capivira/core/quizzes/history'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { dealt } from '../../lib/refresh.ts'

/** The pupil's attempts, page by page; of one quiz when it is named. */
export function useAttempts(quizId: string | null) {
  return useInfiniteQuery({
    queryKey: ['/api/quiz-attempts', quizId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listAttempts, {
        query: { ...(quizId && { quizId }), ...(pageParam !== null && { before: String(pageParam) }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
}

/** One attempt with the questions missed. */
export const usePastAttempt = (attemptId: number) => useQuery(read(getAttempt, { params: { attemptId } }))

/** The cards nearest to what was missed; dealt anew each time the screen opens. */
export function useMissedCards(attemptId: string | null) {
  return useQuery({ ...read(listMissedCards, { query: attemptId ? { attemptId } : {} }), gcTime: 0, meta: dealt })
}
