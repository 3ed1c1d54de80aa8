import { useEffect, useMemo, useRef, useState } from 'react'
import { type Clock, clockAfter, deadlineOf, elapsedAt } from './clock.ts'

export type GameClock = {
  /** Milliseconds counted so far. */
  elapsed: () => number
  /** Back to zero, or to a round that was left at `counted` milliseconds. */
  reset: (counted?: number) => void
  /** Timestamp at which `limit` milliseconds are counted; null while the clock stands. */
  deadline: (limit: number) => number | null
}

/** True while the page can be seen. */
export function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}

/**
 * A clock that runs while `running` and the page is seen, from `before` milliseconds on. Reading it draws nothing:
 * `ClockFace` shows it.
 */
export function useClock(running: boolean, before = 0): GameClock {
  const visible = usePageVisible()
  const clock = useRef<Clock>({ counted: before, since: null })
  const runs = running && visible
  useEffect(() => {
    clock.current = clockAfter(clock.current, { type: runs ? 'run' : 'stand', now: performance.now() })
  }, [runs])
  return useMemo(
    () => ({
      elapsed: () => elapsedAt(clock.current, performance.now()),
      reset: (counted = 0) => {
        const since = clock.current.since === null ? null : performance.now()
        clock.current = { counted, since }
      },
      deadline: limit => deadlineOf(clock.current, limit),
    }),
    [],
  )
}
