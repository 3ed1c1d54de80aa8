import { chooseMemory, getMemory } from '@capivira/core/memory/contract'
import { toast } from '@capivira/ui/toast'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { messageOf } from '../../lib/http.ts'

/** How the school's memory is foretold, and that of a turma. */
export const useMemory = (classId?: number) =>
  useQuery({
    ...read(getMemory, { query: { classId: classId === undefined ? undefined : String(classId) } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

/** Goes back to the defaults, or lets one's own weights be used again. */
export function useChooseMemory(classId?: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (use: 'own' | 'defaults') => call(chooseMemory, { body: { ...(classId && { classId }), use } }),
    onSuccess: (_, use) => {
      toast({
        title: use === 'defaults' ? 'Pesos próprios desligados' : 'Pesos próprios ligados',
        description: 'As datas das revisões são recalculadas aos poucos, a partir do que cada aluno avaliou.',
      })
      return client.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(memory|reports|teacher)/.test(String(queryKey[0])),
      })
    },
    onError: error =>
      toast({ variant: 'destructive', title: messageOf(error, 'Não foi possível mudar. Tente de novo.') }),
  })
}
