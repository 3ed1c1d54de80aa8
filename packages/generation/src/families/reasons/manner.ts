import { byPeople } from '../../analysis/people/people.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { withoutNextVerb } from '../wording/clipping.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { causeDraft } from './cause-draft.ts'

const COMES_ABOUT = wordsOf('coming about, form')
const BY =
  /^(?:(?:por meio|através|a partir|em consequência|em decorrência)\sd[aeo]s?|mediante|pel[oa]s?|graças a|com)\s/u

const MADE_STEM_OF_ITS_PARTICIPLE = pattern('u')`^(${'made, stem of its participle'}[oa]s?)\s(.+)$`

/** 'As rochas ígneas formam-se pelo resfriamento do magma' → 'Como se formam as rochas ígneas?' */
export const manner: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated) return []
  const passive = /^(?:é|são)$/i.test(clause.verb) ? MADE_STEM_OF_ITS_PARTICIPLE.exec(clause.rest) : null
  const how = passive ? (passive[2] ?? '') : clause.rest
  if (!passive && !COMES_ABOUT.has(clause.verb.toLowerCase())) return []
  if (!BY.test(how) || (passive && byPeople(how))) return []
  // 'ocorre também por processos químicos': in other ways as well.
  if (/(?<![\p{L}])também(?![\p{L}])/u.test(place.sentence.core)) return []
  // 'se dá com o papel mais efetivo das cidades': along with it, rather than by it.
  if (/^(?:dá-se|dão-se|se dá)$/i.test(clause.verb) && /^com\s/.test(how)) return []
  const subject = subjectOf(place)
  const answer = tidyAnswer(withoutNextVerb(how))
  if (!subject || wordsIn(answer) < 3 || limitingLead(clause) === null) return []
  const verb = /-se$/.test(clause.verb)
    ? `se ${clause.verb.replace(/-se$/, '').toLowerCase()}`
    : clause.verb.toLowerCase()
  return [
    causeDraft(
      'cause/how',
      ask('como', verb, passive?.[1] ?? '', named(subject)),
      answer,
      0.85,
      0.7,
      focusKey(subject.phrase.core),
    ),
  ]
}
