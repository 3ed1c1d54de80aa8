import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A value as it was with the frame before: what is drawn from it comes once the frame with the newest one is on the
 * screen. A deferred value of React comes later than the rest as well, but before the frame, which then waits for both.
 */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (!Object.is(late, value)) return afterPaint(() => setLate(() => value))
  }, [late, value])
  return late
}
