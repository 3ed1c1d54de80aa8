import { listProgress } from '@capivira/core/progress/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** The pupil's progress in every material, read anew each time a list of it is opened. */
export function useProgress() {
  return useQuery({ ...read(listProgress), refetchOnMount: 'always' })
}
