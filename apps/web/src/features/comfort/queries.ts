import type { Comfort } from '@capivira/core/accounts/comfort'
import type { User } from '@capivira/core/accounts/contract'
import { saveComfort } from '@capivira/core/accounts/profile-contract'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { applyComfort } from '../../lib/comfort.ts'
import { currentUserKey } from '../accounts/current-user.ts'
import { text } from './text.ts'

/** Applies a choice at once and keeps it with the account. */
export function useSaveComfort() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Comfort) => call(saveComfort, { body }),
    onMutate: comfort => {
      applyComfort(comfort)
      client.setQueryData<User | null>(currentUserKey, user => user && { ...user, comfort })
    },
    onError: () => toast({ title: 'Erro', description: text.failed, variant: 'destructive' }),
  })
}
