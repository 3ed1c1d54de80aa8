import type { GameId } from '@capivira/core/games/contract'
import { coloring } from './coloring/game.ts'
import { conceptBuilder } from './concept-builder/game.ts'
import { type PlayableGame, playable } from './game.ts'
import { lightningQuiz } from './lightning-quiz/game.ts'
import { memory } from './memory/game.ts'
import { puzzle } from './puzzle/game.ts'
import { timeline } from './timeline/game.ts'
import { wordSearch } from './word-search/game.ts'

/** Every game whose rounds are dealt and checked. One line is all a new one takes here. */
export const playableGames: readonly PlayableGame[] = [
  playable(memory),
  playable(lightningQuiz),
  playable(wordSearch),
  playable(coloring),
  playable(puzzle),
  playable(timeline),
  playable(conceptBuilder),
]

const byId = new Map(playableGames.map(game => [game.info.id, game]))

/** A game whose rounds are dealt; undefined for one that keeps its own state, such as the city. */
export function playableGame(id: GameId): PlayableGame | undefined {
  return byId.get(id)
}
