import { useEffect, useMemo, useRef } from 'react'

export type Delay = {
  /** Does `then` after so many milliseconds, in place of anything planned before. */
  after: (milliseconds: number, then: () => void) => void
  cancel: () => void
}

/** One thing to do later, such as turning two cards back. It never happens after the screen is gone. */
export function useDelay(): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      after: (milliseconds, then) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(then, milliseconds)
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  )
}
