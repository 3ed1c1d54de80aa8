import type { GeneratedMaterial } from '@capivira/generation/items'
import { normalize } from '@capivira/portuguese/tokens'

/** What an item asks: its wording, the right answer and the passage it comes from. */
export type AskedFact = { question: string; answer: string; quote: string }

/** The facts a material asks, cards first; a question that wants the answer of a card from the same passage is not a new one. */
export function factsOf({ cards, questions }: Pick<GeneratedMaterial, 'cards' | 'questions'>): AskedFact[] {
  const facts = new Map<string, AskedFact>()
  const items = [
    ...cards.map(({ question, answer, source }) => ({ question, answer, quote: source.quote })),
    ...questions.map(({ question, options, correctAnswer, source }) => ({
      question,
      answer: options[correctAnswer] ?? '',
      quote: source.quote,
    })),
  ]
  for (const item of items) {
    const key = `${normalize(item.answer).replace(/[.;]$/, '')} ${normalize(item.quote)}`
    if (!facts.has(key)) facts.set(key, item)
  }
  return [...facts.values()]
}
