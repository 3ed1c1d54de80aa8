import type { GameDifficulty } from '@capivira/core/games/results'
import { answerKey, sideKey } from '@capivira/core/quizzes/same-answer'
import * as z from 'zod/mini'
import type { Deal, Recognition } from '../game.ts'
import { randomOf } from '../random.ts'
import { checkTime, impossibleScore, notOfThisLevel, xpOfScore } from '../rules-in-common.ts'
import type { GameSource, SourceCard } from '../source.ts'
import type { MemoryResult } from './contract.ts'

/** Pairs on the table, capped by the cards there are. */
export const pairsOf: Record<GameDifficulty, number> = { easy: 6, medium: 8, hard: 12 }
export const columnsOf: Record<GameDifficulty, number> = { easy: 4, medium: 4, hard: 6 }
/** Fewer make no game. */
export const fewestPairs = 2
export const textLength = 80
/** Milliseconds two cards stay open that are no pair, and the table stays when all is found. */
export const mismatchDelay = 1000
export const completionDelay = 500

const points = { match: 100, second: 2, timeLimit: 300, move: 10 } as const
/** Milliseconds a practised person needs for a pair: two cards turned, both read. */
const quickestPair = 1200

/** One side of a card, as it lies on the table. `pair` is the card's id: two sides of one card match. */
export const tableCard = z.object({ pair: z.int(), side: z.enum(['question', 'answer']), text: z.string() })
export type TableCard = z.output<typeof tableCard>

export const memoryDealt = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  columns: z.int(),
  /** In the order in which they lie, row by row. */
  cards: z.array(tableCard),
})
export type MemoryDealt = z.output<typeof memoryDealt>

/** A text as a card of the table shows it: 80 characters at most, the last one '…' where something was cut off. */
export function shortened(text: string): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  return letters.length <= textLength
    ? letters.join('')
    : `${letters
        .slice(0, textLength - 1)
        .join('')
        .trimEnd()}…`
}

/** Cards that can lie on one table: complete, and no two of whose sides a pupil would call the same. */
export function playableCards(cards: readonly SourceCard[]): SourceCard[] {
  const seen = new Set<string>()
  return cards.filter(({ question, answer }) => {
    const sides = [shortened(question), shortened(answer)]
    const keys = sides.map(answerKey)
    // A card may ask for the other form of the same: '1º' and 'primeiro'.
    if (keys.some(key => key === '' || seen.has(key)) || new Set(sides.map(sideKey)).size < 2) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

export function dealMemory(
  { cards }: GameSource,
  { difficulty }: { difficulty: GameDifficulty },
  seed: string,
): Deal<MemoryDealt> {
  const random = randomOf(seed)
  const playable = playableCards(random.shuffled(cards))
  const wanted = pairsOf[difficulty]
  const chosen = playable.slice(0, wanted)
  if (chosen.length < fewestPairs) return { kind: 'shortage', reason: shortage(playable.length) }
  const sides = chosen.flatMap(({ cardId, question, answer }): TableCard[] => [
    { pair: cardId, side: 'question', text: shortened(question) },
    { pair: cardId, side: 'answer', text: shortened(answer) },
  ])
  return {
    kind: 'dealt',
    dealt: { difficulty, columns: columnsOf[difficulty], cards: random.shuffled(sides) },
    notice:
      chosen.length < wanted
        ? `Este material dá ${chosen.length} pares; neste nível seriam ${wanted}. A partida fica mais curta.`
        : null,
  }
}

const shortage = (there: number) =>
  there === 0
    ? `Este material ainda não tem flip cards. O jogo da memória precisa de pelo menos ${fewestPairs}.`
    : `Este material só tem ${there} flip card completo. O jogo da memória precisa de pelo menos ${fewestPairs}.`

const pairCount = ({ cards }: MemoryDealt) => cards.length / 2

/** 100 per pair, 2 for every second under 300, less 10 for every move beyond the pairs; never below 0. */
export function memoryScore({ moves, timeElapsed }: Pick<MemoryResult, 'moves' | 'timeElapsed'>, pairs: number) {
  const inTime = points.second * Math.max(0, points.timeLimit - Math.floor(timeElapsed))
  const wasted = points.move * Math.max(0, moves - pairs)
  return Math.max(0, points.match * pairs + inTime - wasted)
}

/** max(10, round(15 × multiplier × score ÷ 1000)). */
export function memoryXp(score: number, difficulty: GameDifficulty): number {
  return xpOfScore(score, difficulty, { base: 15, least: 10 })
}

export const scoreOf = (result: MemoryResult, dealt: MemoryDealt) => memoryScore(result, pairCount(dealt))
export const xpOf = (result: MemoryResult, dealt: MemoryDealt) => memoryXp(scoreOf(result, dealt), dealt.difficulty)

/** See Game.quickest. */
export const quickestMemory = (_: MemoryResult, dealt: MemoryDealt) => pairCount(dealt) * quickestPair

/** Why a result cannot be; null when it can. */
export function checkMemory(result: MemoryResult, dealt: MemoryDealt, elapsedMs: number): string | null {
  const { difficulty, score, moves, timeElapsed, turns } = result
  const pairs = pairCount(dealt)
  if (difficulty !== dealt.difficulty) return notOfThisLevel
  if (moves < pairs) return `Com ${moves} jogadas não dá para achar ${pairs} pares.`
  if (score > memoryScore({ moves: pairs, timeElapsed: 0 }, pairs)) return impossibleScore
  const time = checkTime(timeElapsed, elapsedMs)
  if (time !== null) return time
  if (turns && !finishes(turns, moves, dealt)) return 'As jogadas não conferem com as cartas desta partida.'
  return null
}

/** Whether the turns are as many as the moves, turn two cards each that were still in play, and find every pair. */
function finishes(turns: readonly (readonly [number, number])[], moves: number, { cards }: MemoryDealt): boolean {
  if (turns.length !== moves) return false
  const found = new Set<number>()
  for (const [one, other] of turns) {
    const [first, second] = [cards[one], cards[other]]
    if (!first || !second || one === other || found.has(first.pair) || found.has(second.pair)) return false
    if (first.pair === second.pair) found.add(first.pair)
  }
  return found.size * 2 === cards.length
}

/**
 * What the turns show about the cards. A pair found on purpose was recognised: both its sides had been seen, or at
 * least one, and there was still a choice. The same wrong answer put to a question twice is a mistake; a single one may
 * be forgetting a place.
 */
export function memoryRecognitions({ turns = [] }: MemoryResult, { cards }: MemoryDealt): Recognition[] {
  const seen = new Set<number>()
  const wrong = new Map<string, number>()
  const shown = new Map<number, boolean>()
  let left = cards.length / 2
  for (const [one, other] of turns) {
    const [first, second] = [cards[one], cards[other]]
    if (!first || !second) continue
    if (first.pair === second.pair) {
      if (seen.has(other) && left > 2 && !shown.has(first.pair)) shown.set(first.pair, true)
      left--
    } else if (first.side !== second.side) {
      const question = first.side === 'question' ? first : second
      const answer = first.side === 'question' ? second : first
      const key = `${question.pair}:${answer.pair}`
      wrong.set(key, (wrong.get(key) ?? 0) + 1)
      if ((wrong.get(key) ?? 0) > 1) shown.set(question.pair, false)
    }
    seen.add(one).add(other)
  }
  return [...shown].map(([cardId, known]) => ({ cardId, known }))
}
