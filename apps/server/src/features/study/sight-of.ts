import type { Sight } from '@capivira/core/study/was-shown'
import type { Sighted } from './store.ts'

/** When pupils could see a card, as the rules read it. */
export const sightOf = ({ sight: state, hiddenAt, shownAt }: Sighted): Sight => ({
  state,
  hiddenAt: hiddenAt === null ? null : new Date(hiddenAt),
  shownAt: shownAt === null ? null : new Date(shownAt),
})
