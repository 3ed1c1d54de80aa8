/**
 * Whether a text is written in words: a layer of letters may hold letters and no language. Two questions, the second of
 * which loads the dictionary (a fifth of a second, once) and is asked only where there is a doubt.
 */

/** The commonest small words of the languages that schools teach, each by itself: a quarter of any running text. */
const SMALL_WORDS: readonly ReadonlySet<string>[] = [
  'de da do das dos em na no nas nos um uma os as que para com por se ao não mais como foi são ou seu sua pelo pela',
  'the of and to in is that it for with on are this from by be was or at an which',
  'el la los las de del en un una que con por para es lo al se su no más como y',
  'le la les et de des du dans est en un une que qui pour sur par au se ne',
  'der die das und den von zu mit ist ein eine im in auf sich nicht es dem',
  'il la di che e per in un una non con si gli dei della del le da al',
].map(words => new Set(words.split(' ')))
const WORD = /\p{L}{2,}/gu
const FEWEST_WORDS = 12
const LEAST_SMALL = 0.1

/** Whether a text of a dozen words or more runs like one: tables and lists may not, and neither does garbage. */
export function runsLikeText(text: string): boolean {
  const words = text.match(WORD) ?? []
  if (words.length < FEWEST_WORDS) return true
  const small = (own: ReadonlySet<string>) => words.filter(word => own.has(word.toLowerCase())).length
  return SMALL_WORDS.some(own => small(own) >= LEAST_SMALL * words.length)
}

/** Begins with a small letter, so that names stay out; signs among the letters are what bad recognition leaves. */
const COMMON = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]{3,}/gu

/**
 * Share (0–1) of the words of four letters and more that the dictionary of Portuguese knows, accents included; null of
 * too few.
 */
export async function knownShare(text: string): Promise<number | null> {
  const words = text.match(COMMON) ?? []
  return words.length < FEWEST_WORDS ? null : (await knownCount(text)) / words.length
}

/** How many words of four letters and more the dictionary of Portuguese knows, names left aside. */
export async function knownCount(text: string): Promise<number> {
  const { isKnown } = await import('@capivira/portuguese/morphology')
  return (text.match(COMMON) ?? []).filter(word => isKnown(word)).length
}
