import { howMany } from '@capivira/portuguese/agreement'
import { plural } from '@capivira/portuguese/inflection'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { withAuxiliary } from '../../analysis/grammar/predicates.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, wordsIn } from '../wording/phrasing.ts'

const MODAL = pattern('iu')`^${'modal, present and future'}\s\p{L}+r$`
/** 'pode indicar apenas um defeito': what is said so is little, not counted. */
const MERELY = pattern('u')`\s${'merely being or showing, infinitive'}$`
const LIMITED = pattern('u')`
  ^(?:apenas|somente|no máximo)\s(${'one to twelve or less'})\s(?:(outr|únic)[oa]s?\s)?(\p{Ll}{3,})
  ((?:\s[^\s,;:()]+)*)$`
/** Words of no thing that is counted. */
const VAGUE = wordsOf('counts nothing')
/** What may stand after the thing: of what, how often, where. */
const AFTER = pattern('u')`^(?:\s${'follows a counted thing'}\s\p{L}+(?:\s\p{L}+){0,4})?$`

/**
 * 'Uma gaiola pode abrigar apenas uma ave' → 'Quantas aves uma gaiola pode abrigar? → Apenas uma': how many at most a
 * modal lets one have.
 */
export const onlySoMany: ClauseFamily = place => {
  const clause = withAuxiliary(place.clause)
  const match = clause && !clause.negated && MODAL.test(clause.verb) ? LIMITED.exec(clause.rest) : null
  const lead = limitingLead(place.clause)
  if (!clause || !match || MERELY.test(clause.verb) || lead === null) return []
  const [, number = '', kind = '', noun = '', after = ''] = match
  const subject = subjectOf({ ...place, clause }, true)
  const agreement = agreementOf(noun, place.study.use)
  const single = /^uma?$/u.test(number)
  const things = single ? plural(noun) : noun
  if (!subject || things === null || VAGUE.has(noun) || !AFTER.test(after) || !agreement.sure) return []
  if (tagWords(`${number} ${noun}`)[1]?.tag !== 'noun' || (agreement.number === 's') !== single) return []
  if (tagWords(after.trim()).some(({ tag }) => tag === 'verb' || tag === 'relative')) return []
  const many = { gender: agreement.gender, number: 'p' } as const
  const other = kind === 'outr' ? `outr${many.gender === 'f' ? 'as' : 'os'}` : ''
  // 'porções de sal', but 'levar … por dia'.
  const of = /^\sd[eoa]s?\s(?!cada vez|uma vez|uma só vez)/u.test(after) ? after.trim() : ''
  const question = ask(
    lead === '' ? '' : `${lead},`,
    howMany(many),
    other,
    things,
    of,
    named(subject),
    clause.verb.toLowerCase(),
    of === '' ? after.trim() : '',
  )
  if (wordsIn(question) > 20) return []
  const limit = /^\S+(?:\smáximo)?/u.exec(clause.rest)?.[0] ?? ''
  return [
    {
      family: 'quantity',
      pattern: 'quantity/only',
      focus: `${focusKey(subject.phrase.core)} ${things} quanto`,
      question,
      answer: `${limit.charAt(0).toUpperCase()}${limit.slice(1)} ${number}`,
      answerType: 'quantity',
      strength: 0.84,
      load: 0.4,
      quiz: false,
    },
  ]
}
