import { normalize } from '@capivira/portuguese/tokens'
import { FOREIGN_PARTICLES } from '../../analysis/people/name-particles.ts'
import type { Study } from '../../analysis/study.ts'

const FULL_NAME = new RegExp(
  String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:(?:d[aeo]s?|${FOREIGN_PARTICLES})\s){0,2}\p{Lu}[\p{L}’'-]+){1,4}`,
  'gu',
)
const LINKS = new RegExp(`^(?:d[aeo]s?|e|${FOREIGN_PARTICLES})$`, 'u')

/** The words of every name of several words a text has. */
const known = new WeakMap<Study, readonly ReadonlySet<string>[]>()

/**
 * 'Ludwig' and 'Beethoven' where the text speaks of Ludwig van Beethoven: each is part of one longer name, beside the
 * other.
 */
export function partsOfOneName(a: string, b: string, study: Study): boolean {
  if (![a, b].every(text => /^(?:[OA]s?\s)?\p{Lu}/u.test(text))) return false
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (one.length === 0 || other.length === 0 || one.some(word => other.includes(word))) return false
  return namesIn(study).some(name => [...one, ...other].every(word => name.has(word)))
}

function namesIn(study: Study): readonly ReadonlySet<string>[] {
  const before = known.get(study)
  if (before) return before
  const texts = [...study.sentences.map(({ text }) => text), ...study.document.sections.map(({ title }) => title)]
  const written = new Set(texts.flatMap(text => text.match(FULL_NAME) ?? []))
  const names = [...written].map(name => new Set(wordsOf(name)))
  known.set(study, names)
  return names
}

function wordsOf(name: string): string[] {
  return normalize(name.replace(/^[OA]s?\s/u, ''))
    .split(' ')
    .filter(word => word !== '' && !LINKS.test(word))
}
