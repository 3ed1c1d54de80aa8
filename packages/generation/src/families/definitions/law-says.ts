import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const LAW = /(?:[Pp]rincípio|[Ll]ei|[Tt]eoria|[Tt]eorema|[Rr]egra|[Hh]ipótese|[Pp]ostulado|[Tt]ese|[Dd]outrina)/u
const ALSO_KNOWN = pattern('u')`
  (?:Também\s)?(?:[Cc]onhecid|[Cc]hamad|[Ee]nunciad|[Ff]ormulad|[Pp]ropost)[oa]\s[^,]{4,60},\s`
const WHOSE = /d(?:e|[oa]s?)\s\p{L}[\p{L}\s-]{2,40}?|\p{Lu}[\p{L}\s-]{2,30}?/u
const STATES = /(?:estabelece|afirma|diz|enuncia|postula|determina|prevê|define)/u
/** 'A segunda lei de Newton', 'o teorema de Tales', 'a regra do octeto', with what it says. */
const SAYS = pattern('u')`
  ^${ALSO_KNOWN}?((?:[OoAa])\s(?:(?:[Pp]rimeir|[Ss]egund|[Tt]erceir)[oa]\s)?${LAW}\s${WHOSE})\s(${STATES})
  \s((?:que,?|o|a|os|as|um|uma)\s.{10,})$`
/** A list that follows, a deed among others, or what the words before have named. */
const OPEN = /:|;|(?<![\p{L}])(?:seguintes?|ess[ea]s?|est[ea]s?|iss[oa]|você)(?![\p{L}])/u
const LONGEST = 27

/**
 * 'A segunda lei de Kepler estabelece que…', 'O princípio de Pascal afirma, …' → 'O que estabelece a segunda lei de
 * Kepler?'
 */
export const lawSays: ClauseFamily = ({ clause }) => {
  const [, law = '', verb = '', rest = ''] = clause.negated ? [] : (SAYS.exec(clause.text.replace(/[.;]$/u, '')) ?? [])
  if (law === '' || OPEN.test(rest) || /\s(?:que|e|ou)\s/u.test(law)) return []
  const answer = wordsIn(rest) <= LONGEST ? upperFirst(rest) : tidyAnswer(rest)
  if (wordsIn(answer) < 5 || wordsIn(answer) > LONGEST) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/law-says',
      focus: `${focusKey(law)} diz`,
      question: ask('o que', verb.toLowerCase(), `${law.charAt(0).toLowerCase()}${law.slice(1)}`),
      answer,
      answerType: 'definition',
      strength: 0.84,
      load: 0.5,
      quiz: false,
    },
  ]
}
