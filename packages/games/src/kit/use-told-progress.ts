import { keepProgress, longestProgress } from '@capivira/core/games/contract'
import { toast } from '@capivira/ui/toast'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useHost } from './host.ts'
import { text } from './text.ts'

/** Milliseconds after a move until the server is told of it; moves until then go together. */
const tellAfter = 2500

export type ToldProgress = {
  /** Has the server know how far a round has come: milliseconds on its clock, and the game's own progress. */
  tell: (roundId: string, elapsed: number, progress: unknown) => void
  /** What is not told yet is not worth telling any more, nor what is on its way: the round is handed in. */
  forget: () => void
}

/** Tells the server how far a round has come, so that another device can go on with it. */
export function useToldProgress(): ToldProgress {
  const { call } = useHost()
  const untold = useRef<{ roundId: string; playedMs: number; progress: string } | null>(null)
  /** The round that was told to be open on another device: once is enough. */
  const closed = useRef<string | null>(null)
  /** What is on its way: behind the round that it is of, it would be refused. */
  const telling = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const told = untold.current
    untold.current = null
    if (!told) return
    const { roundId, ...body } = told
    telling.current = new AbortController()
    call(keepProgress, { params: { roundId }, body, signal: telling.current.signal }).catch((error: unknown) => {
      // Without a network all that is lost is that another device would begin a little further back: this one keeps its
      // own.
      if (closed.current === roundId || !(error instanceof Error && error.message.startsWith('404:'))) return
      closed.current = roundId
      toast({ title: text.elsewhere, description: text.elsewhereHint, duration: 9000 })
    })
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
        const told = JSON.stringify(progress)
        if (told.length > longestProgress) return
        untold.current = { roundId, playedMs: Math.round(elapsed), progress: told }
        later.current()
      },
      forget() {
        untold.current = null
        telling.current?.abort()
      },
    }),
    [],
  )
}
