import type { Study } from '../../analysis/study.ts'
import { isOf } from '../../reading/words.ts'
import { kindsOf } from './kinds.ts'

/**
 * What a name is one of ('programa', 'empresa'), where the lexicon or the document calls it so, by one such noun only.
 * 'Microsoft Access' is no company, though 'Microsoft' is. A 'servidor DNS' only has to do with the DNS: nouns of that
 * sort are none.
 */
export function classOfName(name: string, study: Study): string | null {
  const { byHead, kinds } = kindsOf(study).of(name)
  if (byHead) return null
  const nouns = new Set([...kinds].map(kind => kind.split(' ')[0] ?? ''))
  const [noun, ...others] = [...nouns].filter(kind => isOf(kind, 'nameNoun'))
  return others.length === 0 ? (noun ?? null) : null
}
