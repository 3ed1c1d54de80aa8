import { THRESHOLDS } from '../quality/thresholds.ts'
import type { Candidate } from './candidates.ts'

/** Gaps carry much of a quiz, where options help; among cards they are at most half. */
const QUIZ_CLOZE = 0.75

/** Takes the weakest items of a family out until none has more than its share, never below the number needed. */
export function trimFamilies<T extends Candidate>(items: readonly T[], kind: Candidate['kind'], needed: number): T[] {
  const { cloze, acronym, family: usual } = THRESHOLDS.set
  // The teacher's own exercises are never too many.
  const limits: Readonly<Record<string, number>> = {
    cloze: kind === 'card' ? cloze : QUIZ_CLOZE,
    acronym,
    exercise: 1,
  }
  let kept = [...items]
  while (kept.length > needed) {
    const over = [...byFamily(kept)].find(
      ([name, list]) => list.length > Math.max(2, (limits[name] ?? usual) * kept.length),
    )
    if (!over) break
    const worst = over[1].reduce((a, b) => (b.score < a.score ? b : a))
    kept = kept.filter(item => item !== worst)
  }
  return kept
}

function byFamily<T extends Candidate>(items: readonly T[]): Map<string, T[]> {
  const families = new Map<string, T[]>()
  for (const item of items) {
    const list = families.get(item.fact.family)
    if (list) list.push(item)
    else families.set(item.fact.family, [item])
  }
  return families
}
