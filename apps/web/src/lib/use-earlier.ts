import { type MutationStatus, useMutationState } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/**
 * How an act of this name stands that was begun on a screen which was left, and that this one found under way:
 * 'pending', then 'success' or 'error'; null where there was none.
 */
export function useEarlier(mutationKey: readonly unknown[]): MutationStatus | null {
  const acts = useMutationState({
    filters: { mutationKey },
    select: ({ mutationId, state }) => ({ mutationId, status: state.status }),
  })
  const [earlier] = useState(() => acts.findLast(({ status }) => status === 'pending')?.mutationId)
  return acts.find(({ mutationId }) => mutationId === earlier)?.status ?? null
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
