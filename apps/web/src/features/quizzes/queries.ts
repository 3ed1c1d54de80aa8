import { attemptMaterialQuiz, getQuizQuestions } from '@capivira/core/quizzes/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshAfterStudy } from '../../lib/refresh.ts'
import type { handIn } from './quiz-run.ts'

/** The questions of a material's quiz. */
export function useQuizQuestions(materialId: string) {
  return useQuery({ ...read(getQuizQuestions, { params: { materialId } }), gcTime: 0 })
}

/** Hands a finished quiz in. */
export function useAttempt(materialId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof handIn>) => call(attemptMaterialQuiz, { params: { materialId }, body }),
    onSuccess: () => refreshAfterStudy(client),
  })
}
