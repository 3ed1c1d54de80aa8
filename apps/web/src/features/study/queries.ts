import { listCards } from '@capivira/core/materials/contract'
import { type Rating, reviewCard, studyCard } from '@capivira/core/study/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshAfterStudy } from '../../lib/refresh.ts'

/**
 * The cards of a material in the order to study them. Dealt anew each time the screen opens, and not in between: a card
 * rated now must not slip from under the pupil's hands.
 */
export function useCardsToStudy(materialId: string) {
  return useQuery({ ...read(listCards, { params: { materialId } }), gcTime: 0 })
}

/** Reports that a side was seen; a failure is only logged, for nothing on screen depends on it. */
export async function reportSide(cardId: number, materialId: number, side: 'front' | 'back'): Promise<number> {
  try {
    const { xpGained } = await call(studyCard, { params: { cardId }, body: { materialId, side } })
    return xpGained
  } catch (error) {
    console.warn('The viewed side was not recorded', error)
    return 0
  }
}

/** Rates a card. */
export function useReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ cardId, rating }: { cardId: number; rating: Rating }) =>
      call(reviewCard, { params: { cardId }, body: { difficulty: rating } }),
    onSuccess: () => refreshAfterStudy(client),
  })
}
