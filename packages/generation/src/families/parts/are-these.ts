import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'
import { listDraft } from './list-draft.ts'

const SEVERAL = /(?:exemplos\sd[aeo]s?\s)?(?:(?:as|os)\s)?\p{Ll}{3,}s/u
/** A kind and, behind it, what is of that kind: 'partes da flor a corola, o cálice e o pedúnculo'. */
const KIND_FIRST = pattern('u')`
  ^(${SEVERAL}(?:\s(?:d[aeo]s?\s)?(?!(?:o|a|os|as|e|ou)\s)\p{L}+){1,5}?)(?::|,)?\s
  (${'definite article'}\s\p{L}[^;:()]{10,220})$`
/** Kinds a text names in full, not by examples. */
const IN_FULL = wordsOf('named in full, plural')

/** 'São partes da flor a corola, o cálice e o pedúnculo' → 'Quais são as partes da flor?' */
export const areThese: ClauseFamily = ({ clause, study }) => {
  if (clause.subject !== '' || clause.lead !== '' || clause.negated || !/^são$/iu.test(clause.verb)) return []
  const [, given = '', list = ''] = KIND_FIRST.exec(clause.rest) ?? []
  const items = enumeration(list)
  if (!items || items.length < 2 || !items.every(item => /^(?:o|a|os|as)\s/u.test(item))) return []
  const kind = given.replace(/^exemplos\sd[aeo]s?\s/u, '').replace(/^[oa]s\s/u, '')
  const [head] = tagWords(`os ${kind}`).slice(1)
  const reading = analyse(head?.lower ?? '').find(a => a.category === 'noun' && a.number === 'p')
  if (!reading || wordsIn(kind) < 2 || tagWords(kind).some(({ tag }) => tag === 'verb' || tag === 'relative')) return []
  if (/(?<![\p{L}])(?:outr[oa]s|algu\p{L}+|principais|importantes|seus?|suas?|del[ea]s?)(?![\p{L}])/u.test(kind))
    return []
  const full = IN_FULL.has(head?.lower ?? '') && !given.startsWith('exemplos')
  const article = reading.gender === 'f' ? 'as' : 'os'
  return [
    listDraft(
      {
        pattern: 'list/are-these',
        focus: `${focusKey(kind)} lista`,
        question: full ? ask('quais são', article, kind) : ask('quais são exemplos de', kind),
        strength: study.isKeyTerm(kind) || full ? 0.86 : 0.8,
        load: 0.5,
      },
      items,
    ),
  ]
}
