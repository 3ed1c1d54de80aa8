import type { Act } from './act.ts'

type Told = Pick<Act, 'method' | 'path' | 'body' | 'draft'>

/** The name by which the server knows an act. */
export const nameOf = (body: object): unknown => ('eventId' in body ? body.eventId : undefined)

const isOfOneForm = (one: Told, other: Told) =>
  one.draft !== undefined && one.draft === other.draft && one.path === other.path && one.method === other.method

/** What an act says, without its name. */
const wordsOf = ({ body }: Told) => JSON.stringify({ ...body, eventId: undefined })

/**
 * Whether an act that waits was told by a form with the words that it tells again: as after a reload, when nobody there
 * knows its name.
 */
export const isSameForm = (one: Told, act: Told): boolean => isOfOneForm(one, act) && wordsOf(one) === wordsOf(act)

/** Whether a save holds all the words of one that waits, which would only meet it and ask which of the two is meant. */
export const isOlderSave = (one: Told, act: Told): boolean =>
  (act.method === 'PUT' || act.method === 'PATCH') && isOfOneForm(one, act) && nameOf(one.body) !== nameOf(act.body)

/**
 * Acts that build upon one another go one after the other; the rest do not wait for one that the server cannot digest.
 */
export const laneOf = ({ path }: Pick<Act, 'path'>): string =>
  path.startsWith('/api/games/geo-explorer/') ? 'city' : path
