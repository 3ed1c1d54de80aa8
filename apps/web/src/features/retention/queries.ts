import { deleteUser } from '@capivira/core/admin/contract'
import * as contract from '@capivira/core/retention/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { useToldAct } from '../../lib/use-told-act.ts'

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
const useIdleAct = (act: (userId: string) => Promise<{ message: string }>, failed: string) =>
  useToldAct(act, /idle-accounts|admin\/dashboard/, failed)

export const useKeepIdle = () =>
  useIdleAct(userId => call(contract.keepIdle, { params: { userId } }), 'Não foi possível manter a conta')
export const useEraseNow = () =>
  useIdleAct(userId => call(deleteUser, { params: { userId } }), 'Não foi possível excluir a conta')
