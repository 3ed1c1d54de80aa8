import type { User } from '@capivira/core/accounts/contract'
import { toast } from '@capivira/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { currentUserKey } from './current-user.ts'
import { loginDelay } from './timings.ts'

/** Greets who has just signed in and, a moment later, tells the app who it is: the table of routes then leads on. */
export function useWelcome(): (user: User) => void {
  const client = useQueryClient()
  return user => {
    toast({ title: 'Login realizado com sucesso', description: `Bem-vindo(a), ${user.fullName}!` })
    setTimeout(() => client.setQueryData(currentUserKey, user), loginDelay)
  }
}
