import { getStudentDashboard, getTeacherDashboard } from '@capivira/core/dashboards/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** The pupil's dashboard; fresh for 30 s, never retried by itself. */
export function useStudentDashboard() {
  return useQuery({ ...read(getStudentDashboard), staleTime: 30_000, retry: false })
}

/** The teacher's dashboard, read anew each time it is opened. */
export function useTeacherDashboard() {
  return useQuery({ ...read(getTeacherDashboard), refetchOnMount: 'always' })
}
