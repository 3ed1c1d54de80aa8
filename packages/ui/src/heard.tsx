import { useEffect, useState } from 'react'

/** Milliseconds in which a screen reader has taken note of a focus that moves at the same moment. */
export const heardAfter = 250

/**
 * A sentence for those who listen. The region is there, empty, from the start, and gets its text when the focus has
 * moved: what comes into being together with its text, or in the instant of a focus, many readers leave out.
 */
export function Heard({ children }: { children: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(children), heardAfter)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
