import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * How many of `total` things are drawn by now: so many with each frame, since all at once would hold up a slow phone.
 * `first` of them come with what is around them; none, where that is much.
 */
export function usePieces(total: number, atOnce: number, first = atOnce): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown < total) return afterPaint(() => setShown(shown + atOnce))
  }, [shown, total, atOnce])
  return Math.min(shown, total)
}
