import { listCards } from '@capivira/core/materials/contract'
import { listDictation, type Rating, reviewCard, studyCard } from '@capivira/core/study/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { read } from '../../lib/call.ts'
import { dealt, refreshAfterStudy } from '../../lib/refresh.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { usePreview } from '../materials/preview.ts'
import { whatPupilsGet } from '../materials/what-pupils-get.ts'
import { tellAct } from '../offline/tell.ts'
import { text } from './text.ts'

/**
 * The cards of a material in the order to study them. Dealt anew each time the screen opens, and not in between: a card
 * rated now must not slip from under the pupil's hands.
 */
export function useCardsToStudy(materialId: string) {
  return useQuery({ ...read(listCards, { params: { materialId } }), select: whatPupilsGet, gcTime: 0, meta: dealt })
}

/** The words of a material to write by ear; the same ones as long as the screen is open. */
export function useDictation(materialId: string) {
  return useQuery({
    ...read(listDictation, { params: { materialId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: dealt,
  })
}

/** Reports that a side was seen; a failure is only logged, for nothing on screen depends on it. */
export async function reportSide(cardId: number, materialId: number, side: 'front' | 'back'): Promise<number> {
  try {
    const { reply } = await tellAct(studyCard, { params: { cardId }, body: { materialId, side }, field: 'xpGained' })
    return reply?.xpGained ?? 0
  } catch (error) {
    console.warn('The viewed side was not recorded', error)
    return 0
  }
}

/** Once the screen is left, tells the bar and the dashboard what sides alone have earned; a rating tells it itself. */
export function useTellSides(unrated: RefObject<Map<number, number>>): void {
  const client = useQueryClient()
  useEffect(() => {
    const sides = unrated.current
    return () => {
      if ([...sides.values()].some(gained => gained > 0)) refreshAfterStudy(client)
    }
  }, [client, unrated])
}

/** What a rating brings while it waits on the device, its XP coming when the server hears of it, and in a preview. */
const later = { xpGain: 0, newAchievements: [], nextReview: undefined }

/**
 * Rates a card; in a preview nobody is told. The rating of a card that is shown has one name, however often it is told.
 */
export function useReview() {
  const client = useQueryClient()
  const isPreview = usePreview()
  return useMutation({
    mutationFn: async ({ cardId, rating, eventId }: { cardId: number; rating: Rating; eventId: string }) => {
      if (isPreview) return later
      const act = { params: { cardId }, body: { difficulty: rating }, field: 'xpGain', eventId }
      const told = await tellAct(reviewCard, act)
      if (told.reply) return told.reply
      // It is kept and the sitting goes on; that the server failed is told all the same.
      if (told.why === 'server') tellFailure(null, text.reviewFailed, { note: told.waits })
      return later
    },
    onSuccess: () => (isPreview ? undefined : refreshAfterStudy(client)),
  })
}
