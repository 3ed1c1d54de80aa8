import { findNumbers, romanToNumber } from '@capivira/portuguese/numbers'
import type { Candidate } from '../candidates.ts'
import { randomStream, shuffled } from '../random.ts'

/** Options in the order shown: numbers sorted, the others with the right one in every place about as often. */
export function arrangeOptions(
  questions: readonly Pick<Candidate, 'answer' | 'distractors' | 'numeric'>[],
  seed: string,
): string[][] {
  const random = randomStream(`${seed}|places`)
  let places: number[] = []
  return questions.map(({ answer, distractors, numeric }) => {
    if (numeric) return [answer, ...distractors].sort((a, b) => magnitude(a) - magnitude(b))
    const size = distractors.length + 1
    if (!places.some(place => place < size)) places = [...places, ...shuffled([0, 1, 2, 3], random)]
    const next = places.findIndex(place => place < size)
    const [place = 0] = places.splice(next, 1)
    const others = shuffled(distractors, random)
    return [...others.slice(0, place), answer, ...others.slice(place)]
  })
}

function magnitude(option: string): number {
  const roman = /século\s([IVXLC]+)/iu.exec(option)?.[1]
  if (roman) return romanToNumber(roman) ?? 0
  const years = option.match(/(?<!\d)\d{4}(?!\d)/g)
  if (years?.[0] !== undefined && !/^\D*[\d.,]+\s?%/.test(option)) return Number(years[0])
  return findNumbers(option)[0]?.value ?? 0
}
