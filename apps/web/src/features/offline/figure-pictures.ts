import type { FlipCard } from '@capivira/core/materials/contract'

/** Where the pictures are that some cards ask a part of, each once. */
export const picturesOf = (cards: readonly FlipCard[]): string[] => [
  ...new Set(cards.flatMap(({ figure }) => figure?.imageUrl ?? [])),
]

/** Fetches a picture to be kept. @throws where the server does not answer with one. */
export async function fetchPicture(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'include' })
  const picture = await answer.blob()
  if (!answer.ok || !picture.type.startsWith('image/')) throw new Error(`No picture: ${address}`)
  return picture
}
