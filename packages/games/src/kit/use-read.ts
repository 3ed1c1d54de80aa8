import { useEffect, useEffectEvent, useState } from 'react'

export type Read<Value> = { value: Value | null; failed: boolean; again: () => void }

/** Reads something when the screen opens, and again when told to; what was read stays while it is asked for anew. */
export function useRead<Value>(read: () => Promise<Value>): Read<Value> {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ value: Value | null; failed: boolean }>({ value: null, failed: false })
  const ask = useEffectEvent(read)
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
