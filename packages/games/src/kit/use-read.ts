import { useEffect, useEffectEvent, useState } from 'react'

export type Read<Value> = { value: Value | null; failed: boolean; again: () => void }

/**
 * Where an answer stays that counts as fresh for some milliseconds; until the page is loaded anew, as signing out does.
 */
export type Shelf<Value> = { freshFor: number; kept: { value: Value; readAt: number; of: string } | null }

/** An empty shelf for one thing that is read. */
export const newShelf = <Value>(freshFor: number): Shelf<Value> => ({ freshFor, kept: null })

/** A shelf, and whose answer it is or what it depends on: another's is asked for anew. */
export type Keeping<Value> = { shelf: Shelf<Value>; of: string }

/**
 * Reads something when the screen opens, unless it is fresh, and again when told to; what was read stays while it is
 * asked for anew.
 */
export function useRead<Value>(read: () => Promise<Value>, keeping?: Keeping<Value>): Read<Value> {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ value: Value | null; failed: boolean }>({ value: null, failed: false })
  const ask = useEffectEvent(async () => {
    if (!keeping) return read()
    const { shelf, of } = keeping
    if (turn === 0 && shelf.kept?.of === of && Date.now() - shelf.kept.readAt < shelf.freshFor) return shelf.kept.value
    const value = await read()
    shelf.kept = { value, readAt: Date.now(), of }
    return value
  })
  useEffect(() => {
    let gone = false
    if (turn < 0) return
    ask().then(
      value => !gone && setState({ value, failed: false }),
      () => !gone && setState(before => ({ ...before, failed: true })),
    )
    return () => {
      gone = true
    }
  }, [turn])
  return { ...state, again: () => setTurn(turn + 1) }
}
