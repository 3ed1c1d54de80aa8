import type { Item } from '@capivira/core/editing/contract'
import type { selectCards, selectQuestions, selectWords } from './store.ts'

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]
type WordRow = Awaited<ReturnType<typeof selectWords>>[number]

/** What was removed is never presented. */
const stateOf = ({ state }: { state: 'shown' | 'hidden' | 'removed' }) => (state === 'shown' ? 'shown' : 'hidden')

export const presentCard = ({ card, problemsCount }: CardRow): Item => ({
  ...card,
  kind: 'card',
  problemsCount,
  state: stateOf(card),
  createdAt: card.createdAt.toISOString(),
})

export const presentQuestion = ({ question, materialId, problemsCount }: QuestionRow): Item => ({
  ...question,
  kind: 'question',
  materialId,
  problemsCount,
  state: stateOf(question),
  createdAt: question.createdAt.toISOString(),
})

export const presentWord = ({ word }: WordRow): Item => ({
  ...word,
  kind: 'word',
  problemsCount: 0,
  engine: null,
  category: null,
  state: stateOf(word),
  createdAt: word.createdAt.toISOString(),
})
