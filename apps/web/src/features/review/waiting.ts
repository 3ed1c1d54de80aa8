import type { Material } from '@capivira/core/materials/contract'
import { formatCount } from '../../lib/format.ts'

type Counted = Pick<Material, 'suggestedCount' | 'flipCardsCount' | 'quizQuestionsCount' | 'wordsCount'>

type Waiting = Pick<Material, 'inReview' | 'flipCardsCount' | 'quizQuestionsCount'>

/** What a class needs of a lesson to begin with. */
const enough = { cards: 5, questions: 3 } as const

/** Whether pupils get few cards, or few questions, and more of these wait for their teacher: a file of cards alone lacks no questions. */
export const hasFew = ({ inReview, flipCardsCount, quizQuestionsCount }: Waiting): boolean =>
  (inReview.cards && flipCardsCount < enough.cards) || (inReview.questions && quizQuestionsCount < enough.questions)

/** Seconds that a decision takes. */
const perItem = 10

const spelled = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Decisions of some two minutes: the likeliest to be kept come first, and so many give a class what it needs to begin. */
const toBegin = 12

/** How long so many decisions take: 'menos de um minuto', 'cerca de três minutos'. */
export function minutesFor(items: number): string {
  const minutes = Math.round((items * perItem) / 60)
  if (minutes === 0) return 'menos de um minuto'
  return `cerca de ${spelled[minutes] ?? minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}

/** What pupils get of a material, what waits and how long it takes: '3 publicados; 18 sugestões esperam por você: …'. */
export function waitingSentence({ suggestedCount, flipCardsCount, quizQuestionsCount, wordsCount }: Counted): string {
  const published = flipCardsCount + quizQuestionsCount + wordsCount
  const have = published === 0 ? 'Nada publicado ainda' : formatCount(published, 'publicado', 'publicados')
  const wait = suggestedCount === 1 ? 'espera' : 'esperam'
  const begins = suggestedCount > 2 * toBegin ? ', e dois já bastam para a turma começar' : ''
  return `${have}; ${formatCount(suggestedCount, 'sugestão', 'sugestões')} ${wait} por você: revisar leva ${minutesFor(suggestedCount)}${begins}.`
}
