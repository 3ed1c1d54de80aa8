import { genderOf } from '@capivira/portuguese/morphology'
import type { Study } from '../../analysis/study.ts'
import { isOf } from '../../reading/words.ts'
import { kindsOf } from './kinds.ts'

/**
 * What a name is one of ('programa', 'empresa'), where the lexicon or the document calls it so, by one such noun only,
 * which agrees with the article of the name where it has one. A 'servidor DNS' only has to do with the DNS: nouns of
 * that sort are none.
 */
export function classOfName(name: string, article: string, study: Study): string | null {
  const nouns = new Set([...kindsOf(study).of(name).kinds].map(kind => kind.split(' ')[0] ?? ''))
  const [noun, ...others] = [...nouns].filter(kind => isOf(kind, 'nameNoun'))
  if (noun === undefined || others.length > 0) return null
  return /^[oa]$/iu.test(article) && (genderOf(noun) === 'f') !== (article.toLowerCase() === 'a') ? null : noun
}
