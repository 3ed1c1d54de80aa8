import { achievements } from '@capivira/core/achievements/catalog'
import type { GameId } from '@capivira/core/games/contract'

/** What finished games pay a pupil, by the sentences of the specification alone. */
export class Model {
  xp = 0
  /** Finished games, and those of them that are rounds: a mission of the city is none. */
  games = 0
  rounds = 0
  kinds = new Set<GameId>()
  held = new Set<string>()
  #today = new Map<GameId, number>()
  /** What rounds, paintings among them, have paid today: 600 at most. */
  #paidToday = 0
  #streak = 0
  #day = -9

  finish(kind: GameId, xp: number, day: number): { paid: number; total: number } {
    if (day !== this.#day) {
      this.#today.clear()
      this.#paidToday = 0
      this.#streak = day === this.#day + 1 ? this.#streak + 1 : 1
      this.#day = day
    }
    const isRound = kind !== 'geo-explorer'
    const before = this.#today.get(kind) ?? 0
    const owed = isRound && before >= 3 ? Math.round(xp / 4) : xp
    const paid = isRound ? Math.min(owed, 600 - this.#paidToday) : owed
    if (isRound) this.#paidToday += paid
    this.#today.set(kind, before + 1)
    this.xp += paid
    this.games++
    if (isRound) this.rounds++
    this.kinds.add(kind)
    this.#unlock()
    return { paid, total: this.xp }
  }

  /** A reward may lift the level that the next one asks for. */
  #unlock(): void {
    for (let size = -1; size !== this.held.size; ) {
      size = this.held.size
      const metrics: Record<string, number> = {
        games: this.games,
        gameKinds: this.kinds.size,
        streak: this.#streak,
        level: Math.floor(this.xp / 1000) + 1,
      }
      for (const { id, metric, requirement, xpReward } of achievements) {
        if ((metrics[metric] ?? 0) < requirement || this.held.has(id)) continue
        this.held.add(id)
        this.xp += xpReward
      }
    }
  }
}

/** The number of the day in São Paulo, three hours behind Greenwich. */
export const schoolDayOf = (clock: number) => Math.floor((clock - 3 * 3600_000) / (24 * 3600_000))
