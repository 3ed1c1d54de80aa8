import { parallelsOf } from '../../analysis/grammar/parallels.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'

const MOST_WORDS = 5

/** 'O coletivo de lobos é alcateia, o de peixes é cardume e o de ilhas é arquipélago' → a question each, the others as its wrong options. */
export const parallel: ClauseFamily = ({ sentence }) => {
  const said = sentence.dependence === null ? parallelsOf(sentence.core) : null
  if (!said || said.pairs.some(({ value }) => wordsIn(value) > MOST_WORDS)) return []
  const { article, noun, verb, pairs } = said
  return pairs.map(
    (pair): FactDraft => ({
      family: 'relation',
      pattern: 'relation/parallel',
      focus: `${focusKey(noun)} ${focusKey(pair.whose)}`,
      question: ask(article.endsWith('s') ? 'quais' : 'qual', verb, article, noun, pair.whose),
      answer: upperFirst(pair.value),
      answerType: 'term',
      strength: 0.86,
      load: 0.4,
      rivals: pairs.flatMap(other => (other === pair ? [] : [upperFirst(other.value)])),
    }),
  )
}
