import { firstCards, shortSitting } from '@capivira/core/goals/goal'
import type { FlipCard } from '@capivira/core/materials/contract'
import type { Keeper } from '../../lib/kept.ts'
import type { OnDevice } from './device.ts'
import { fetchPicture, picturesOf } from './figure-pictures.ts'
import { dealtAgain, dueAmong, ratedCards } from './study-order.ts'

/** Kept whenever they are read: what the first screens show. */
const always = new Set([
  '/api/dashboard/student',
  '/api/progress',
  '/api/achievements',
  '/api/user/achievements',
  '/api/materials',
  // For the hours in which a class has no sounds.
  '/api/my-classes',
  '/api/my-assignments',
  '/api/goals',
])

/** The cards of all materials that are due; asked for with ?most= for a short sitting. */
const today = '/api/study/today'

/** What a downloaded material needs. */
export const addressesOf = (materialId: number) => [
  `/api/materials/${materialId}`,
  `/api/materials/${materialId}/cards`,
  `/api/materials/${materialId}/quiz-questions`,
]

const materialOf = (address: string) =>
  Number(address.match(/^\/api\/materials\/(\d+)(\/(cards|quiz-questions))?$/)?.[1])

/**
 * Keeps the answers a pupil needs without a network: the first screens, and the materials they downloaded, of which
 * what is due is found. `now` is in milliseconds.
 */
export function keeperOf(onDevice: OnDevice, userId: string, now: () => number): Keeper {
  const found = (address: string) => onDevice(device => device.get('answers', [userId, address]))
  const put = (address: string, answer: unknown) =>
    onDevice(device => device.put('answers', { userId, address, answer }))

  async function keep(address: string, answer: unknown) {
    const isDownloaded = () => onDevice(device => device.getKey('downloads', [userId, materialOf(address) || 0]))
    if (!always.has(address) && !(await isDownloaded())) return
    const before = isCards(address, answer) ? await found(address) : undefined
    await put(address, answer)
    if (isCards(address, answer)) await keepPictures(answer, cardsIn(before))
  }

  /** Pictures that came with new figures, in place of those of figures that are gone. */
  async function keepPictures(cards: readonly FlipCard[], before: readonly FlipCard[]) {
    const wanted = picturesOf(cards)
    for (const address of picturesOf(before))
      if (!wanted.includes(address)) await onDevice(device => device.delete('answers', [userId, address]))
    for (const address of wanted)
      if (!(await onDevice(device => device.getKey('answers', [userId, address])))) {
        // One that does not come now comes with the next reading of the cards, and holds up no other.
        const answer = await fetchPicture(address).catch(() => null)
        if (answer) await put(address, answer)
      }
  }

  async function ratedHere() {
    const waiting = await onDevice(device => device.getAllFromIndex('acts', 'user', userId))
    return ratedCards(waiting.map(({ path }) => path))
  }

  async function find(address: string) {
    if (address.startsWith(today)) return findDue(address === today ? firstCards : shortSitting)
    const kept = await found(address)
    if (!kept || !isCards(address, kept.answer)) return kept?.answer
    return dealtAgain(kept.answer, await ratedHere())
  }

  /** What is due of the materials that were downloaded; undefined where none was. */
  async function findDue(most: number) {
    const downloads = (await onDevice(device => device.getAll('downloads'))).filter(one => one.userId === userId)
    if (downloads.length === 0) return undefined
    const addresses = downloads.map(({ materialId }) => `/api/materials/${materialId}/cards`)
    const kept = await Promise.all(addresses.map(found))
    return dueAmong(kept.flatMap(cardsIn), await ratedHere(), now(), most)
  }

  return {
    // A device without room keeps less, and everything else works on.
    keep: (address, answer) => void keep(address, answer).catch(() => {}),
    find: address => find(address).catch(() => undefined),
  }
}

/** The cards among what was kept; none where something else was, or nothing. */
export const cardsIn = (kept: { address: string; answer: unknown } | undefined): readonly FlipCard[] =>
  kept && isCards(kept.address, kept.answer) ? kept.answer : []

/** The server wrote it through the contract's schema when it was kept. */
function isCards(address: string, answer: unknown): answer is FlipCard[] {
  return address.endsWith('/cards') && Array.isArray(answer)
}
