import type { ConsentView } from '@capivira/core/consents/contract'
import * as contract from '@capivira/core/consents/contract'
import * as byLink from '@capivira/core/consents/link-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { useToldAct } from '../../lib/use-told-act.ts'

/** The consent for one's own account. */
export const useOwnConsent = () => useQuery({ ...read(contract.getOwnConsent), staleTime: 0 })

/** What the link of a guardian is about. */
export const useConsentLink = (token: string) =>
  useQuery({
    queryKey: ['consents', 'link', token],
    queryFn: ({ signal }) => call(byLink.readLink, { body: { token }, signal }),
    enabled: token !== '',
    staleTime: 0,
  })

/** The pupils of a view, a page at a time. */
export const useConsents = ({ view, search, page }: { view: ConsentView; search: string; page: number }) =>
  useQuery({
    ...read(contract.listConsents, { query: { view, ...(search && { search }), page: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many consents given by link wait for the school to look at them. */
export const useToCheck = () => useQuery({ ...read(contract.countToCheck), staleTime: 0 })

/** Something done about a consent: told, and everything about consents read again. */
const useConsentAct = <Input>(act: (input: Input) => Promise<{ message: string }>) =>
  useToldAct(act, /consent|auth\/user|teacher\/pupils/, 'Não foi possível guardar')

export const useAskGuardian = () =>
  useConsentAct((body: Sent<typeof contract.guardianBody>) => call(contract.askGuardian, { body }))
export const useRevokeOwn = () => useConsentAct((_: undefined) => call(contract.revokeOwnConsent))
/** The guardian's answers by their link; `onAnswered` once one is kept. */
export const useGiveConsent = (token: string, onAnswered: () => void) =>
  useConsentAct(async (body: Sent<typeof contract.giveBody>) => {
    const given = await call(byLink.giveByLink, { body: { ...body, token } })
    onAnswered()
    return given
  })
export const useRevokeByLink = (token: string, onAnswered: () => void) =>
  useConsentAct(async (_: undefined) => {
    const revoked = await call(byLink.revokeByLink, { body: { token } })
    onAnswered()
    return revoked
  })
export const useRecordPaper = (userId: string) =>
  useConsentAct((body: Sent<typeof contract.paperBody>) => call(contract.recordPaper, { params: { userId }, body }))
export const useRevokeForGuardian = () =>
  useConsentAct((userId: string) => call(contract.revokeForGuardian, { params: { userId } }))
export const useCheckConsent = () =>
  useConsentAct((userId: string) => call(contract.checkConsent, { params: { userId } }))
export const useObject = () => useConsentAct((userId: string) => call(contract.objectToConsent, { params: { userId } }))
export const useSetAge = () =>
  useConsentAct(({ userId, ageRange }: { userId: string; ageRange: 'até 12' | '13 a 17' | '18 ou mais' }) =>
    call(contract.setPupilAge, { params: { userId }, body: { ageRange } }),
  )
