import { isOneOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf } from '../wording/phrasing.ts'
import { answerOf, asked, readAmount, unitText } from './quantity.ts'

const BY = /^((?:representad|formad|compost|constituíd|integrad)[oa]s?)\s((?:em|n[oa]s?)\s[^,;]{3,40}?\s)?por\s(.+)$/u

/** 'O gênero é representado no Brasil por 79 espécies' → 'Por quantas espécies o gênero é representado no Brasil?' */
export const byNumber: ClauseFamily = place => {
  const { clause, study } = place
  const match = isOneOf('ser or estar, commonest forms', clause.verb.toLowerCase()) ? BY.exec(clause.rest) : null
  const amount = match && !clause.negated ? readAmount(match[3] ?? '') : null
  const question = amount ? asked(amount, study.use) : null
  const subject = amount ? subjectOf(place) : null
  const lead = limitingLead(clause)
  if (!match || !amount || !question || !subject || lead === null) return []
  const [, participle = '', where = ''] = match
  const isWhole = !/^(?:representad|integrad)/u.test(participle)
  // 'é formada por dois planos unidos', 'é composta por três tipos': too little, and too much.
  if (isWhole && amount.unit.length > 1) return []
  const opening = lead === '' ? '' : `${lead},`
  return [
    {
      family: 'quantity',
      pattern: 'quantity/by-number',
      focus: `${focusKey(subject.phrase.core)} por ${unitText(amount)} quanto`,
      question: ask(
        opening,
        isWhole ? 'de' : 'por',
        question,
        named(subject),
        clause.verb.toLowerCase(),
        participle,
        where,
      ),
      answer: answerOf(amount),
      answerType: 'quantity',
      strength: 0.86,
      load: 0.4,
    },
  ]
}
