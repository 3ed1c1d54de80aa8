import { THRESHOLDS } from '@capivira/generation/quality/thresholds'
import type { MaterialRow } from './store.ts'

type Told = Pick<MaterialRow, 'notices' | 'flipCardsCount' | 'quizQuestionsCount' | 'wordsCount' | 'suggested'>

/**
 * What is still true of a material of what was noticed when it was read: that it gave few items is told while it has
 * few, published or waiting, whoever wrote them.
 */
export function trueNotices({ notices, flipCardsCount, quizQuestionsCount, wordsCount, suggested }: Told) {
  const { cards, questions, words } = THRESHOLDS.set
  const few: Readonly<Record<string, boolean>> = {
    'few-cards': flipCardsCount + suggested.cards < cards,
    'few-questions': quizQuestionsCount + suggested.questions < questions,
    'few-words': wordsCount + suggested.words < words,
  }
  // Nothing came of the text: told until there is enough to begin with, of cards or of questions.
  const isTrue = (code: string) => (code === 'no-prose' ? few['few-cards'] && few['few-questions'] : few[code]) ?? true
  return notices.filter(({ code }) => isTrue(code))
}
