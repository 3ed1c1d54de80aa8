import type { TestApp } from './app.ts'

/** Rounds of games as a player's browser asks for them. */

export type Player = Awaited<ReturnType<TestApp['signedIn']>>
export type Table = { difficulty: string; columns: number; cards: { pair: number; side: string; text: string }[] }
export type Round<Dealt = unknown> = {
  gameId: string
  gameTitle: string
  roundId: string | null
  materialId: number | null
  dealt: Dealt | null
  notice: string | null
  secondsSinceStart: number
  playedMs: number
  progress: string | null
}
export type Completed = {
  message?: string
  xpGain: number
  totalXP: number
  score: number
  best: number | null
  record: boolean
  reduced: boolean
  heldBack: 'quick' | 'day' | null
  newAchievements: { id: string; xpReward: number }[]
}

export const start = <Dealt = Table>(player: Player, body: object) =>
  player.post<Round<Dealt>>('/api/games/start', body)
export const startMemory = async (player: Player, materialId: number, difficulty = 'easy') =>
  (await start(player, { gameId: 'memory-cards', materialId, options: { difficulty } })).body
export const completeMemory = (player: Player, body: object) =>
  player.post<Completed>('/api/games/memory/complete', body)
/** A round of 6 pairs in 10 moves and 60 s: 600 + 480 − 40 points, 16 XP. */
export const fair = { difficulty: 'easy', score: 1040, moves: 10, timeElapsed: 60, xpGain: 9999 }
