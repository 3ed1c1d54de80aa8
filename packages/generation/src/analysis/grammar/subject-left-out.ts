import { analyse } from '@capivira/portuguese/morphology'
import type { Word } from './tagging.ts'

/** Words of what is said of the subject before its verb. */
const SPAN = { least: 3, most: 18 } as const

/**
 * 'Evolução do rádio de válvula, possui três botões': a noun without article, a comma and then the verb. What has the
 * buttons is named by the heading; the noun only tells of it.
 */
export function leavesSubjectOut(words: readonly Word[]): boolean {
  const comma = words.findIndex(word => word.text === ',')
  const [first, second] = words
  if (!first || comma < SPAN.least || comma > SPAN.most || !/^d[aeo]s?$/.test(second?.lower ?? '')) return false
  const noun = analyse(first.lower).some(a => a.category === 'noun' && a.number !== 'p')
  if (!noun || words.slice(0, comma).some(({ tag }) => tag === 'verb' || tag === 'relative')) return false
  const next = words[comma + 1]
  return (
    next?.tag === 'verb' &&
    analyse(next.lower).some(
      a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3 && a.number === 's',
    )
  )
}
