import type { Rating } from '@capivira/core/study/contract'
import type { DemoEmail } from './accounts.ts'
import type { DemoTextName } from './texts.ts'

/** What a pupil of the demo school did with a text on a day. */
export type Session = {
  /**
   * Counted back from the day the demo school was set up; never 0, so that the first visitor finds the day untouched.
   */
  daysAgo: number
  text: DemoTextName
  /** Cards rated, by their place in the material: from, up to but not including. */
  cards: readonly [from: number, to: number]
  /** Share of right answers in the quiz taken afterwards, if one was. */
  quiz?: number
}

/** One who studies every day, one who began recently, and one who has not come back. */
export const history: Partial<Record<DemoEmail, readonly Session[]>> = {
  'aluno1@demonstracao.example': [
    { daysAgo: 6, text: 'ciencias-7-ano', cards: [0, 8] },
    { daysAgo: 5, text: 'ciencias-7-ano', cards: [4, 12], quiz: 0.6 },
    { daysAgo: 4, text: 'historia-8-ano', cards: [0, 6] },
    { daysAgo: 3, text: 'ciencias-7-ano', cards: [8, 16], quiz: 0.8 },
    { daysAgo: 2, text: 'historia-8-ano', cards: [4, 10], quiz: 0.7 },
    { daysAgo: 1, text: 'ciencias-7-ano', cards: [0, 6], quiz: 1 },
  ],
  'aluna2@demonstracao.example': [
    { daysAgo: 3, text: 'geografia-6-ano', cards: [0, 5] },
    { daysAgo: 2, text: 'geografia-6-ano', cards: [3, 9], quiz: 0.5 },
    { daysAgo: 1, text: 'geografia-6-ano', cards: [0, 7], quiz: 0.7 },
  ],
  'aluno3@demonstracao.example': [{ daysAgo: 5, text: 'historia-8-ano', cards: [0, 4] }],
}

const ratings: readonly Rating[] = ['médio', 'fácil', 'médio', 'difícil', 'fácil', 'errei', 'médio']

/** The rating given to the card at a place on a day: mostly known, sometimes not. */
export function ratingOf({ daysAgo }: Pick<Session, 'daysAgo'>, place: number): Rating {
  return ratings[(place + daysAgo * 3) % ratings.length] ?? 'médio'
}
