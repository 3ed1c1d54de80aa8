import { agrees } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf, NO_USE } from '../../analysis/grammar/nouns.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import { FUNCTIONAL } from '../form/heading.ts'

/** So many of the labels under a heading, and this share of them, have to describe its noun. */
const SORTS = { least: 2, share: 0.6 } as const
const KINDS_OF = /^(?:tipos|classes|formas|espécies|modalidades|classificação)\sd[aeo]s?\s/iu

/**
 * 'Extensiva: …' and 'Intensiva: …' under 'Agricultura' → 'agricultura extensiva'; null where the labels are no sorts
 * of the heading's thing.
 */
export function sortOf(label: string, labels: readonly string[], title: string): string | null {
  // Under 'Glossário', 'Regente' is a term of its own.
  if (FUNCTIONAL.test(title)) return null
  const [first = ''] = title
    .toLowerCase()
    .replace(KINDS_OF, '')
    .split(/[\s,(]/u)
  const nouns = [first, singular(first) ?? first].filter(noun => analyse(noun).some(a => a.category === 'noun'))
  const noun = nouns.find(name => !isCommonNoun(name) && describes(label, name))
  if (noun === undefined) return null
  const sorts = labels.filter(other => describes(other, noun))
  if (sorts.length < SORTS.least || sorts.length < labels.length * SORTS.share) return null
  return `${noun} ${label.toLowerCase()}`
}

function describes(label: string, noun: string): boolean {
  const word = label.toLowerCase()
  const agreement = agreementOf(noun, NO_USE)
  return (
    /^\p{L}+$/u.test(word) &&
    word !== noun &&
    agreement.sure &&
    analyse(word).some(a => a.category === 'adjective' || a.mood === 'participle') &&
    agrees(word, agreement)
  )
}
