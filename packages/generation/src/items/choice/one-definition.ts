import { focusKey, wordsIn } from '../../families/wording/phrasing.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Candidate } from '../candidates.ts'

/** Questions that ask what one thing is, in whatever words. */
const DEFINES = pattern('u')`
  ^(?:(?:O que|Quem|Qual|Quais) ${'copula form'}|${'opening of a question of what one thing is'}) ([^,?]{2,60})\?$`
/** A definition is preferred for each word more, up to so many, that it says of its thing. */
const FULLER = { perWord: 0.01, most: 16 } as const

/** A definition that may be trusted comes before others. */
const UNTRUSTED = { sure: 0, unsure: 0.3, weak: 1 } as const

/** The thing a question asks to be defined, as a comparable key; null where it asks something else. */
function definedIn({ question, fact }: Pick<Candidate, 'question' | 'fact'>): string | null {
  const thing = fact.family === 'definition' ? DEFINES.exec(question)?.[1] : undefined
  return thing === undefined ? null : focusKey(thing)
}

const worth = ({ score, answer, trust }: Candidate) =>
  score + FULLER.perWord * Math.min(FULLER.most, wordsIn(answer)) - UNTRUSTED[trust] - 0

/**
 * Candidates of which no two of a kind define the same thing by different sentences: asked twice, either answer would
 * be right.
 */
export function withOneDefinition(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>()
  const keyOf = (candidate: Candidate) => {
    const thing = definedIn(candidate)
    return thing === null ? null : `${candidate.kind} ${thing}`
  }
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    const before = key === null ? undefined : best.get(key)
    if (key !== null && (!before || worth(candidate) > worth(before))) best.set(key, candidate)
  }
  return candidates.filter(candidate => {
    const chosen = best.get(keyOf(candidate) ?? '')
    return !chosen || chosen.fact.sentence === candidate.fact.sentence
  })
}
