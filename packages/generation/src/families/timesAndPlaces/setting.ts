import type { ClauseFamily } from '../fact.ts'
import { COMPLEMENTS } from '../roles/complements.ts'
import { ask, focusKey, isBackground, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const SETTINGS = COMPLEMENTS.filter(({ pattern }) => pattern === 'relation/during' || pattern === 'place/complement')

/** 'Durante a Idade Média, a Igreja controlava o saber' → 'Quando a Igreja controlava o saber?' */
export const setting: ClauseFamily = place => {
  const { clause } = place
  const { lead } = clause
  if (lead === '' || clause.negated || /,|\d/.test(lead) || clause.subject === '') return []
  const low = lead.charAt(0).toLowerCase() + lead.slice(1)
  const kind = SETTINGS.find(({ opens, fits }) => opens.test(low) && fits(low))
  const subject = kind ? subjectOf(place) : null
  const said = tidyAnswer(`${clause.verb} ${clause.rest}`)
  if (
    !kind ||
    !subject ||
    (isBackground(place, subject) && !/\p{Lu}/u.test(lead.slice(1))) ||
    wordsIn(said) < 3 ||
    wordsIn(said) > 14
  )
    return []
  if (
    /(?<![\p{L}])(?:é|são|\d{4}|século)(?![\p{L}])|^(?:É|São)\s(?:[oa]s?|uma?|através|por|com|de|d[oa]s?|a partir|para)\s/u.test(
      said,
    )
  )
    return []
  // 'No quartel, a guarda é feita pelo cabo': who does it there is asked for, not where.
  if (kind.type === 'place' && /^(?:É|São)\s\p{Ll}+d[oa]s?\s(?:por|pel[oa]s?)\s/u.test(said)) return []
  // 'se estendem do Maranhão ao sul da Bahia': that says where.
  if (kind.type === 'place' && /\sd[eoa]s?\s\p{Lu}.*\s(?:ao?|à|até)\s/u.test(said)) return []
  return [
    {
      family: kind.type === 'place' ? 'place' : 'relation',
      pattern: `${kind.pattern}-lead`,
      focus: `${focusKey(`${subject.phrase.core} ${said}`)} onde`,
      question: ask(kind.wh, named(subject), said.charAt(0).toLowerCase() + said.slice(1)),
      answer: tidyAnswer(lead),
      answerType: kind.type,
      strength: 0.74,
      load: 0.45,
      quiz: kind.quiz,
    },
  ]
}
