import { cards, firstCard, firstMaterial, hasStudied, school, userId } from './school.ts'

/** A call that is measured: what is sent for a pupil and a card. */
export type MeasuredCall = {
  name: string
  method: 'GET' | 'POST'
  url: (card: number) => string
  body?: object
}

export const calls: readonly MeasuredCall[] = [
  { name: 'review of a card', method: 'POST', url: card => `/api/cards/${card}/review`, body: { difficulty: 'médio' } },
  { name: 'side of a card', method: 'POST', url: card => `/api/cards/${card}/study`, body: { side: 'back' } },
  { name: 'student dashboard', method: 'GET', url: () => '/api/dashboard/student' },
  { name: 'current user', method: 'GET', url: () => '/api/auth/user' },
]

/** What the current user is held against besides: see floor.ts. */
export const floors: readonly MeasuredCall[] = [
  { name: 'a bare route', method: 'GET', url: () => '/bare' },
  { name: 'a bare route and one read', method: 'GET', url: () => '/read' },
]

/** Pupils who take part, from the first. */
export const activePupils = 100

export const materialOf = (card: number) => firstMaterial + Math.floor((card - firstCard) / school.cardsPerMaterial)

/** A pupil, from 1, and a card they have not studied before the measurement. */
export function randomPair(): { pupil: number; card: number } {
  for (;;) {
    const pupil = 1 + Math.floor(Math.random() * activePupils)
    const card = firstCard + Math.floor(Math.random() * cards)
    if (!hasStudied(pupil, materialOf(card))) return { pupil, card }
  }
}

/** The pupil and card of the recorded requests: values that no other can be taken for. */
export const sample = { pupil: activePupils, userId: userId(activePupils), card: firstCard + cards - 47 }
