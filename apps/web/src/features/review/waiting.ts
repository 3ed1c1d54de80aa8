import type { Material } from '@capivira/core/materials/contract'
import { formatCount, minutesFor } from '../../lib/format.ts'

type Counted = Pick<Material, 'suggestedCount' | 'flipCardsCount' | 'quizQuestionsCount' | 'wordsCount'>

type Waiting = Pick<Material, 'inReview' | 'flipCardsCount' | 'quizQuestionsCount'>

/** What a class needs of a lesson to begin with. */
const enough = { cards: 5, questions: 3 } as const

/**
 * Whether pupils get few cards, or few questions, and more of these wait for their teacher: a file of cards alone lacks
 * no questions.
 */
export const hasFew = ({ inReview, flipCardsCount, quizQuestionsCount }: Waiting): boolean =>
  (inReview.cards && flipCardsCount < enough.cards) || (inReview.questions && quizQuestionsCount < enough.questions)

/**
 * Decisions of some two minutes: the likeliest to be kept come first, and so many give a class what it needs to begin.
 */
const toBegin = 12

/**
 * What pupils get of a material, what waits and how long it takes: '3 publicados; 18 sugestões esperam por você: …'.
 */
export function waitingSentence({ suggestedCount, flipCardsCount, quizQuestionsCount, wordsCount }: Counted): string {
  const published = flipCardsCount + quizQuestionsCount + wordsCount
  const have = published === 0 ? 'Nada publicado ainda' : formatCount(published, 'publicado', 'publicados')
  const wait = suggestedCount === 1 ? 'espera' : 'esperam'
  const begins = suggestedCount > 2 * toBegin ? ', e dois já bastam para a turma começar' : ''
  return (
    `${have}; ${formatCount(suggestedCount, 'sugestão', 'sugestões')} ${wait} por você: revisar leva ` +
    `${minutesFor(suggestedCount)}${begins}.`
  )
}
