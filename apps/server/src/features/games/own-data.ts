import { type OwnData, ownList, ownRows } from '../../platform/own-data.ts'
import { gameCompletions, gameRounds } from './tables.ts'

/** What games keep about a person; what a round was dealt is the game's, not the person's. */
export const ownGameData: readonly OwnData[] = [
  ownRows('partidas', gameRounds, gameRounds.userId, { leaveOut: ['dealt', 'seed'] }),
  ownList('jogos concluídos', gameCompletions, gameCompletions.userId),
]
