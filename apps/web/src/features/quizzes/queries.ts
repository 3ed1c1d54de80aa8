import { attemptMaterialQuiz, attemptQuiz, getQuizQuestions } from '@capivira/core/quizzes/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshAfterStudy } from '../../lib/refresh.ts'
import { usePreview } from '../materials/preview.ts'
import { tell } from '../offline/tell.ts'
import type { handIn } from './quiz-run.ts'

/** The questions of a material's quiz. */
export function useQuizQuestions(materialId: string) {
  return useQuery({ ...read(getQuizQuestions, { params: { materialId } }), gcTime: 0 })
}

/**
 * Hands a finished quiz in; null when it waits on the device for a network. A teacher's is a preview, which is sent to the quiz's
 * own address and not kept.
 */
export function useAttempt(materialId: string, quizId: number) {
  const client = useQueryClient()
  const isPreview = usePreview()
  return useMutation({
    mutationFn: (body: ReturnType<typeof handIn>) =>
      isPreview
        ? call(attemptQuiz, { params: { quizId }, body })
        : tell(attemptMaterialQuiz, { params: { materialId }, body }),
    onSuccess: () => (isPreview ? undefined : refreshAfterStudy(client)),
  })
}
