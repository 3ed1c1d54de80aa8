import type { FactDraft, Place } from '../families/fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst } from '../families/wording/phrasing.ts'
import { groupOf } from './group.ts'
import { leadOf } from './leads.ts'
import { partsOf } from './parts.ts'
import { fits, pointsBack } from './said.ts'

/** 'Para armazenar números maiores, podem-se usar diversos bytes' → 'Para armazenar números maiores, o que se pode usar?' */
export function impersonal({ clause }: Place): FactDraft[] {
  const modal =
    /^(?:se (pode|podem|deve|devem|poderá|deverá)|(pode|podem|deve|devem|poderá|deverá)-se)\s(\p{L}+r)$/u.exec(
      groupOf(clause)?.text ?? '',
    ) ?? /^(pode|deve)-?se$/iu.exec(clause.verb)
  if (!modal || clause.negated) return []
  const infinitive = /^\p{L}+r(?=\s)/u.exec(clause.rest)?.[0]
  const lead = leadOf(clause)
  if (infinitive === undefined || lead === null || !/^Para\s/u.test(lead) || pointsBack(lead)) return []
  const rest = clause.rest.slice(infinitive.length).trim()
  const first = partsOf(rest)?.parts[0]
  if (first?.kind !== 'noun' || first.prep !== '') return []
  const answer = upperFirst(tidyAnswer(first.text))
  const verb = (modal[1] ?? modal[2] ?? 'pode').toLowerCase().replace(/m$/u, '').replace(/ão$/u, 'á')
  const question = ask(`${lead},`, 'o que se', verb, infinitive)
  if (!fits(question, answer, '')) return []
  return [
    {
      family: 'relation',
      pattern: 'clause/what-to-use',
      focus: focusKey(`${lead} ${infinitive}`),
      question,
      answer,
      answerType: 'definition',
      strength: 0.7,
      load: 0.5,
      quiz: false,
    },
  ]
}
