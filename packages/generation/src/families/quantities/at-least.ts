import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'

const SO_LONG = pattern('u')`(?:\d+|${'count of a least time'})\s${'unit of a least time'}`
const FOR = pattern('u')`
  ^(.{10,110}?)\spor\s(um|uma)\s(período|prazo|tempo|duração)\s(mínim|máxim)([oa])\sde\s(${SO_LONG})$`

/**
 * 'Para ter um endereço, você deve pagar por um período mínimo de um ano' → '…, por qual período mínimo você deve
 * pagar?'
 */
export const atLeast: ClauseFamily = ({ clause }) => {
  const match = FOR.exec(clause.text)
  const [, before = '', , noun = '', limit = '', ending = '', amount = ''] = match ?? []
  if (!match || clause.negated || clause.subject === '') return []
  const said = clause.lead === '' ? before : before.slice(clause.lead.length).replace(/^,\s*/, '')
  if (wordsIn(said) < 3 || !before.startsWith(clause.lead)) return []
  const low = said
  return [
    {
      family: 'quantity',
      pattern: 'quantity/at-least',
      focus: `${focusKey(said)} quanto`,
      question: ask(clause.lead === '' ? '' : `${clause.lead},`, 'por qual', noun, `${limit}${ending}`, low),
      answer: amount.charAt(0).toUpperCase() + amount.slice(1),
      answerType: 'quantity',
      strength: 0.84,
      load: 0.3,
    },
  ]
}
