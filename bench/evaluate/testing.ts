import type { Card, Question } from '@capivira/generation/items'

/** Items for tests: what matters is given, the rest is usual. */
export function cardOf({ quote, ...part }: { question: string; answer: string; quote: string } & Partial<Card>): Card {
  return {
    category: 'História',
    engine: 'extractive',
    difficulty: 'fácil',
    family: 'date',
    source: { page: 1, quote },
    fingerprint: part.question,
    ...part,
  }
}

export function questionOf({
  quote,
  ...part
}: {
  question: string
  options: readonly string[]
  correctAnswer: number
  quote: string
} & Partial<Question>): Question {
  return {
    explanation: `Página 1: “${quote}”`,
    category: 'História',
    engine: 'extractive',
    difficulty: 'fácil',
    family: 'date',
    answerType: 'term',
    source: { page: 1, quote },
    fingerprint: part.question,
    ...part,
  }
}
