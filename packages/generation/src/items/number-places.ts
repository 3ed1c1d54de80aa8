import type { Candidate } from './candidates.ts'
import { randomStream, shuffled } from './random.ts'

/** Draws looked at for one question before its numbers stay as they are. */
const DRAWS = 14

/**
 * Draws the wrong numbers of a quiz again until the right ones are, over its questions, as often the least, the
 * greatest and in between: left to chance, a short quiz may have nearly all of them in the middle, where a guesser
 * looks first.
 * @param redraw the same question with its options drawn by another seed; null where that gives none
 */
export function spreadNumbers(
  questions: readonly Candidate[],
  seed: string,
  redraw: (question: Candidate, seed: string) => Candidate | null,
): Candidate[] {
  const random = randomStream(`${seed}|numbers`)
  let places: number[] = []
  return questions.map(question => {
    if (!question.numeric || question.distractors.length !== 3) return question
    if (places.length === 0) places = shuffled([0, 1, 2, 3], random)
    const drawn = draws(question, seed, redraw)
    // The place that is due, or the next one this number can have.
    const at = places.findIndex(place => drawn.has(place))
    if (at < 0) return question
    const [place = 0] = places.splice(at, 1)
    return drawn.get(place) ?? question
  })
}

/** The question as it stands for each place its right number can have among the others. */
function draws(
  question: Candidate,
  seed: string,
  redraw: (question: Candidate, seed: string) => Candidate | null,
): ReadonlyMap<number, Candidate> {
  const found = new Map([[placeOf(question), question]])
  for (let draw = 1; draw <= DRAWS && found.size < 4; draw++) {
    const other = redraw(question, `${seed}|${draw}`)
    if (other?.distractors.length !== 3) continue
    const place = placeOf(other)
    if (!found.has(place)) found.set(place, other)
  }
  return found
}

/** How many of the wrong numbers are smaller than the right one. */
function placeOf({ answer, distractors }: Candidate): number {
  return distractors.filter(other => numberIn(other) < numberIn(answer)).length
}

function numberIn(text: string): number {
  const match = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g
  const numbers = (text.match(match) ?? []).map(one => Number(one.replaceAll('.', '').replace(',', '.')))
  return numbers.at(-1) ?? 0
}
