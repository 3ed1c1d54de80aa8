import type { FlipCard } from '@capivira/core/materials/contract'

/**
 * What pupils get of the cards or questions of a lesson, for its teacher's preview: teachers are told all, with how
 * each stands. Pupils are told nothing of that, and have everything that came.
 */
export const whatPupilsGet = <T extends Pick<FlipCard, 'state' | 'publication'>>(items: readonly T[]): T[] =>
  items.filter(({ state = 'shown', publication = 'published' }) => state === 'shown' && publication === 'published')
