import { knownShare, runsLikeText } from './known-words.ts'

/** A picture of this share of the page makes its text the layer of a scan, which another program recognized. */
const SCAN_SHARE = 0.5
/** A layer with fewer known words than this is read again: over a scan, and of its own. */
const SURE_OVER_SCAN = 0.93
const SURE = 0.5
const MANY_LETTERS = 100
/** What recognition reads must be better by so much, and good: it is Portuguese that it reads. */
const CLEARLY_BETTER = 0.03
const GOOD = 0.8

/** Whether a page's layer of letters may not be what the page says, so that its picture should be read, too. */
export async function isSuspect(text: string, imageShare: number): Promise<boolean> {
  if (imageShare < SCAN_SHARE && runsLikeText(text)) return false
  const known = await knownShare(text)
  // Letters set apart from each other are many signs and no words.
  if (known === null) return imageShare >= SCAN_SHARE && (text.match(/\p{L}/gu) ?? []).length >= MANY_LETTERS
  return known < (imageShare < SCAN_SHARE ? SURE : SURE_OVER_SCAN)
}

/** Whether what was recognized is clearly better Portuguese than the layer. */
export async function isBetter(recognized: string, layer: string): Promise<boolean> {
  const [read, kept] = [(await knownShare(recognized)) ?? 0, (await knownShare(layer)) ?? 0]
  return read >= GOOD && read >= kept + CLEARLY_BETTER
}
