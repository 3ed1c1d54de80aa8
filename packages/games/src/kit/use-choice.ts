import { useState } from 'react'
import { soon } from './after-paint.ts'
import { useStable } from './use-stable.ts'

/**
 * A choice among buttons that is marked at once and told after the frame that shows it: what hangs on it is drawn by
 * then. Answers what is marked, and how to choose.
 */
export function useChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [ahead, setAhead] = useState<{ choice: Value } | null>(null)
  const tell = useStable((next: Value) => {
    setAhead(null)
    onChange(next)
  })
  const choose = useStable((next: Value) => {
    setAhead({ choice: next })
    soon(() => tell(next))
  })
  return [ahead ? ahead.choice : value, choose]
}
