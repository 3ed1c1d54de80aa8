import { type Blind, CUES } from './cues.ts'
import { chanceOfKey, type Keyed, type Score } from './guesser.ts'

/** A question as a guesser sees it: a row of figures for each option, and the place of the key. */
type Example = { rows: readonly (readonly number[])[]; key: number }

const STEPS = 150
const RATE = 0.5
/** Keeps weights small where there are few questions. */
const PENALTY = 0.01

/**
 * A guesser who has taken other quizzes of ours, but not this one nor its document: a conditional logit (McFadden 1974)
 * over all cues, trained on the other documents and tried on each in turn. It finds cues whatever way they point.
 * Null where there are fewer than two documents with questions.
 */
export function scoreLearned(quizzes: readonly (readonly Keyed[])[]): Score | null {
  const documents = quizzes.filter(quiz => quiz.length > 0).map(examplesOf)
  if (documents.length < 2) return null
  let [questions, right, chance] = [0, 0, 0]
  for (const [held, tried] of documents.entries()) {
    const weights = train(documents.filter((_, i) => i !== held).flat())
    for (const { rows, key } of tried) {
      questions++
      right += chanceOfKey(
        rows.map(row => dot(weights, row)),
        key,
      )
      chance += 1 / rows.length
    }
  }
  return { questions, accuracy: right / questions, chance: chance / questions }
}

function examplesOf(quiz: readonly Keyed[]): Example[] {
  const uses = new Map<string, number>()
  for (const option of quiz.flatMap(item => item.options)) uses.set(option, (uses.get(option) ?? 0) + 1)
  return quiz.map(item => ({ rows: figuresOf(item, uses), key: item.correctAnswer }))
}

/**
 * The cues, the relative length, and how often the quiz offers the option elsewhere; each less its mean over the
 * options.
 */
function figuresOf(item: Blind, uses: ReadonlyMap<string, number>): number[][] {
  const lengths = item.options.map(option => Math.log(option.length + 1))
  const columns = [
    ...Object.values(CUES).map(cue => cue(item)),
    lengths,
    lengths.map(length => (length === Math.min(...lengths) ? 1 : 0)),
    item.options.map(option => Math.min(3, (uses.get(option) ?? 1) - 1)),
    item.options.map(option => (/[,;(]/.test(option) ? 1 : 0)),
  ].map(centred)
  return item.options.map((_, i) => columns.map(column => column[i] ?? 0))
}

function centred(column: readonly number[]): number[] {
  const mean = column.reduce((sum, value) => sum + value, 0) / Math.max(1, column.length)
  return column.map(value => value - mean)
}

/** Weights that make the keys most likely, by gradient ascent. */
function train(examples: readonly Example[]): number[] {
  const size = examples[0]?.rows[0]?.length ?? 0
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map(weight => -PENALTY * weight)
    for (const { rows, key } of examples) {
      const odds = rows.map(row => Math.exp(dot(weights, row)))
      const sum = odds.reduce((total, value) => total + value, 0)
      for (const [i, row] of rows.entries()) {
        const surprise = ((i === key ? 1 : 0) - (odds[i] ?? 0) / sum) / examples.length
        for (const [j, value] of row.entries()) gradient[j] = (gradient[j] ?? 0) + surprise * value
      }
    }
    weights = weights.map((weight, j) => weight + RATE * (gradient[j] ?? 0))
  }
  return weights
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
}
