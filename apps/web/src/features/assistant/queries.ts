import { getAssistantPrompt, sendAssistantAnswer } from '@capivira/core/assistant/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { useIsUnderWay } from '../../lib/use-earlier.ts'
import { refreshMaterials } from '../materials/queries.ts'

export const usePrompts = (materialId: number) => useQuery(read(getAssistantPrompt, { params: { materialId } }))

/** An answer that was pasted, whichever screen sent it. */
export const answerKey = (materialId: number) => ['assistant-answer', materialId]

/** Milliseconds that the report on an answer stays, with its second prompt, for who comes back from the review. */
const reportLife = 2 * 60 * 60_000

export type Reply = ReplyOf<typeof sendAssistantAnswer>
type Report = { reply: Reply; at: number }

const reportKey = (materialId: number) => ['assistant-report', `${materialId}`]

/**
 * Sends what was pasted; its items are checked and those that pass are saved. `onChecked` is called then, though the
 * screen may have gone.
 */
export function useSendAnswer(materialId: number, onChecked: (reply: Reply) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: answerKey(materialId),
    mutationFn: (text: string) => call(sendAssistantAnswer, { params: { materialId }, body: { text } }),
    onSuccess: reply => {
      client.setQueryData<Report>(reportKey(materialId), { reply, at: Date.now() })
      onChecked(reply)
      return refreshMaterials(client)
    },
  })
}

/** The last report on an answer, also one that came while another screen was open; with the time it came. */
export const useReport = (materialId: number): Report | undefined =>
  useQuery<Report>({ queryKey: reportKey(materialId), enabled: false, gcTime: reportLife }).data

/** Whether an answer is being checked, whichever screen sent it. */
export const useIsChecking = (materialId: number): boolean => useIsUnderWay(answerKey(materialId))
