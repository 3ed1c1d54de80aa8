import type { Card, GeneratedMaterial, Question } from '@capivira/generation/items'
import { normalize } from '@capivira/portuguese/tokens'

/** What an item asks: its wording, the right answer and the passage it comes from. */
export type AskedFact = { question: string; answer: string; quote: string }

/** The facts a material asks, cards first. */
export function factsOf({ cards, questions }: Pick<GeneratedMaterial, 'cards' | 'questions'>): AskedFact[] {
  return distinct([...cards.map(factOfCard), ...questions.map(factOfQuestion)])
}

/** The facts a material asks, and then those of its spare items, best first: what a teacher who asks for more gets. */
export function factsWithSpares(material: GeneratedMaterial): AskedFact[] {
  const spares = (material.spares ?? []).map(spare =>
    spare.kind === 'card' ? factOfCard(spare.item) : factOfQuestion(spare.item),
  )
  return distinct([...factsOf(material), ...spares])
}

function factOfCard({ question, answer, source }: Card): AskedFact {
  return { question, answer, quote: source.quote }
}

function factOfQuestion({ question, options, correctAnswer, source }: Question): AskedFact {
  return { question, answer: options[correctAnswer] ?? '', quote: source.quote }
}

/** A question that wants the answer of a card from the same passage asks no new fact. */
function distinct(items: readonly AskedFact[]): AskedFact[] {
  const facts = new Map<string, AskedFact>()
  for (const item of items) {
    const key = `${normalize(item.answer).replace(/[.;]$/, '')} ${normalize(item.quote)}`
    if (!facts.has(key)) facts.set(key, item)
  }
  return [...facts.values()]
}
