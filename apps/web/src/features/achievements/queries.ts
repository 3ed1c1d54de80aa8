import { listAchievementProgress, listAchievements, listUserAchievements } from '@capivira/core/achievements/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** The achievements screen asks again every 3 s while it is visible, and when the window gets the focus. */
const polled = { refetchInterval: 3000, refetchIntervalInBackground: false, refetchOnWindowFocus: 'always' } as const

export function useAchievements() {
  return useQuery({ ...read(listAchievements), ...polled })
}

export function useUserAchievements() {
  return useQuery({ ...read(listUserAchievements), ...polled })
}

/** How much of each is done; every act of study asks anew. */
export function useAchievementProgress() {
  return useQuery({ ...read(listAchievementProgress), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
}
