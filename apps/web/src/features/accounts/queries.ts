import type { User } from '@capivira/core/accounts/contract'
import { getEmailChange } from '@capivira/core/accounts/email-contract'
import { listSessions } from '@capivira/core/accounts/profile-contract'
import { getTwoFactor } from '@capivira/core/accounts/two-factor-contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'
import { currentUserKey } from './current-user.ts'

/** Whether two-factor is on, and how. */
export const useTwoFactor = () => useQuery(read(getTwoFactor))

/** The address that waits to be confirmed. */
export const useEmailChange = () => useQuery({ ...read(getEmailChange), staleTime: 0 })

/** Where the account is open. */
export const useSessions = () => useQuery({ ...read(listSessions), staleTime: 0 })

/** Reads again what switching two-factor on or off changes. */
export function refreshTwoFactor(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: read(getTwoFactor).queryKey }),
    client.invalidateQueries({ queryKey: read(listSessions).queryKey }),
    client.invalidateQueries({ queryKey: currentUserKey }),
  ])
}

/** Shows a changed user everywhere at once. */
export function useShowUser(): (user: User) => void {
  const client = useQueryClient()
  return user => client.setQueryData(currentUserKey, user)
}
