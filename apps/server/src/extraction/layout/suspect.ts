import { knownCount, knownShare, runsLikeText } from './known-words.ts'
import { usualPairs } from './letter-pairs.ts'
import { hasMisread } from './mended-words.ts'
import type { FontLetters } from './page-glyphs.ts'

/** A picture of this share of the page makes its text the layer of a scan, which another program recognized. */
const SCAN_SHARE = 0.5
/** A layer over a scan with fewer known words than this is read again. */
const SURE_OVER_SCAN = 0.93
/**
 * Of a page that is no scan only letters that were exchanged for others are read again. They stand beside each other as
 * no language has it, and make no words; programs, tables and lists of names are told by their fonts, which read well
 * on other pages.
 */
const USUAL_PAIRS = 0.975
const EXCHANGED_KNOWN = 0.125
/** At least this share of a page's letters stands in fonts that are known to show what they say. */
const PROVEN_SHARE = 0.5
/** So many letters of a font on a page that reads well prove it. */
const PROOF_LETTERS = 60
const MANY_LETTERS = 100
/** What recognition reads must be better by so much, or be so many times as much, and good: it reads Portuguese. */
const CLEARLY_BETTER = 0.03
const CLEARLY_MORE = 1.5
const GOOD = 0.8
/** Of so many groups of signs and more, this share without a letter or a digit: a font whose letters became marks. */
const MANY_GROUPS = 80
const BARE_GROUPS = 0.3
const QUOTES = /[\p{Pi}\p{Pf}„‚"'&#]/u

/**
 * A page's layer of letters: its text, how much of the page its largest picture covers, and how many letters stand in
 * which font.
 */
export type Layer = { text: string; imageShare: number; fonts: readonly FontLetters[] }

/**
 * Judges the layers of a document's pages one after the other: what reads well on one page speaks for its fonts on the
 * next.
 */
export class LayerJudge {
  readonly #proven = new Set<string>()
  #turn: Promise<unknown> = Promise.resolve()
  #earlier: (() => AsyncIterable<Layer>) | null

  /**
   * @param earlier the layers of the pages before the first one that is asked about, where a reading was taken up in
   * the middle: they are looked at only once, and only when a layer would be suspect without their fonts
   */
  constructor(earlier: (() => AsyncIterable<Layer>) | null = null) {
    this.#earlier = earlier
  }

  /**
   * Whether a page's layer of letters may not be what the page says, so that its picture should be read, too. Layers
   * are judged in the order in which they are asked about, also when several are asked about at once.
   */
  isSuspect(layer: Layer): Promise<boolean> {
    const answer = this.#turn.then(() => this.#judge(layer))
    this.#turn = answer.catch(() => {})
    return answer
  }

  async #judge({ text, imageShare, fonts }: Layer): Promise<boolean> {
    if (imageShare >= SCAN_SHARE) {
      const known = await knownShare(text)
      // Letters set apart from each other are many signs and no words.
      if (known === null) return (text.match(/\p{L}/gu) ?? []).length >= MANY_LETTERS
      return known < SURE_OVER_SCAN || (await hasMisread(text))
    }
    if (isMarks(text)) return !fonts.every(({ monospace }) => monospace)
    if ((usualPairs(text) ?? 1) >= USUAL_PAIRS || this.#isProven(fonts)) return false
    const isText = runsLikeText(text) || ((await knownShare(text)) ?? 1) >= EXCHANGED_KNOWN
    if (isText) for (const { name, letters } of fonts) if (letters >= PROOF_LETTERS) this.#proven.add(name)
    return !isText && !(await this.#wasProven(fonts))
  }

  /** Whether pages that were read before this judge was there prove the fonts. */
  async #wasProven(fonts: readonly FontLetters[]): Promise<boolean> {
    const earlier = this.#earlier
    if (earlier === null) return false
    this.#earlier = null
    for await (const layer of earlier()) if (layer.imageShare < SCAN_SHARE) await this.#judge(layer)
    return this.#isProven(fonts)
  }

  /** Programs are set in letters of one width: their names are no words, but right. */
  #isProven(fonts: readonly FontLetters[]): boolean {
    let all = 0
    let proven = 0
    for (const { name, monospace, letters } of fonts) {
      all += letters
      if (monospace || this.#proven.has(name)) proven += letters
    }
    return proven >= PROVEN_SHARE * all
  }
}

/**
 * Whether much of a page is marks between blanks: its font gives quotes and dashes for letters, and what words are left
 * are right, so that nothing else tells. Formulas are looked at, too, and then kept: recognition reads them worse.
 */
function isMarks(text: string, of = /[^.…]/u): boolean {
  const groups = text.match(/\S+/gu) ?? []
  const bare = groups.filter(group => !/[\p{L}\p{N}]/u.test(group) && of.test(group))
  return groups.length >= MANY_GROUPS && bare.length >= BARE_GROUPS * groups.length
}

/** Whether what was recognized is clearly better Portuguese than the layer, or clearly more of it. */
export async function isBetter(recognized: string, layer: string): Promise<boolean> {
  const [read, kept] = [(await knownShare(recognized)) ?? 0, (await knownShare(layer)) ?? 0]
  // No text has quotes for every third word: whatever language is recognized there is more than that.
  if (isMarks(layer, QUOTES) && !isMarks(recognized) && runsLikeText(recognized)) return true
  if (read < GOOD) return false
  return read >= kept + CLEARLY_BETTER || (await knownCount(recognized)) >= CLEARLY_MORE * (await knownCount(layer))
}

/** Of the words of two readings of one picture so many are the same; those of two pages are not. */
const SAME_WORDS = 0.6
/** Where they are the same, recognition tells their places: it may know less by so much. */
const ABOUT_AS_GOOD = 0.02

/**
 * Whether what was recognized counts rather than a layer that does not lie on the ink of its picture: the layer of
 * another page says something else, one that is only out of place says the same elsewhere.
 */
export async function isRightOne(recognized: string, layer: string): Promise<boolean> {
  const read = (await knownShare(recognized)) ?? 0
  if (read < GOOD) return false
  const own = new Set(layer.match(LONG_WORD))
  const words = recognized.match(LONG_WORD) ?? []
  const same = words.filter(word => own.has(word)).length
  return same < SAME_WORDS * words.length || read >= ((await knownShare(layer)) ?? 0) - ABOUT_AS_GOOD
}
const LONG_WORD = /\p{L}{4,}/gu
