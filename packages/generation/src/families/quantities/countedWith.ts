import { howMany } from '@capivira/portuguese/agreement'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, upperFirst } from '../wording/phrasing.ts'

const WITH =
  /^(fronteira\s|divisa\s|limites?\s)?com\s((?:(?:mais de|cerca de|quase|aproximadamente|apenas|até)\s)?(?:\d[\d.]*(?:\smil|\smilhões|\smilhão)?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|cem|mil))\s(?:de\s)?(\p{Ll}{4,}s)(\s(?:d[aeo]s?\s)?[\p{L}-]+(?:\sd[aeo]s?\s\p{L}+)?)?(?=$|[\s,;])/u

/** 'O país faz fronteira com dez países' → 'Com quantos países o país faz fronteira?'; 'O museu conta com 300 obras' */
export const countedWith: ClauseFamily = place => {
  const { clause, study } = place
  const counts = /^(?:conta|contam|contava|contavam|contou)$/i.test(clause.verb)
  if (!(counts || /^(?:faz|fazem|fazia)$/i.test(clause.verb)) || clause.negated) return []
  const match = WITH.exec(clause.rest)
  if (!match || (match[1] === undefined) !== counts) return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  const noun = match[3] ?? ''
  const agreement = agreementOf(noun, study.use)
  if (!subject || lead === null || agreement.number !== 'p' || !agreement.sure) return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/counted-with',
      focus: `${focusKey(subject.phrase.core)} ${noun} quanto`,
      question: ask(
        lead === '' ? '' : `${lead},`,
        'com',
        howMany(agreement),
        `${noun}${match[4] ?? ''}`,
        named(subject),
        clause.verb.toLowerCase(),
        match[1]?.trim() ?? '',
      ),
      answer: upperFirst(match[2] ?? ''),
      answerType: 'quantity',
      strength: 0.84,
      load: 0.35,
      quiz: false,
    },
  ]
}
