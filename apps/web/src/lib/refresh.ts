import type { QueryClient } from '@tanstack/react-query'

/** What changes when XP is earned: the user in the navigation bar, achievements, progress and the dashboard. */
const earned = [
  '/api/auth/user',
  '/api/achievements',
  '/api/user/achievements',
  '/api/progress',
  '/api/dashboard/student',
] as const

/** Reads again what an act of study has changed. */
export async function refreshAfterStudy(client: QueryClient): Promise<void> {
  await Promise.all(earned.map(address => client.invalidateQueries({ queryKey: [address] })))
}
