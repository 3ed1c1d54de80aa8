import { keepProgress, longestProgress } from '@capivira/core/games/contract'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useHost } from './host.ts'

/** Milliseconds after a move until the server is told of it; moves until then go together. */
const tellAfter = 2500

export type ToldProgress = {
  /** Has the server know how far a round has come: milliseconds on its clock, and the game's own progress. */
  tell: (roundId: string, elapsed: number, progress: unknown) => void
  /** What is not told yet is not worth telling any more: the round is handed in. */
  forget: () => void
}

/** Tells the server how far a round has come, so that another device can go on with it. */
export function useToldProgress(): ToldProgress {
  const { call } = useHost()
  const untold = useRef<{ roundId: string; playedMs: number; progress: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const told = untold.current
    untold.current = null
    if (!told) return
    const { roundId, ...body } = told
    // What is lost is that another device would begin a little further back: this one keeps its own.
    call(keepProgress, { params: { roundId }, body }).catch(() => {})
  })
  useEffect(() => {
    const look = () => document.hidden && send()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      send()
    }
  }, [])
  const later = useRef(() => {})
  useEffect(() => {
    later.current = () => {
      timer.current ??= setTimeout(() => send(), tellAfter)
    }
  }, [])

  return useMemo(
    () => ({
      tell(roundId, elapsed, progress) {
        const text = JSON.stringify(progress)
        if (text.length > longestProgress) return
        untold.current = { roundId, playedMs: Math.round(elapsed), progress: text }
        later.current()
      },
      forget() {
        untold.current = null
      },
    }),
    [],
  )
}
