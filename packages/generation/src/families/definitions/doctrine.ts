import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'da inércia', 'Darwin', 'newtoniana' */
const WHOSE_LAW = /d[aeo]s?\s\p{L}+(?:\s\p{L}+){0,3}|\p{Lu}\p{L}+|\p{Ll}+(?:ica|ico|ista|al|iana|iano)/u
/** 'De acordo com o princípio da inércia', 'Segundo a teoria de Darwin', 'Pela lei de Ohm' */
const LAW = pattern('u')`
  ^(?:De acordo com|Segundo|Conforme|Pel)\s?
  ((?:o|a)\s(?:(?:primeir|segund|terceir)[oa]\s)?${'law or theory'}\s${WHOSE_LAW})$`
const LEANS = /(?<![\p{L}])(?:ess[ea]s?|[dn]?el[ea]s?|iss[oa]|seguinte|você)(?![\p{L}])/u

/** 'Segundo a lei da inércia, um corpo tende a manter seu estado' → 'O que diz a lei da inércia?' */
export const doctrine: ClauseFamily = ({ clause }) => {
  const law = LAW.exec(clause.lead)?.[1]
  if (law === undefined || clause.subject === '') return []
  const said = tidyAnswer(`${clause.subject} ${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}`)
  const full = clause.text.replace(/[.;:]$/, '')
  // A view cut short is another view.
  if (!full.endsWith(said.slice(-12)) || wordsIn(said) < 5 || wordsIn(said) > 24 || LEANS.test(said)) return []
  if (!tagWords(said).some(word => word.tag === 'verb')) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/doctrine',
      focus: `${focusKey(law)} diz`,
      question: ask('o que diz', law),
      answer: upperFirst(said),
      answerType: 'definition',
      strength: 0.82,
      load: 0.5,
      quiz: false,
    },
  ]
}
