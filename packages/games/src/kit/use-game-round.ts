import {
  type CompletedRound,
  type GameId,
  getOpenRound,
  type OpenRound,
  startGame,
} from '@capivira/core/games/contract'
import type { Call } from '@capivira/core/http/call'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { closedReason } from './closed.ts'
import { useHost } from './host.ts'
import { forgetRound, furtherOf, keepRound, keptRound, type Played } from './kept-round.ts'
import { useRound } from './use-round.ts'
import { useToldProgress } from './use-told-progress.ts'

/** What a player chose to play with. */
export type StartChoice = { materialId?: number; options?: Record<string, unknown> }

/** A dealt round on the screen. */
export type DealtRound<Dealt> = {
  /** Null in a teacher's preview, which is not kept. */
  roundId: string | null
  materialId: number | null
  dealt: Dealt
  /** What should be known before the first move; null when all is as asked for. */
  notice: string | null
  /** What was played of it before, milliseconds and the game's own progress. */
  before: Played
}

export type GameRoundCalls<Schema extends z.ZodMiniType, Report> = {
  gameId: GameId
  dealt: Schema
  complete: (call: Call, roundId: string, report: Report) => Promise<CompletedRound>
  onStartFailed?: (error: unknown) => void
  quietSave?: boolean
}

const kept = z.object({ roundId: z.string(), elapsed: z.number(), progress: z.unknown() })
/** A round of a game that the server deals, pays and remembers while it is unfinished. */
export function useGameRound<Schema extends z.ZodMiniType, Report>(calls: GameRoundCalls<Schema, Report>) {
  type Round = DealtRound<z.output<Schema>>
  const { gameId } = calls
  const { call, messageOf, onPaid, userId, preview, roundComes } = useHost()
  const place = { userId, gameId }
  const told = useToldProgress()
  const [left, setLeft] = useState<{ open: OpenRound; before: Round['before'] } | null>(null)
  const [known, setKnown] = useState(!roundComes)

  function read(open: OpenRound, before: Round['before']): Round | null {
    const dealt = calls.dealt.safeParse(open.dealt)
    if (!dealt.success) return null
    return { roundId: open.roundId, materialId: open.materialId, dealt: dealt.data, notice: open.notice, before }
  }

  const round = useRound<StartChoice, Round, Report, CompletedRound | null>({
    async start(choice) {
      const open = await call(startGame, { body: { gameId, ...choice } })
      // A round that goes on was played before, by the server's own word.
      const dealt = read(open, { elapsed: open.playedMs, progress: null })
      if (!dealt) throw new Error(`The deal of ${gameId} has another shape`)
      forgetRound(place)
      setLeft(null)
      return dealt
    },
    async complete({ roundId }, report) {
      told.forget()
      if (roundId === null) return null
      const paid = await calls.complete(call, roundId, report).catch((error: unknown) => {
        if (closedReason(error, messageOf) !== null) {
          forgetRound(place)
          setLeft(null)
        }
        throw error
      })
      forgetRound(place)
      setLeft(null)
      onPaid(paid.xpGain, paid.newAchievements)
      return paid
    },
    onStartFailed: calls.onStartFailed,
    quietSave: calls.quietSave,
  })

  const atStart = round.state.stage === 'setup'
  useEffect(() => {
    if (!atStart || preview) return
    let gone = false
    call(getOpenRound, { query: { gameId } })
      .then(({ round: open }) => {
        if (gone || !open) return
        const here = keptRound({ userId, gameId }, kept)
        setLeft({ open, before: furtherOf(here?.roundId === open.roundId ? here : null, open) })
      })
      // Without an answer there is nothing to go on with: a new round can be begun all the same.
      .catch(() => {})
      .finally(() => setKnown(true))
    return () => {
      gone = true
    }
  }, [atStart, preview, call, gameId, userId])

  return {
    ...round,
    /** The round left unfinished; null when there is none. */
    unfinished: left && read(left.open, left.before),
    /** False only until an answer that is nearly there has come: the set-up is drawn once, with what it brings. */
    known,
    /** Keeps what was played so far: on this device at once, on the server soon after. */
    keep(of: Round, elapsed: number, progress: unknown) {
      if (of.roundId === null) return
      keepRound(place, { roundId: of.roundId, elapsed, progress })
      told.tell(of.roundId, elapsed, progress)
    },
    /** Has only the server keep it, where the game keeps its own on the device. */
    tell(of: Round, elapsed: number, progress: unknown) {
      if (of.roundId !== null) told.tell(of.roundId, elapsed, progress)
    },
  }
}
