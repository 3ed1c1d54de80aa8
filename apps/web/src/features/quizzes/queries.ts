import { attemptMaterialQuiz, attemptQuiz, getQuizQuestions } from '@capivira/core/quizzes/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { dealt, refreshAfterStudy } from '../../lib/refresh.ts'
import { usePreview } from '../materials/preview.ts'
import { whatPupilsGet } from '../materials/what-pupils-get.ts'
import { tellAct } from '../offline/tell.ts'
import type { handIn } from './quiz-run.ts'

/** The questions of a material's quiz. */
export function useQuizQuestions(materialId: string) {
  return useQuery({
    ...read(getQuizQuestions, { params: { materialId } }),
    select: whatPupilsGet,
    gcTime: 0,
    meta: dealt,
  })
}

/** The draft in which a quiz under way is kept, and a finished one until it is taken. */
export const placeOf = (materialId: string): string => `quiz-${materialId}`

/**
 * Hands a finished quiz in, under one name however often it is told; without a reply it waits on the device. A
 * teacher's is a preview, which is sent to the quiz's own address and not kept.
 */
export function useAttempt(materialId: string, quizId: number) {
  const client = useQueryClient()
  const isPreview = usePreview()
  return useMutation({
    mutationFn: async ({ eventId, body }: { eventId: string; body: ReturnType<typeof handIn> }) =>
      isPreview
        ? { reply: await call(attemptQuiz, { params: { quizId }, body }), waits: undefined }
        : tellAct(attemptMaterialQuiz, {
            params: { materialId },
            body,
            field: 'percentage',
            eventId,
          }),
    onSuccess: () => (isPreview ? undefined : refreshAfterStudy(client)),
  })
}
