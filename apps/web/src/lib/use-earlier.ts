import { type Mutation, type MutationStatus, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The acts of this name, looked at anew with each change; the library's own hooks would weigh on every first view. */
function useActs<Seen extends string | boolean | null>(
  mutationKey: readonly unknown[],
  see: (acts: Mutation[]) => Seen,
): Seen {
  const cache = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    listener => cache.subscribe(listener),
    () => see(cache.findAll({ mutationKey })),
  )
}

/** Whether an act of this name is under way, whichever screen began it. */
export const useIsUnderWay = (mutationKey: readonly unknown[]): boolean =>
  useActs(mutationKey, acts => acts.some(({ state }) => state.status === 'pending'))

/**
 * How an act of this name stands that was begun on a screen which was left, and that this one found under way:
 * 'pending', then 'success' or 'error'; null where there was none.
 */
export function useEarlier(mutationKey: readonly unknown[]): MutationStatus | null {
  const cache = useQueryClient().getMutationCache()
  const [earlier] = useState(() => cache.findAll({ mutationKey, status: 'pending' }).at(-1))
  return useActs(mutationKey, () => earlier?.state.status ?? null)
}

/** Whether a screen is still there, for what ends after it may have gone. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
