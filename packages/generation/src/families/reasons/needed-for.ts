import { pointsElsewhere } from '../../analysis/self-contained.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { POINTS } from './procedure.ts'

/** 'Para medir a umidade, é necessário um higrômetro': what for, and what is needed. */
const NEEDED = pattern('u')`
  ^(Para\s[^,;:()]{5,80}?),?\s(é|era|foi)\s((?:muito\s)?(?:necessári[oa]|precis[oa]))\s((?:uma?|o|a)\s\p{Ll}+[^;:]*)$`
const LEANS = pattern('iu')`
  (?<!\p{L})(?:[dn]?el[ea]s?|(?:iss|ist)[oa]|(?:ess|est)[ea]s?|você|seus?|suas?|tal|tais|\p{L}+-l[oa]s?)(?!\p{L})`

/** 'Para medir a umidade do ar, é necessário um higrômetro' → 'O que é necessário para medir a umidade do ar?' */
export const neededFor: ClauseFamily = ({ clause }) => {
  const [, aim = '', verb = '', how = '', what = ''] = (clause.negated ? null : NEEDED.exec(clause.text)) ?? []
  const answer = tidyAnswer(what)
  if (aim === '' || wordsIn(answer) < 2 || wordsIn(answer) > 20 || wordsIn(aim) > 14) return []
  if (POINTS.test(aim) || LEANS.test(`${aim} ${answer}`) || pointsElsewhere(`${aim} ${answer}`)) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/needed-for',
      focus: `${focusKey(aim)} fazer`,
      question: ask('o que', verb, how.replace(/a$/u, 'o'), aim.charAt(0).toLowerCase() + aim.slice(1)),
      answer: upperFirst(answer),
      answerType: 'cause',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
