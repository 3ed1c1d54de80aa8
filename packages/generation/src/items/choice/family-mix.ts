import type { Section } from '../../document/model.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import type { Candidate } from '../candidates.ts'

/** Gaps carry much of a quiz, where options help; among cards they are at most half. */
const QUIZ_CLOZE = 0.75

/**
 * Takes the weakest items of a family out until none has more than its share, never below the number needed; the only
 * item of a section goes last.
 * @param others the chosen items of the other kind
 */
export function trimFamilies<T extends Candidate>(
  items: readonly T[],
  kind: Candidate['kind'],
  needed: number,
  others: readonly Candidate[],
): T[] {
  const { cloze, acronym, family: usual } = THRESHOLDS.set
  // The teacher's own exercises are never too many.
  const limits: Readonly<Record<string, number>> = {
    cloze: kind === 'card' ? cloze : QUIZ_CLOZE,
    acronym,
    exercise: 1,
  }
  let kept = [...items]
  while (kept.length > needed) {
    // What a model wrote and passed is never thrown away for the sake of a mix.
    const own = [...byFamily(kept)]
      .filter(([name, list]) => list.length > Math.max(2, (limits[name] ?? usual) * kept.length))
      .map(([, list]) => list.filter(({ engine }) => engine !== 'model'))
      .find(list => list.length > 0)
    if (!own) break
    const sections = sectionCounts([...kept, ...others])
    const spare = own.filter(({ fact }) => (sections.get(fact.sentence.section) ?? 0) > 1)
    const worst = (spare.length > 0 ? spare : own).reduce((a, b) => (b.score < a.score ? b : a))
    kept = kept.filter(item => item !== worst)
  }
  return kept
}

function sectionCounts(items: readonly Candidate[]): Map<Section, number> {
  const counts = new Map<Section, number>()
  for (const { fact } of items) counts.set(fact.sentence.section, (counts.get(fact.sentence.section) ?? 0) + 1)
  return counts
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
