import { readSubject } from '../../analysis/grammar/nouns.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Block } from '../../document/model.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft, definitionQuestion } from './definitionDraft.ts'
import { isNominal } from './meaning.ts'

const LABELLED = /^(\p{Lu}[^:.?!;“”"]{2,50}):\s(?:(?:é|são)\s)?((?:(?:o|a|os|as|um|uma|cada)\s)?\p{Ll}.{20,})$/u
/** So many sentences of a block in this form make it a list of definitions. */
const A_LIST = 2

/** 'Licenciatura: modalidade de curso … Matriz Curricular: conjunto de componentes …' run on in one paragraph. */
export function labelledFacts(study: Study): Fact[] {
  const byBlock = new Map<Block, { sentence: TextSentence; term: string; said: string }[]>()
  for (const sentence of study.sentences) {
    const match = LABELLED.exec(sentence.text.replace(/[.;]$/, ''))
    if (!match || !isNominal(match[2] ?? '')) continue
    byBlock.set(sentence.block, [
      ...(byBlock.get(sentence.block) ?? []),
      { sentence, term: match[1] ?? '', said: match[2] ?? '' },
    ])
  }
  return [...byBlock.values()]
    .filter(list => list.length >= A_LIST)
    .flatMap(list => list.flatMap(({ sentence, term, said }) => factOf(sentence, term, said, study)))
}

function factOf(sentence: TextSentence, term: string, said: string, study: Study): Fact[] {
  const subject = readSubject(term, study.use)
  const answer = tidyAnswer(said)
  if (!subject || subject.phrase.words.length > 6 || wordsIn(answer) < 4) return []
  const { phrase } = subject
  // 'Exclusão por Jubilação' is a heading's way of writing.
  const display = phrase.proper ? subject.display : subject.display.toLowerCase()
  return [
    settle(
      {
        ...definitionDraft(
          'definition/labelled',
          subject,
          ask('o que', phrase.number === 'p' ? 'são' : 'é', display),
          answer,
          0.9,
        ),
        quizQuestion: definitionQuestion({
          ...subject,
          display,
          phrase: { ...phrase, core: phrase.proper ? phrase.core : phrase.core.toLowerCase() },
        }),
      },
      sentence,
    ),
  ]
}
