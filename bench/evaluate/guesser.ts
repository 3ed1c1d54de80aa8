import { type Blind, CUES, type CueName } from './cues.ts'

/** A question with its key, for keeping the score of a guesser. */
export type Keyed = Blind & { correctAnswer: number }

/** How often a guesser would be right, and how often one who throws dice. */
export type Score = { questions: number; accuracy: number; chance: number }

/** Trust in each cue when they are added up: what cannot be right first, then words, then looks. */
const WEIGHTS: Readonly<Record<CueName, number>> = {
  grammar: 4,
  odd: 2,
  clang: 3,
  longest: 1,
  convergence: 1.5,
  middle: 0.5,
}

/** The guess of someone who knows all the cues: points of each option. */
export function weighCues(item: Blind): number[] {
  const points = item.options.map(() => 0)
  for (const [name, weight] of Object.entries(WEIGHTS) as [CueName, number][]) {
    for (const [i, value] of CUES[name](item).entries()) points[i] = (points[i] ?? 0) + weight * value
  }
  return points
}

/** Chance that the key is picked among the options with most points; ties are drawn by lot. */
export function chanceOfKey(points: readonly number[], key: number): number {
  const most = Math.max(...points)
  const tied = points.filter(value => value >= most - 1e-9).length
  return (points[key] ?? Number.NEGATIVE_INFINITY) >= most - 1e-9 ? 1 / tied : 0
}

/** Expected accuracy of a guesser over questions, beside that of chance. */
export function scoreGuesser(questions: readonly Keyed[], guess: (item: Blind) => readonly number[]): Score {
  const total = Math.max(1, questions.length)
  const accuracy = questions.reduce((sum, item) => sum + chanceOfKey(guess(item), item.correctAnswer), 0) / total
  const chance = questions.reduce((sum, { options }) => sum + 1 / options.length, 0) / total
  return { questions: questions.length, accuracy, chance }
}

/** Accuracy of every cue alone and of all together. */
export function scoreCues(questions: readonly Keyed[]): Record<CueName | 'together', Score> {
  return {
    longest: scoreGuesser(questions, CUES.longest),
    clang: scoreGuesser(questions, CUES.clang),
    grammar: scoreGuesser(questions, CUES.grammar),
    odd: scoreGuesser(questions, CUES.odd),
    convergence: scoreGuesser(questions, CUES.convergence),
    middle: scoreGuesser(questions, CUES.middle),
    together: scoreGuesser(questions, weighCues),
  }
}
