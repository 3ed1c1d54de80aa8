import type { Item } from '@capivira/core/editing/contract'
import type { selectCards, selectQuestions, selectWords } from './store.ts'

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]
type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]
type WordRow = Awaited<ReturnType<typeof selectWords>>[number]

/** What was removed is never presented. */
const marksOf = ({ state, verdictAt, createdAt }: Marked) => ({
  state: state === 'shown' ? ('shown' as const) : ('hidden' as const),
  verdictAt: verdictAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
type Marked = { state: 'shown' | 'hidden' | 'removed'; verdictAt: Date | null; createdAt: Date }

export const presentCard = ({ card, problemsCount }: CardRow): Item => ({
  ...card,
  kind: 'card',
  problemsCount,
  ...marksOf(card),
})

export const presentQuestion = ({ question, materialId, problemsCount }: QuestionRow): Item => ({
  ...question,
  kind: 'question',
  materialId,
  problemsCount,
  ...marksOf(question),
})

export const presentWord = ({ word }: WordRow): Item => ({
  ...word,
  kind: 'word',
  problemsCount: 0,
  category: null,
  ...marksOf(word),
})
