import type { Review, Suggestion } from '@capivira/core/review/contract'
import { fireEvent, screen } from '@testing-library/react'
import { generatedMarks } from './items.ts'
import { material } from './lesson.ts'
import { teacher } from './people.ts'
import { arrive, open, stopClock } from './screen.tsx'

/** A card that waits for its teacher. */
export const suggestion = (id: number): Suggestion => ({
  ...generatedMarks,
  kind: 'card',
  id,
  question: `Que rio é o ${id}?`,
  answer: 'O Amazonas',
  difficulty: 'médio',
  publication: 'suggested',
  publicationReason: 'uncertain',
  doubt: null,
})
/** What waits in the material about rivers. */
export const review = (...items: Suggestion[]): Review => ({
  materialId: 3,
  title: 'Rios do Brasil',
  policy: 'certain',
  isOwnPolicy: false,
  waiting: items.length,
  kept: 0,
  refused: 0,
  line: { judged: 40, kept: 37, publishes: true },
  items,
})
/** The answer to a verdict, with nothing to offer. */
export const told = (item: Suggestion) => ({ item, waiting: 1, message: 'Mantido', offer: null })
/** What the item on screen asks. */
export const asked = () => screen.queryByText(/^Que rio é o/)?.textContent
/** Presses a key on the page. */
export const press = (key: string) => fireEvent.keyDown(document.body, { key })

/** Opens the review of two cards, the clock stopped. */
export async function begin(answers: object = {}) {
  stopClock()
  const server = open('/review/3', teacher(), {
    'GET /api/materials/3': material({ suggestedCount: 2 }),
    'GET /api/materials/3/review': review(suggestion(11), suggestion(12)),
    'PUT /api/items/card/11/verdict': told(suggestion(11)),
    'DELETE /api/items/card/11/verdict': told(suggestion(11)),
    ...answers,
  })
  await arrive(() => asked())
  return server
}
