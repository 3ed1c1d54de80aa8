import type { GameId } from '@capivira/core/games/contract'
import { gameDifficulty } from '@capivira/core/games/results'
import { pairsIn } from '@capivira/games/concept-builder/pairs'
import { countOf } from '@capivira/games/lightning-quiz/rules'
import type { GameSource, SourceQuestion } from '@capivira/games/source'
import { type Dated, eventsIn } from '@capivira/games/timeline/events'
import { type Askable, chooseLightning } from '@capivira/generation/items/lightning'
import * as z from 'zod/mini'
import type { ShownItems } from './item-store.ts'

type Wanted = { gameId: GameId; options: unknown; seed: string }
type Level = z.output<typeof level>

const level = z.object({ difficulty: gameDifficulty, count: z.optional(z.int()) })
const levelNames = { easy: 'fácil', medium: 'médio', hard: 'difícil' } as const

/** What a material's items offer to a round of a game. */
export function offerSource(items: ShownItems, { gameId, options, seed }: Wanted): GameSource {
  const asked = level.safeParse(options)
  const questions =
    gameId === 'quick-quiz' && asked.success ? readInTime(items.questions, asked.data, seed) : items.questions
  return {
    cards: items.cards,
    questions: questions.map(question => sourceQuestion(question, items.cards)),
    words: items.words,
    // Looked for where a game asks for them alone: reading dates and terms takes its time.
    get events() {
      return eventsIn(datable(items))
    },
    get pairs() {
      return pairsIn(items.cards, items.words)
    },
  }
}

/** Everything that may tell when something happened: what is asked and answered, and the passages behind it. */
function datable({ cards, questions, words }: ShownItems): Dated[] {
  return [
    ...cards,
    ...questions.map(({ question, options, correctAnswer, page, quote }) => {
      const answer = options[correctAnswer] ?? null
      return { question, answer, page, quote, cardId: null }
    }),
    ...words.map(({ page, quote }) => ({ question: null, answer: null, page, quote, cardId: null })),
  ]
}

type Question = ShownItems['questions'][number]

/** The questions of a lightning round: those that can be read in the seconds of the level, well mixed. */
function readInTime(questions: readonly Question[], asked: Level, seed: string): Question[] {
  const askable = questions.map((question): Askable & { question: string; own: Question } => ({
    question: question.question,
    options: question.options,
    correctAnswer: question.correctAnswer,
    difficulty: question.difficulty,
    category: question.category ?? '',
    own: question,
  }))
  return chooseLightning(askable, levelNames[asked.difficulty], countOf(asked), seed).map(({ own }) => own)
}

function sourceQuestion(question: Question, cards: ShownItems['cards']): SourceQuestion {
  const { questionId, options, explanation, page, quote } = question
  const correctAnswer = options[question.correctAnswer] ?? ''
  const card =
    quote === null ? undefined : cards.find(card => card.quote === quote && sameFact(card.answer, correctAnswer))
  return {
    questionId,
    question: question.question,
    options,
    correctAnswer,
    explanation,
    page,
    quote,
    cardId: card?.cardId ?? null,
  }
}

/** Of two answers from one sentence: whether they say the same, apart from articles, case and a longer wording. */
function sameFact(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  return a.trim() !== '' && b.trim() !== '' && (a.includes(b) || b.includes(a))
}

/**
 * The words of an answer between spaces, without articles and the like: 'Em abril de 1821' and 'abril de 1821' are one.
 */
const keyOf = (answer: string) => {
  const words = answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0 ? '' : ` ${words.filter(word => !small.has(word)).join(' ')} `
}
const small = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'em', 'no', 'na', 'nos', 'nas'])
