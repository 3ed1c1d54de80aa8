/** Where a round stands. `Round` is what was dealt, `Report` what is handed in, `Paid` the answer to it. */
export type RoundState<Round, Report, Paid> =
  | { stage: 'setup'; starting: boolean }
  | { stage: 'playing'; round: Round }
  | {
      stage: 'completed'
      round: Round
      report: Report
      /** Null until the server has answered. */
      paid: Paid | null
      saveFailed: boolean
      /** Why it never will be saved, in a sentence: it ended or began anew on another device. Null while it may. */
      closed: string | null
      /** True while the next round is being dealt. */
      starting: boolean
    }

export type RoundEvent<Round, Report, Paid> =
  | { type: 'start' }
  | { type: 'startFailed' }
  | { type: 'dealt'; round: Round }
  | { type: 'finished'; report: Report }
  | { type: 'paid'; paid: Paid }
  | { type: 'saveFailed' }
  | { type: 'closed'; reason: string }
  | { type: 'saveAgain' }
  | { type: 'leave' }

/** The round after an event; an event that does not belong to the stage changes nothing. */
export function roundAfter<Round, Report, Paid>(
  state: RoundState<Round, Report, Paid>,
  event: RoundEvent<Round, Report, Paid>,
): RoundState<Round, Report, Paid> {
  switch (event.type) {
    case 'start':
      return state.stage === 'playing' ? state : { ...state, starting: true }
    case 'startFailed':
      return state.stage === 'playing' ? state : { ...state, starting: false }
    case 'dealt':
      return { stage: 'playing', round: event.round }
    case 'leave':
      return { stage: 'setup', starting: false }
    case 'finished':
      if (state.stage !== 'playing') return state
      return {
        stage: 'completed',
        round: state.round,
        report: event.report,
        paid: null,
        saveFailed: false,
        closed: null,
        starting: false,
      }
    case 'paid':
      return state.stage === 'completed' ? { ...state, paid: event.paid, saveFailed: false } : state
    case 'saveFailed':
      return state.stage === 'completed' && state.paid === null ? { ...state, saveFailed: true } : state
    case 'closed':
      return state.stage === 'completed' && state.paid === null ? { ...state, closed: event.reason } : state
    case 'saveAgain':
      return state.stage === 'completed' ? { ...state, saveFailed: false } : state
  }
}
