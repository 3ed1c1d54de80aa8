import { tagWords } from '../analysis/tagging.ts'
import type { ClauseFamily } from './fact.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from './phrasing.ts'

const PROPORTION =
  /^Quanto\s((?:maior(?:es)?|menor(?:es)?|mais|menos)\s[^,;:]{6,90}),\s((?:maior(?:es)?|menor(?:es)?|mais|menos|melhor|pior)\s.{4,110})$/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|você|iss[oa])(?![\p{L}])/u

/** 'Quanto maior a diferença de potencial, maior é a corrente' → 'O que acontece quanto maior a diferença de potencial?' */
export const proportion: ClauseFamily = ({ clause }) => {
  const [, cause = '', effect = ''] = PROPORTION.exec(clause.text) ?? []
  if (cause === '' || LEANS.test(`${cause} ${effect}`)) return []
  const answer = tidyAnswer(effect)
  const nouns = (text: string) => tagWords(text).filter(word => word.tag === 'noun').length
  if (wordsIn(answer) < 3 || wordsIn(answer) > 16 || nouns(cause) < 1 || nouns(answer) < 1) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/proportion',
      focus: `${focusKey(cause)} causa`,
      question: ask('o que acontece quanto', cause),
      answer,
      answerType: 'cause',
      strength: 0.84,
      load: 0.8,
      quiz: false,
    },
  ]
}
