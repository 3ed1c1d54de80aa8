import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'

const LABELLED = /^(\p{Lu}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2})(?::|\s[–—-])\s+(\S.{5,})$/su
/** A label under so many headings is what the paper tells of each of them. */
const HEADINGS = 2
/** What only a thing can have: such a label says of the heading what it has there, wherever it stands. */
export const OF_A_THING = pattern('iu')`^${'had by a thing alone'}$`

/** Whether a label comes back under several headings, so that it names nothing by itself. */
export function isAspect(label: string, study: Study): boolean {
  const { sections } = study.document
  // 'Dinâmica: …' twice in a paper with a part on it is one of its terms.
  if (sections.some(({ title }) => title.toLowerCase().includes(label.toLowerCase()))) return false
  const under = sections.filter(
    ({ kind, blocks }) => kind === 'content' && blocks.some(({ text }) => LABELLED.exec(text)?.[1] === label),
  )
  return under.length >= HEADINGS
}
