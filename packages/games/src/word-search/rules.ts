import type { GameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Deal } from '../game.ts'
import { randomOf } from '../random.ts'
import { checkTime, impossibleScore, notOfThisLevel, xpOfScore } from '../rules-in-common.ts'
import type { GameSource, SourceWord } from '../source.ts'
import type { WordSearchResult } from './contract.ts'
import { gridSize, layGrid } from './grid.ts'
import { lettersOf } from './letters.ts'
import { isRefused } from './unwelcome.ts'

/** Words in the grid. */
export const wordsOf: Record<GameDifficulty, number> = { easy: 6, medium: 8, hard: 10 }
/** Fewer make no game. */
export const fewestWords = 3
/** Cells of the shortest word, and of the shortest selection that counts. */
export const shortestSelection = 3
/** Milliseconds the grid stays after the last word. */
export const completionDelay = 500

const points = { word: 50, letter: 10, second: 2, timeLimit: 600 } as const
/** Milliseconds a practised person needs to find a word and mark it. */
const quickestWord = 1500

export const wordSearchDealt = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  size: z.int(),
  /** The letters row by row, `size` of them each. */
  letters: z.string(),
  words: z.array(
    z.object({
      wordId: z.int(),
      /** As it is written, with its accents. */
      word: z.string(),
      hint: z.string(),
      page: z.nullable(z.int()),
      quote: z.nullable(z.string()),
      /** Where it lies, letter by letter; cells are numbered row by row from 0. */
      cells: z.array(z.int()),
    }),
  ),
})
export type WordSearchDealt = z.output<typeof wordSearchDealt>

/**
 * Words that can lie in one grid: of 3 to 15 letters, with a hint, none inside another, none that nobody should read.
 */
export function playableWords(words: readonly SourceWord[]): (SourceWord & { letters: string })[] {
  const chosen: (SourceWord & { letters: string })[] = []
  for (const word of words) {
    const letters = lettersOf(word.word)
    if (letters.length < shortestSelection || letters.length > gridSize || word.hint.trim() === '') continue
    if (isRefused(letters)) continue
    const backwards = [...letters].reverse().join('')
    const overlaps = chosen.some(
      other =>
        other.letters.includes(letters) ||
        letters.includes(other.letters) ||
        other.letters.includes(backwards) ||
        backwards.includes(other.letters),
    )
    if (!overlaps) chosen.push({ ...word, letters })
  }
  return chosen
}

/** A sentence with a gap says where a word stands and not what it is: it fills what definitions leave open. */
const definedFirst = (one: SourceWord, other: SourceWord) => Number(hasGap(one)) - Number(hasGap(other))
const hasGap = ({ hint }: SourceWord) => /_{3,}/.test(hint)

export function dealWordSearch(
  { words }: GameSource,
  { difficulty }: { difficulty: GameDifficulty },
  seed: string,
): Deal<WordSearchDealt> {
  const random = randomOf(seed)
  const playable = playableWords(random.shuffled(words).toSorted(definedFirst))
  const wanted = wordsOf[difficulty]
  if (playable.length < fewestWords) return { kind: 'shortage', reason: shortage(playable.length) }
  const chosen = playable.slice(0, wanted)
  const grid = layGrid(
    chosen.map(({ letters }) => letters),
    random,
  )
  if (!grid) return { kind: 'shortage', reason: 'As palavras deste material não couberam na grade. Tente outro nível.' }
  return {
    kind: 'dealt',
    dealt: {
      difficulty,
      size: gridSize,
      letters: grid.letters,
      words: chosen.map(({ wordId, word, hint, page, quote }, at) => ({
        wordId,
        word,
        hint,
        page,
        quote,
        cells: [...(grid.cells[at] ?? [])],
      })),
    },
    notice:
      chosen.length < wanted
        ? `Este material dá ${chosen.length} palavras; neste nível seriam ${wanted}. A partida fica mais curta.`
        : null,
  }
}

const shortage = (there: number) => {
  if (there === 0) return 'Nenhuma palavra disponível neste material para o caça-palavras.'
  return (
    `Este material só tem ${there === 1 ? '1 palavra' : `${there} palavras`} para o caça-palavras. O jogo ` +
    `precisa de pelo menos ${fewestWords}.`
  )
}

/** 50 per word, 10 per letter, 2 for every second under 600. */
export function wordSearchScore(lengths: readonly number[], seconds: number): number {
  const found = lengths.reduce((sum, length) => sum + points.word + points.letter * length, 0)
  return found + points.second * Math.max(0, points.timeLimit - Math.floor(seconds))
}

/** max(15, round(20 × multiplier × score ÷ 1000)). */
export function wordSearchXp(score: number, difficulty: GameDifficulty): number {
  return xpOfScore(score, difficulty, { base: 20, least: 15 })
}

const lengthsOf = ({ words }: WordSearchDealt) => words.map(({ cells }) => cells.length)

export const scoreOf = ({ timeElapsed }: WordSearchResult, dealt: WordSearchDealt) =>
  wordSearchScore(lengthsOf(dealt), timeElapsed)
export const xpOf = (result: WordSearchResult, dealt: WordSearchDealt) =>
  wordSearchXp(scoreOf(result, dealt), dealt.difficulty)

/** See Game.quickest. */
export const quickestWordSearch = (_: WordSearchResult, { words }: WordSearchDealt) => words.length * quickestWord

/** Why a result cannot be; null when it can. A round is over when every word is found. */
export function checkWordSearch(result: WordSearchResult, dealt: WordSearchDealt, elapsedMs: number): string | null {
  const { difficulty, score, wordsFound, timeElapsed } = result
  const { words } = dealt
  if (difficulty !== dealt.difficulty) return notOfThisLevel
  if (typeof wordsFound === 'number') {
    if (wordsFound > words.length) return 'Há palavras a mais: elas não são desta partida.'
    if (wordsFound < words.length) return 'Ainda faltam palavras para encontrar nesta partida.'
  } else {
    const listed = new Set(words.map(({ word }) => lettersOf(word)))
    const found = new Set(wordsFound.map(lettersOf))
    if (![...found].every(word => listed.has(word))) return 'Há palavras a mais: elas não são desta partida.'
    if (found.size < listed.size) return 'Ainda faltam palavras para encontrar nesta partida.'
  }
  if (score > wordSearchScore(lengthsOf(dealt), 0)) return impossibleScore
  return checkTime(timeElapsed, elapsedMs)
}
