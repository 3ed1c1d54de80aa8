import type { GameId } from '@capivira/core/games/contract'
import type { PuzzleDealt } from '@capivira/games/puzzle/rules'
import { type Player, start } from '../rounds.ts'
import { solvePuzzle } from '../solve-puzzle.ts'

export const levels = ['easy', 'medium', 'hard'] as const
export type Level = (typeof levels)[number]

/** Ways in which a completion can be wrong in itself; every game has its own forgery of each. */
export const forgeries = ['level', 'count', 'score', 'late'] as const
export type Forgery = (typeof forgeries)[number]

/** A round that is open, or what the city asks for next. */
export type Open = { id: string | null; level: Level; dealt: unknown }

/** What an honest player would hand in, what it pays, and what nobody can hand in. */
export type Plan = {
  fair: Record<string, unknown>
  /** Null where nothing is left to be paid. */
  xp: number | null
  forged: Record<Forgery, Record<string, unknown>>
}

/** How well it was played: seconds, and mistakes of the game's own kind. */
export type Play = { seconds: number; mistakes: number }

export type GameInModel = {
  id: GameId
  path: string
  begin: (player: Player, level: Level) => Promise<Open>
  plan: (open: Open, play: Play) => Plan
}

const multiplierOf = { easy: 1, medium: 1.5, hard: 2 }
const far = 900_000
const byScore = (base: number, least: number, level: Level, score: number) =>
  Math.max(least, Math.round((base * multiplierOf[level] * score) / 1000))
const otherLevel = (level: Level): Level => (level === 'easy' ? 'hard' : 'easy')

type Paintings = { whole: string; part: string }

/** Every one of the eight games, over one material; `paintings` are data URLs of one drawing, finished and not. */
export function gamesInModel(materialId: number, paintings: Paintings): GameInModel[] {
  const deal = dealerOf(materialId)
  return [
    memoryCards(deal),
    wordPuzzle(deal),
    quickQuiz(deal),
    timeline(deal),
    concepts(deal),
    puzzle(deal),
    coloring(deal, paintings),
    city(),
  ]
}

type Deal = ReturnType<typeof dealerOf>

const dealerOf =
  (materialId: number) =>
  (id: GameId, optionsOf: (level: Level) => object, usesMaterial = true) =>
  async (player: Player, level: Level): Promise<Open> => {
    const { status, body } = await start<unknown>(player, {
      gameId: id,
      ...(usesMaterial && { materialId }),
      options: optionsOf(level),
    })
    if (status !== 200) throw new Error(`${id} was not dealt: ${JSON.stringify(body)}`)
    return { id: body.roundId ?? '', level, dealt: body.dealt }
  }

const difficulty = (level: Level) => ({ difficulty: level })

const memoryCards = (deal: Deal): GameInModel => ({
  id: 'memory-cards',
  path: 'memory',
  begin: deal('memory-cards', difficulty),
  plan({ level }, { seconds, mistakes }) {
    const pairs = { easy: 6, medium: 8, hard: 12 }[level]
    const score = Math.max(0, 100 * pairs + 2 * Math.max(0, 300 - seconds) - 10 * mistakes)
    const fair = { difficulty: level, score: 0, moves: pairs + mistakes, timeElapsed: seconds }
    return {
      fair,
      xp: byScore(15, 10, level, score),
      forged: {
        level: { ...fair, difficulty: otherLevel(level) },
        count: { ...fair, moves: pairs - 1 },
        score: { ...fair, score: 1_000_000 },
        late: { ...fair, timeElapsed: far },
      },
    }
  },
})

const wordPuzzle = (deal: Deal): GameInModel => ({
  id: 'word-puzzle',
  path: 'word-search',
  begin: deal('word-puzzle', difficulty),
  plan({ level, dealt }, { seconds }) {
    const { words } = dealt as { words: { cells: number[] }[] }
    const letters = words.reduce((sum, { cells }) => sum + cells.length, 0)
    const score = 50 * words.length + 10 * letters + 2 * Math.max(0, 600 - seconds)
    const fair = { difficulty: level, score: 0, wordsFound: words.length, timeElapsed: seconds }
    return {
      fair,
      xp: byScore(20, 15, level, score),
      forged: {
        level: { ...fair, difficulty: otherLevel(level) },
        count: { ...fair, wordsFound: 99 },
        score: { ...fair, score: 1_000_000 },
        late: { ...fair, timeElapsed: far },
      },
    }
  },
})

const quickQuiz = (deal: Deal): GameInModel => ({
  id: 'quick-quiz',
  path: 'lightning-quiz',
  begin: deal('quick-quiz', difficulty),
  plan({ dealt }, { seconds, mistakes }) {
    const { questions } = dealt as {
      questions: { questionId: number; options: string[]; correctAnswer: string }[]
    }
    const asked = questions.length
    const wrong = mistakes % (asked + 1)
    const right = asked - wrong
    const answers = questions.map(({ questionId, options, correctAnswer }, at) => ({
      questionId,
      option: at < wrong ? (options.find(option => option !== correctAnswer) ?? null) : correctAnswer,
      remainingMs: 1000,
    }))
    const accuracy = (100 * right) / asked
    const fair = {
      gameId: 'quick-quiz',
      score: 0,
      accuracy: Math.round(accuracy),
      completionTime: seconds,
      answers,
    }
    return {
      fair,
      xp: 10 * right + (accuracy > 80 ? 50 : accuracy > 60 ? 25 : 0),
      forged: {
        level: { ...fair, answers: answers.map(answer => ({ ...answer, remainingMs: 599_000 })) },
        count: { ...fair, answers: answers.slice(1) },
        score: { ...fair, score: 1_000_000 },
        late: { ...fair, completionTime: far },
      },
    }
  },
})

const timeline = (deal: Deal): GameInModel => ({
  id: 'timeline-challenge',
  path: 'timeline-challenge',
  begin: deal('timeline-challenge', difficulty),
  plan({ level, dealt }, { seconds, mistakes }) {
    const { order } = dealt as { order: number[] }
    const [first = 0, second = 0, ...rest] = order
    const slipped = mistakes % 2 === 1
    const checks = slipped ? [[second, first, ...rest], order] : [order]
    const earned = slipped ? 100 * rest.length + 2 * 60 : 100 * order.length
    const fair = { checks, timeElapsed: seconds }
    return {
      fair,
      xp: byScore(22, 10, level, Math.round((10 * earned) / order.length)),
      forged: {
        level: { ...fair, checks: [order.map(id => id + 1_000_000)] },
        count: { ...fair, checks: [[...order].reverse()] },
        score: { ...fair, checks: [order, order] },
        late: { ...fair, timeElapsed: far },
      },
    }
  },
})

const concepts = (deal: Deal): GameInModel => ({
  id: 'concept-builder',
  path: 'concept-builder',
  begin: deal('concept-builder', difficulty),
  plan({ level, dealt }, { seconds, mistakes }) {
    const { pairs, headings } = dealt as { pairs: { pairId: number; heading: number | null }[]; headings: string[] }
    const [one, other] = pairs
    const slips = mistakes % 2 === 1 && one && other ? [{ term: one.pairId, definition: other.pairId }] : []
    const joins = [...slips, ...pairs.map(({ pairId }) => ({ term: pairId, definition: pairId }))]
    const groups =
      headings.length > 0 ? pairs.map(({ pairId, heading }) => ({ term: pairId, heading: heading ?? 0 })) : []
    const parts = pairs.length * (headings.length > 0 ? 2 : 1)
    const score = Math.round((1000 * (100 * parts - 50 * slips.length)) / (100 * parts))
    const fair = { joins, groups, timeElapsed: seconds }
    return {
      fair,
      xp: byScore(25, 10, level, score),
      forged: {
        level: { ...fair, joins: joins.map(({ term }) => ({ term, definition: 1_000_000 })) },
        count: { ...fair, joins: joins.slice(0, -1) },
        score: { ...fair, joins: [...joins, ...joins] },
        late: { ...fair, timeElapsed: far },
      },
    }
  },
})

const puzzle = (deal: Deal): GameInModel => ({
  id: 'geo-exploradores',
  path: 'geo-exploradores',
  begin: deal('geo-exploradores', level => ({ theme: themeOf[level] }), false),
  plan({ level, dealt }, { seconds }) {
    const steps = solvePuzzle(dealt as PuzzleDealt)
    const fair = { theme: themeOf[level], moves: steps.length, timeElapsed: seconds, steps }
    return {
      fair,
      xp: 15 + 2 * { easy: 9, medium: 12, hard: 16 }[level],
      forged: {
        level: { ...fair, theme: themeOf[otherLevel(level)] },
        count: { ...fair, moves: 1 },
        score: { ...fair, steps: steps.slice(0, -1) },
        late: { ...fair, timeElapsed: far },
      },
    }
  },
})

const coloring = (deal: Deal, paintings: Paintings): GameInModel => ({
  id: 'coloring-game',
  path: 'coloring',
  begin: deal('coloring-game', () => ({ imageId: painted }), false),
  plan() {
    const fair = { theme: 'geografia-rural', imageId: painted, areasColored: 9, completedImage: paintings.whole }
    return {
      fair,
      xp: 70,
      forged: {
        level: { ...fair, imageId: 'clima-relevo/0' },
        count: { ...fair, completedImage: paintings.part },
        score: { ...fair, completedImage: 'data:image/png;base64,iVBORw0KGgo=' },
        late: { ...fair, areasColored: -1 },
      },
    }
  },
})

const city = (): GameInModel => ({
  id: 'geo-explorer',
  path: 'geo-explorer',
  begin: buildNext,
  plan({ dealt }) {
    const next = dealt as { missionId: string; xp: number | null }
    const fair = { missionId: next.missionId, sustainabilityScore: 80 }
    return {
      fair,
      xp: next.xp,
      forged: {
        level: { ...fair, missionId: 'green-city' },
        count: { ...fair, missionId: 'busy-city' },
        score: { ...fair, missionId: 'moon-base' },
        late: { ...fair, missionId: 'x'.repeat(61) },
      },
    }
  },
})

const painted = 'geografia-rural/0'
const themeOf = { easy: 'geografia-rural', medium: 'geografia-urbana', hard: 'recursos-naturais' } as const

type CityReply = { city: { completed: string[] }; revision: number; paid: string[] }
const missions = [
  { missionId: 'first-houses', xp: 25, actions: [0, 1, 2].map(cell => ({ do: 'build', cell, kind: 'house' })) },
  { missionId: 'first-school', xp: 40, actions: [{ do: 'build', cell: 3, kind: 'school' }] },
]

/**
 * Builds what the next unpaid mission of a pupil's city asks for; afterwards the first one is handed in again, in vain.
 */
async function buildNext(player: Player, level: Level): Promise<Open> {
  const { body } = await player.get<CityReply>('/api/games/geo-explorer/city')
  const next = missions.find(({ missionId }) => !body.paid.includes(missionId))
  if (next && !body.city.completed.includes(next.missionId)) {
    const built = await player.post('/api/games/geo-explorer/actions', {
      revision: body.revision,
      actions: next.actions,
    })
    if (built.status !== 200) throw new Error(`nothing was built: ${JSON.stringify(built.body)}`)
  }
  return { id: null, level, dealt: next ?? { missionId: 'first-houses', xp: null } }
}
