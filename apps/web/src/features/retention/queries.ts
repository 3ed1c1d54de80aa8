import { deleteUser } from '@capivira/core/admin/contract'
import * as contract from '@capivira/core/retention/contract'
import { toast } from '@capivira/ui/toast'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { messageOf } from '../../lib/http.ts'

/** The accounts that will be erased, a page at a time. */
export const useIdleAccounts = ({ search, page }: { search: string; page: number }) =>
  useQuery({
    ...read(contract.listIdle, { query: { ...(search && { search }), page: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many accounts of one's pupils will be erased. */
export const useIdleCount = () => useQuery({ ...read(contract.countIdle), staleTime: 0 })

/** Something done about an idle account: told, and what lists them read again. */
function useIdleAct(act: (userId: string) => Promise<{ message: string }>, failed: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast({ title: message })
      return client.invalidateQueries({
        predicate: ({ queryKey }) => /idle-accounts|admin\/dashboard/.test(String(queryKey[0])),
      })
    },
    onError: error => {
      toast({
        title: failed,
        description: messageOf(error, 'Tente de novo em instantes.'),
        variant: 'destructive',
      })
    },
  })
}

export const useKeepIdle = () =>
  useIdleAct(userId => call(contract.keepIdle, { params: { userId } }), 'Não foi possível manter a conta')
export const useEraseNow = () =>
  useIdleAct(userId => call(deleteUser, { params: { userId } }), 'Não foi possível excluir a conta')
