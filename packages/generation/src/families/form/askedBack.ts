import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { upperFirst } from '../wording/phrasing.ts'
import type { Entry } from './sideBySide.ts'
import { sourceAt } from './structure.ts'

/** Whose line it is, asked with what the line says; the labels or headings beside it are the rivals. */
type Asked = Pick<Fact, 'pattern' | 'focus' | 'question' | 'answer' | 'strength'> & { rivals: readonly string[] }

/** The question of one entry for the quiz, with the entry's line as its source. */
export function askedBack({ quote, placed }: Entry, asked: Asked, study: Study): Fact {
  const { block } = placed
  return settle(
    {
      ...asked,
      family: 'table',
      answer: upperFirst(asked.answer),
      answerType: 'term',
      load: 0.4,
      rivals: asked.rivals.map(upperFirst),
      card: false,
      quote,
      page: pageAt(block, Math.max(0, block.text.indexOf(quote))),
    },
    study.sentences.find(sentence => sentence.block === block && sentence.text === quote) ?? sourceAt(placed, quote),
  )
}
