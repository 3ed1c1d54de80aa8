import { startTransition, useReducer, useRef } from 'react'
import { closedReason } from './closed.ts'
import { type GameHost, useHost } from './host.ts'
import { type RoundEvent, type RoundState, roundAfter } from './round.ts'
import { text } from './text.ts'

export type RoundCalls<Choice, Round, Report, Paid> = {
  /** Deals a round on the server. */
  start: (choice: Choice) => Promise<Round>
  /** Hands a finished round in. */
  complete: (round: Round, report: Report) => Promise<Paid>
  /** What is told when the start fails, where it is not the usual sentence. */
  onStartFailed?: ((error: unknown) => void) | undefined
  /** True when a result that was not saved is told by its screen alone, without a toast. */
  quietSave?: boolean | undefined
}

export type RoundControls<Choice, Round, Report, Paid> = {
  state: RoundState<Round, Report, Paid>
  /** Deals a round, from the set-up or as the next one. */
  begin: (choice: Choice) => void
  /** Goes on with a round that was dealt before. */
  resume: (round: Round) => void
  finish: (report: Report) => void
  /** Hands in again what could not be saved. */
  save: () => void
  leave: () => void
}

/** A round from its start to what it paid. Failures are told and lose nothing. */
export function useRound<Choice, Round, Report, Paid>(
  calls: RoundCalls<Choice, Round, Report, Paid>,
): RoundControls<Choice, Round, Report, Paid> {
  const [state, dispatch] = useReducer(roundAfter<Round, Report, Paid>, { stage: 'setup', starting: false })
  const { messageOf, tellFailure } = useHost()
  const starting = useRef(false)
  /** The round that was handed in: its end may be told twice before the screen has changed. */
  const ended = useRef<Round | null>(null)
  /** A change of the whole screen is drawn piece by piece, so that no frame waits for all of it. */
  const change = (event: RoundEvent<Round, Report, Paid>) => startTransition(() => dispatch(event))

  async function begin(choice: Choice) {
    if (starting.current) return
    starting.current = true
    dispatch({ type: 'start' })
    try {
      change({ type: 'dealt', round: await calls.start(choice) })
    } catch (error) {
      dispatch({ type: 'startFailed' })
      if (calls.onStartFailed) calls.onStartFailed(error)
      else tellFailure(error, text.startFailed)
    } finally {
      starting.current = false
    }
  }

  return {
    state,
    begin,
    resume: round => change({ type: 'dealt', round }),
    finish: report => {
      if (state.stage !== 'playing' || ended.current === state.round) return
      ended.current = state.round
      change({ type: 'finished', report })
      handIn(calls, { messageOf, tellFailure }, change, state.round, report)
    },
    save: () => {
      if (state.stage !== 'completed') return
      dispatch({ type: 'saveAgain' })
      handIn(calls, { messageOf, tellFailure }, change, state.round, state.report)
    },
    leave: () => change({ type: 'leave' }),
  }
}

async function handIn<Choice, Round, Report, Paid>(
  calls: RoundCalls<Choice, Round, Report, Paid>,
  { messageOf, tellFailure }: Pick<GameHost, 'messageOf' | 'tellFailure'>,
  tell: (event: RoundEvent<Round, Report, Paid>) => void,
  round: Round,
  report: Report,
): Promise<void> {
  try {
    tell({ type: 'paid', paid: await calls.complete(round, report) })
  } catch (error) {
    console.warn('The round was not saved', error)
    const reason = closedReason(error, messageOf)
    if (reason !== null) return tell({ type: 'closed', reason })
    tell({ type: 'saveFailed' })
    if (!calls.quietSave) tellFailure(error, text.completeFailed)
  }
}
