import { listSecurityEvents, type SecurityEvent, type SecurityOutcome } from '@capivira/core/admin/security-contract'
import {
  type ActKind,
  cancelJob,
  getBackup,
  getStorage,
  type HiddenText,
  listActs,
  listHiddenText,
  listJobs,
  retryJob,
  retryMaterial,
  sendEmailsAgain,
} from '@capivira/core/admin/system-contract'
import { getAiUsage } from '@capivira/core/ai/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, keyOf, read } from '../../lib/call.ts'
import { useAct } from './queries.ts'

/** Milliseconds between looks at the queue while its screen is seen. */
const jobsInterval = 3000

/** The queue, looked at again and again while its screen is seen. */
export const useJobs = () => useQuery({ ...read(listJobs), refetchOnMount: 'always', refetchInterval: jobsInterval })

type JobName = { queue: string; id: string }
export const useRetryJob = () => useAct(({ queue, id }: JobName) => call(retryJob, { params: { queue, jobId: id } }))
export const useCancelJob = () => useAct(({ queue, id }: JobName) => call(cancelJob, { params: { queue, jobId: id } }))
export const useRetryMaterial = () => useAct((materialId: number) => call(retryMaterial, { params: { materialId } }))

export const useSendEmails = () => useAct(() => call(sendEmailsAgain))

export const useStorage = () => useQuery({ ...read(getStorage), refetchOnMount: 'always' })
export const useBackup = () => useQuery(read(getBackup))

/** What the model was used for in the last days. */
export const useAiUsage = (days: number) =>
  useQuery({
    ...read(getAiUsage, { query: { days: String(days) } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

/** Acts that a search finds, of one kind when it is chosen; more of them on demand. */
export function useActs(search: string, act: ActKind | undefined) {
  const query = { ...(search && { search }), ...(act && { act }) }
  return useInfiniteQuery({
    queryKey: keyOf(listActs.path, {}, query),
    queryFn: ({ pageParam, signal }) =>
      call(listActs, { query: { ...query, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? String(last.acts.at(-1)?.id) : undefined),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

const isBusy = ({ status }: HiddenText) => status !== 'processed' && status !== 'failed'

/**
 * Materials read with text that their pages do not show; more of them on demand. Looked at again while something of it
 * goes on.
 */
export function useHiddenText() {
  return useInfiniteQuery({
    queryKey: keyOf(listHiddenText.path, {}, {}),
    queryFn: ({ pageParam, signal }) =>
      call(listHiddenText, { query: { ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? String(last.materials.at(-1)?.id) : undefined),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ materials }) => materials.some(isBusy)) ? jobsInterval : false,
  })
}

/** What a list of security events is narrowed to. */
export type SecurityFilter = {
  search: string
  event: SecurityEvent | undefined
  outcome: SecurityOutcome | undefined
  address: string | undefined
  days: '1' | '7' | '30' | '180' | undefined
}

/** Security events that a filter finds; more of them on demand. */
export function useSecurityEvents({ search, ...filter }: SecurityFilter) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  const query = { ...(search && { search }), ...chosen }
  return useInfiniteQuery({
    queryKey: keyOf(listSecurityEvents.path, {}, query),
    queryFn: ({ pageParam, signal }) =>
      call(listSecurityEvents, { query: { ...query, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? String(last.events.at(-1)?.id) : undefined),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
