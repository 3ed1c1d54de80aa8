import { getAssistantPrompt, sendAssistantAnswer } from '@capivira/core/assistant/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshMaterials } from '../materials/queries.ts'

export const usePrompts = (materialId: number) => useQuery(read(getAssistantPrompt, { params: { materialId } }))

/** Sends what was pasted; its items are checked and those that pass are saved. */
export function useSendAnswer(materialId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(sendAssistantAnswer, { params: { materialId }, body: { text } }),
    onSuccess: () => refreshMaterials(client),
  })
}
