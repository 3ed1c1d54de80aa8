import type { QueryClient } from '@tanstack/react-query'

/** What changes when XP is earned: the user in the navigation bar, achievements, progress and the dashboard. */
const earned = [
  '/api/auth/user',
  '/api/achievements',
  '/api/user/achievements',
  '/api/progress',
  '/api/dashboard/student',
] as const

/**
 * Marks what was dealt for a sitting (cards, questions): read anew in the middle of it, another order would stand under
 * one's hands.
 */
export const dealt = { dealt: true } as const

/** Reads everything again, as when a network comes back: all but what was dealt and is there. */
export function refreshAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta, state }) => meta?.dealt !== true || state.data === undefined,
  })
}

/** Reads again what an act of study has changed. */
export async function refreshAfterStudy(client: QueryClient): Promise<void> {
  await Promise.all(earned.map(address => client.invalidateQueries({ queryKey: [address] })))
}

/**
 * The same after a game, one thing after another while nothing else is to be done: no frame of a slow phone waits for
 * all of them.
 */
export async function refreshAtLeisure(client: QueryClient): Promise<void> {
  for (const address of earned) {
    await leisure()
    client.invalidateQueries({ queryKey: [address] })
  }
}

/**
 * Milliseconds after which what waits for an idle moment is done all the same; browsers without such moments wait a
 * shorter time.
 */
const patience = { idle: 800, blind: 60 } as const

const leisure = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, patience.blind)
    else requestIdleCallback(() => resolve(), { timeout: patience.idle })
  })
