import { useState } from 'react'

/**
 * The entries of a list that is read again by itself, in the order in which they were first seen: what came meanwhile
 * stands at the end, so that nothing moves away under a finger.
 */
export function useSteadyOrder<Entry extends { key: string }>(entries: readonly Entry[]): Entry[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const came = entries.map(({ key }) => key).filter(key => !seen.includes(key))
  const order = [...seen, ...came]
  if (came.length > 0) setSeen(order)
  return entries.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}
