import { answerHeader } from '@capivira/core/http/answer'
import type { FlipCard } from '@capivira/core/materials/contract'
import { NetworkError } from '../../lib/http.ts'
import { isServerBehind } from '../../lib/own-answer.ts'

/** Where the pictures are that some cards ask a part of, each once. */
export const picturesOf = (cards: readonly FlipCard[]): string[] => [
  ...new Set(cards.flatMap(({ figure }) => figure?.imageUrl ?? [])),
]

/**
 * Fetches a picture to be kept; null where the server answers without one, its file being lost.
 * @throws NetworkError
 */
export async function fetchPicture(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { credentials: 'include' })
    // A filter puts a picture of its own, or a page, in every picture's place.
    if (!answer.headers.has(answerHeader) && !(await isServerBehind())) throw new TypeError('Not our server')
    const picture = await answer.blob()
    return answer.ok && picture.type.startsWith('image/') ? picture : null
  } catch (error) {
    throw new NetworkError(error)
  }
}
