/**
 * Whether a text is written in words: a layer of letters may hold letters and no language. Two questions, the second of which loads
 * the dictionary (a fifth of a second, once) and is asked only where there is a doubt.
 */

/** The commonest small words of the languages that schools teach: a quarter of any running text. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  `de da do das dos em na no nas nos um uma os as que para com por se ao não mais como foi são ou seu sua pelo pela
   the of and to in is that it for with on are this from by be was or at an which
   el la los las en del una con es lo al su más y le les et des du dans est une pour qui sur par
   der die das und den von zu mit ist ein eine il di che per non gli dei della`.split(/\s+/),
)
const WORD = /\p{L}{2,}/gu
const FEWEST_WORDS = 12
const LEAST_SMALL = 0.1

/** Whether a text of a dozen words or more runs like one: tables and lists may not, and neither does garbage. */
export function runsLikeText(text: string): boolean {
  const words = text.match(WORD) ?? []
  if (words.length < FEWEST_WORDS) return true
  return words.filter(word => SMALL_WORDS.has(word.toLowerCase())).length >= LEAST_SMALL * words.length
}

/** Begins with a small letter, so that names stay out; signs among the letters are what bad recognition leaves. */
const COMMON = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]{3,}/gu

/** Share (0–1) of the words of four letters and more that the dictionary of Portuguese knows, accents included; null of too few. */
export async function knownShare(text: string): Promise<number | null> {
  const words = text.match(COMMON) ?? []
  if (words.length < FEWEST_WORDS) return null
  const { isKnown } = await import('@capivira/portuguese/morphology')
  return words.filter(word => isKnown(word)).length / words.length
}
