import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import type { Difficulty } from '../items.ts'
import { fitsLightning } from '../quality/lightning-fit.ts'
import { randomStream, shuffled } from './random.ts'

/** What the lightning quiz needs of a question; generated, imported and teachers' questions alike. */
export type Askable = {
  question: string
  options: readonly string[]
  correctAnswer: number
  difficulty: Difficulty
  category: string
}

/**
 * Chooses the questions of a round of the lightning quiz: only those that can be read in the seconds of the level,
 * those of the level's own difficulty first, from as many parts of the material as there are, no two with one answer.
 * Fewer than `count` where the material has no more. The same seed gives the same round; another seed another one.
 */
export function chooseLightning<Q extends Askable>(
  questions: readonly Q[],
  level: Difficulty,
  count: number,
  seed: string,
): Q[] {
  const open = shuffled(
    questions.filter(question => fitsLightning(question, level)),
    randomStream(`${seed}|${level}`),
  )
  const chosen: Q[] = []
  const answers = new Set<string>()
  const used = new Map<string, number>()
  while (chosen.length < count) {
    const best = open
      .filter(question => !chosen.includes(question) && !answers.has(answerOf(question)))
      .map(question => ({ question, cost: distance(question.difficulty, level) + (used.get(question.category) ?? 0) }))
      .sort((a, b) => a.cost - b.cost)[0]?.question
    if (!best) break
    chosen.push(best)
    answers.add(answerOf(best))
    used.set(best.category, (used.get(best.category) ?? 0) + 1)
  }
  return chosen
}

const LEVELS: readonly Difficulty[] = ['fácil', 'médio', 'difícil']

function distance(a: Difficulty, b: Difficulty): number {
  return Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b))
}

/**
 * Tells answers apart by their content words without accents and plural; no dictionary, since the HTTP server asks for
 * it.
 */
function answerOf({ options, correctAnswer }: Askable): string {
  const answer = options[correctAnswer] ?? ''
  const words = contentWords(answer).map(word => foldAccents(word).toLowerCase().replace(/s$/, ''))
  return words.sort().join(' ') || answer
}
