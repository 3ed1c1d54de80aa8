import type { GameDifficulty } from '@capivira/core/games/results'

/** What several games of levels share. */

export const multiplierOf: Record<GameDifficulty, number> = { easy: 1, medium: 1.5, hard: 2 }

/** The options of a game that has levels and nothing else to choose. */
export const threeLevels = {
  easy: { difficulty: 'easy' },
  medium: { difficulty: 'medium' },
  hard: { difficulty: 'hard' },
} as const satisfies Record<GameDifficulty, { difficulty: GameDifficulty }>

/** Milliseconds the clocks of a device and of the server may be apart, and an answer may take on its way. */
const slack = 3000

const tooLong = 'O tempo informado é maior que o tempo da partida.'

/**
 * Why the time of a round cannot be; null when it can. `claimed` are the seconds the player's clock counted, which
 * stands in pauses; `elapsedMs` passed on the server.
 */
export const checkTime = (claimed: number, elapsedMs: number): string | null =>
  elapsedMs + slack < claimed * 1000 ? tooLong : null

/** XP of the games of levels: max(least, round(base × multiplier × score ÷ 1000)). */
export function xpOfScore(score: number, difficulty: GameDifficulty, { base, least }: { base: number; least: number }) {
  return Math.max(least, Math.round((base * multiplierOf[difficulty] * score) / 1000))
}

export const notOfThisLevel = 'Essa partida foi começada em outro nível.'
export const impossibleScore = 'Essa pontuação não é possível nesta partida.'

/** Of 1000 points, the share of what could be earned at most; 0 where there was nothing to earn. */
export function shareOfScore(earned: readonly number[], most: number): number {
  if (earned.length === 0) return 0
  return Math.round((1000 * earned.reduce((sum, points) => sum + points, 0)) / (earned.length * most))
}
