import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for good that does what the latest `then` does: what is given it is not drawn anew for another one. */
export function useStable<Given extends readonly unknown[]>(
  then: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(then)
  useLayoutEffect(() => {
    latest.current = then
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
