import * as z from 'zod/mini'
import { hasGone, picturesPlace } from '../kit/kept-places.ts'
import { compacted, type KeptPicture, keptPicture } from './deeds.ts'

/** Pictures kept at the same time on one device, the newest first: an older one makes room. */
const mostKept = 6
/** Letters that a browser surely keeps for us. */
const mostLetters = 1_500_000

const shelf = z.array(keptPicture)

/** Pictures that were left unfinished on this device, the newest first. */
export function keptPictures(userId: string): KeptPicture[] {
  try {
    const read = shelf.safeParse(JSON.parse(localStorage.getItem(picturesPlace(userId)) ?? '[]'))
    return read.success ? read.data : []
  } catch {
    return []
  }
}

/** Keeps how far a picture has come; an empty one is forgotten. */
export function keepPicture(userId: string, { imageId, deeds }: KeptPicture): void {
  if (hasGone(userId)) return
  const others = keptPictures(userId).filter(picture => picture.imageId !== imageId)
  const kept = deeds.length > 0 ? [{ imageId, deeds: compacted(deeds) }, ...others] : others
  let text = JSON.stringify(kept.slice(0, mostKept))
  for (let count = mostKept - 1; text.length > mostLetters && count > 0; count--)
    text = JSON.stringify(kept.slice(0, count))
  try {
    localStorage.setItem(picturesPlace(userId), text)
  } catch {
    // A full or forbidden store: the picture goes on without being kept.
  }
}

/** Forgets a picture that is finished. */
export const forgetPicture = (userId: string, imageId: string): void => keepPicture(userId, { imageId, deeds: [] })
