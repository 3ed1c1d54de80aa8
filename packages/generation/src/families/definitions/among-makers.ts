import type { Subject } from '../../analysis/grammar/nouns.ts'
import { pattern } from '../../lexicon/words.ts'
import type { FactDraft } from '../fact.ts'
import { ask, focusKey, named, upperFirst } from '../wording/phrasing.ts'

const AMONG = pattern('u')`
  ^(um d[oa]s|uma das)\s((?:(?:principais|primeir[oa]s
  |maiores)\s)?${'one of several makers, stem'}[eoa]*s)\s(d[aeo]s?\s[^,;:()]{3,70})$`

/**
 * 'um dos fundadores da Academia Serrana de Letras' → 'De que Nilo Sá foi um dos fundadores, em 1896?': of what one was
 * among the makers.
 */
export function amongMakers(subject: Subject, predicate: string, verb: string, opening: string): FactDraft | null {
  const plain = predicate.replace(/\.$/u, '').replace(/(?:,|\se)\s(?:seu|sua|também|o|a|um|uma)\s.*$/u, '')
  const [, one, makers, of] = AMONG.exec(plain) ?? []
  if (one === undefined || makers === undefined || of === undefined || !/\s\p{Lu}/u.test(of)) return null
  const question = ask(opening, 'de que', named(subject), verb, one, makers)
  return {
    family: 'relation',
    pattern: 'relation/among-makers',
    focus: `${focusKey(subject.phrase.core)} ${focusKey(makers)}`,
    question,
    answer: upperFirst(of),
    answerType: 'definition',
    strength: 0.8,
    load: 0.4,
    quiz: false,
  }
}
