import { verbAgrees } from '@capivira/portuguese/agreement'
import { agreementOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, enumerate, focusKey, limitingLead, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

const HOLDS = wordsOf('holding or giving, form')
const SUCH = pattern('u')`
    ^((?:\p{Ll}+mente\s)?)(?:(?:divers|vári|muit)[oa]s\s)?(\p{Ll}{4,}s(?:\s\p{Ll}{4,}s)?),?\s
    (?:como|tais como|por exemplo:?)\s(.{8,160})$`

const HOW_OFTEN = /\s(normalmente|geralmente|frequentemente|habitualmente)$/u

/** 'O plano inclui recursos como espaço em disco, memória e banco de dados' → 'Que recursos o plano inclui?' */
export const including: ClauseFamily = place => {
  const { clause, study } = place
  const match = HOLDS.has(clause.verb.toLowerCase()) && !clause.negated ? SUCH.exec(clause.rest) : null
  const [, , kind = '', list = ''] = match ?? []
  const doing = /^Ao\s\p{L}+r\s[^,()]{4,60}$/u.test(clause.lead)
  // 'Ao contratar uma hospedagem, o plano…': that of the hospedagem.
  const subject = !match ? null : doing ? readSubject(clause.subject, study.use) : subjectOf(place)
  if (!match || !subject || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const lead = doing ? clause.lead : limitingLead(clause)
  const agreement = agreementOf(kind, study.use)
  const items = itemsOf(list)
  // 'o plano normalmente inclui': not always.
  const [, often = ''] = HOW_OFTEN.exec(place.sentence.core.split(` ${clause.verb} `)[0] ?? '') ?? []
  if (lead === null || !items || !agreement.sure || agreement.number !== 'p') return []
  return [
    {
      family: 'list',
      pattern: 'list/including',
      focus: `${focusKey(`${kind} ${subject.phrase.core}`)} lista`,
      question: ask(lead === '' ? '' : `${lead},`, 'que', kind, named(subject), often, clause.verb.toLowerCase()),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.82,
      load: 0.5,
      quiz: false,
    },
  ]
}

/** Items joined by 'e', or by commas alone where the page ends them with 'etc.'; the first five. */
function itemsOf(list: string): readonly string[] | null {
  const items = list.split(', ').map(item => item.trim())
  const plain = items.every(item => wordsIn(item) <= 4)
  return plain && items.length >= 3 ? items.slice(0, 5) : null
}
