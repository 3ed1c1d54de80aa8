import type { Comfort } from '@capivira/core/accounts/comfort'
import type { User } from '@capivira/core/accounts/contract'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { applyComfort } from '../../lib/comfort.ts'
import { currentUserKey } from '../accounts/current-user.ts'

/** Seldom needed, and heavy: screens of study, where a voice may be agreed to, do without until then. */
const contract = () => import('@capivira/core/accounts/profile-contract')

const failed = 'Não foi possível guardar sua escolha. Ela vale só nesta página.'

/** Applies a choice at once and keeps it with the account. */
export function useSaveComfort() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Comfort) => call((await contract()).saveComfort, { body }),
    onMutate: comfort => {
      applyComfort(comfort)
      client.setQueryData<User | null>(currentUserKey, user => user && { ...user, comfort })
    },
    onError: () => toast({ title: 'Erro', description: failed, variant: 'destructive' }),
  })
}
