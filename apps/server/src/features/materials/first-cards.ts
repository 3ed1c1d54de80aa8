import { z } from 'zod'

/** Cards enough to see what comes, and signs enough of each. */
const most = { cards: 3, signs: 600 }

const told = z.array(z.object({ question: z.string(), answer: z.string() }))

const shown = (text: string): string => text.slice(0, most.signs).toWellFormed().replaceAll('\0', '')

/**
 * What a confined child tells of its first cards, within bounds and fit to be stored; none of what has another shape.
 */
export function firstCardsOf(message: unknown): { question: string; answer: string }[] {
  const read = told.safeParse(message)
  if (!read.success) return []
  return read.data
    .slice(0, most.cards)
    .map(({ question, answer }) => ({ question: shown(question), answer: shown(answer) }))
}
