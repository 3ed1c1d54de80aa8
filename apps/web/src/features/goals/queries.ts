import { getGoal, listDueCards, setGoal } from '@capivira/core/goals/contract'
import type { DailyGoal } from '@capivira/core/goals/goal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'
import { dealt } from '../../lib/refresh.ts'
import { save } from '../offline/tell.ts'

/** The pupil's daily goal, and how to begin again after days away. */
export const useGoal = () => useQuery({ ...read(getGoal), refetchOnMount: 'always' })

/** The first due cards of all materials, or the few most likely forgotten; dealt anew each time the screen opens. */
export const useDueCards = (isShort: boolean) =>
  useQuery({ ...read(listDueCards, { query: isShort ? { most: '15' } : {} }), gcTime: 0, meta: dealt })

export function useSetGoal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dailyCards: DailyGoal) => save(setGoal, { body: { dailyCards }, field: 'dailyCards' }),
    onSuccess: goal => client.setQueryData(read(getGoal).queryKey, goal),
  })
}
