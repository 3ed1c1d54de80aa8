import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const AMOUNT =
  /^igua(?:l|is)\sa\s((?:(?:cerca de|aproximadamente|quase)\s)?(?:-?\d[\d.,]*|zero|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)(?:\s?(?:%|°\s?C|graus|metros|quilômetros|centímetros|vezes|unidades|litros|gramas|quilogramas|newtons|joules))?(?:\s(?:por|ao)\s\p{L}+)?)$/u
const THING = /^igua(?:l|is)\s((?:ao?|à|aos|às)\s\p{L}.{3,90})$/u
const DEGREES =
  /^(?:\p{L}+mente\s)?(?:a|em|aos)\s((?:(?:cerca de|aproximadamente)\s)?-?\d[\d.,]*\s?(?:°\s?C|ºC|graus(?:\s(?:Celsius|centígrados))?))(\s(?:ao|no|na|em|sob|à)\s[^,;]{3,40})?$/u
const CHANGES =
  /^(?:ferve|fervem|funde|fundem|derrete|derretem|congela|congelam|solidifica|solidificam|evapora|evaporam|entra em ebulição|vaporiza)$/i

/** What something is as much as, and at what temperature something changes. */
export const equals: ClauseFamily = place => {
  const { clause } = place
  const changes = CHANGES.test(clause.verb)
  if (clause.negated || clause.subject === '' || !(changes || /^igua/u.test(clause.rest))) return []
  const lead = limitingLead(clause)
  const subject = lead === null ? null : subjectOf(place, true)
  if (!subject || lead === null || !verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  const opening = lead === '' ? '' : `${lead},`
  const shared = {
    family: 'quantity',
    focus: `${focusKey(subject.phrase.core)} quanto`,
    load: 0.45,
    quiz: false,
  } as const
  const degrees = changes ? DEGREES.exec(clause.rest) : null
  if (degrees)
    return [
      {
        ...shared,
        pattern: 'quantity/degrees',
        question: ask(opening, 'a que temperatura', clause.verb.toLowerCase(), named(subject), degrees[2] ?? ''),
        answer: `A ${degrees[1]}`,
        answerType: 'quantity',
        strength: 0.88,
      },
    ]
  if (!/^(?:é|são)$/i.test(clause.verb) || wordsIn(named(subject)) < 3) return []
  const amount = AMOUNT.exec(clause.rest)?.[1]
  const thing = amount === undefined ? THING.exec(clause.rest)?.[1] : undefined
  if (amount === undefined && thing === undefined) return []
  const answer = tidyAnswer(amount ?? thing ?? '')
  if (
    amount === undefined &&
    (wordsIn(answer) < 3 || /(?<![\p{L}])(?:[dn]?el[ea]s?|seus?|suas?|d[oa]s?\soutr[oa]s?)(?![\p{L}])/u.test(answer))
  )
    return []
  return [
    {
      ...shared,
      pattern: amount === undefined ? 'quantity/equals' : 'quantity/amounts-to',
      question: ask(
        opening,
        amount === undefined ? 'a que' : 'a quanto',
        clause.verb.toLowerCase(),
        'igual',
        named(subject),
      ),
      answer: upperFirst(answer),
      answerType: amount === undefined ? 'definition' : 'quantity',
      strength: 0.84,
    },
  ]
}
