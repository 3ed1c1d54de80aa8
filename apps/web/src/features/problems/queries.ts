import { listProblems, type ProblemReason, reportProblem, resolveProblems } from '@capivira/core/problems/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshSoon } from '../materials/queries.ts'
import { save } from '../offline/tell.ts'

type Reported = { kind: 'card' | 'question'; id: number }

/** The form's name among what is kept while it is typed. */
export const reportFormName = ({ kind, id }: Reported) => `problema-${kind}-${id}`

/** Tells the teacher what is wrong with an item. */
export function useReportProblem({ kind, id }: Reported) {
  return useMutation({
    mutationFn: (body: { reason: ProblemReason; comment?: string }) =>
      save(reportProblem, {
        params: { kind, itemId: id },
        body,
        field: 'message',
        draft: reportFormName({ kind, id }),
      }),
  })
}

/** Milliseconds between looks at what pupils report: in a lesson they do so while the teacher has the list open. */
const lookInterval = 10_000

/** The items of a material with problems that nobody resolved; looked at again every few seconds. */
export function useProblems(materialId: number) {
  return useQuery({
    ...read(listProblems, { params: { materialId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: lookInterval,
  })
}

/** Ticks off the problems of an item. */
export function useResolveProblems() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id }: Reported) => call(resolveProblems, { params: { kind, itemId: id } }),
    onSuccess: () => refreshSoon(client),
  })
}
