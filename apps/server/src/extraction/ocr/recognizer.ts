import type { Limits } from '../limits.ts'
import { withoutCrossedOut } from './crossed-out.ts'
import type { Drawn } from './drawer.ts'
import { type EngineName, openOcr } from './engine.ts'
import { withSeenSpaces } from './lone-articles.ts'
import { withSeenAccents } from './lone-letters.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { type GreyPicture, upsideDown } from './picture.ts'
import { recognition } from './places.ts'
import { type Prepared, prepare } from './prepare.ts'
import { withSmallSigns } from './read-small-signs.ts'
import { judged } from './readable.ts'
import { withoutDebris, withoutStruckOut } from './struck-out.ts'
import { linesOf, type OcrText } from './tsv-lines.ts'
import { type Word, wordsFromTsv } from './tsv-words.ts'

/** A page with this many words of less than this mean confidence may stand on its head. */
const MANY_WORDS = 15
const DOUBTFUL = 60
const CLEARLY_BETTER = 15

/** Reads pictures of pages, one at a time, with an engine of its own that it opens when it needs it. */
export class Recognizer {
  readonly #limits: Limits
  readonly #name: EngineName | undefined
  #engine: Promise<OcrEngine> | null = null

  constructor(limits: Limits, name?: EngineName) {
    this.#limits = limits
    this.#name = name
  }

  /**
   * The text of a picture; null when it was not recognized within the limits. A photograph is made like a scan first.
   * Tesseract reads lines that run sideways by itself, but a page upside down only as many doubtful words: then it is
   * turned and read again.
   */
  async recognize({ picture, scale }: Drawn): Promise<OcrText | null> {
    const shown = prepare(picture)
    const { picture: clean, struck } = withoutStruckOut(withoutCrossedOut(shown.picture))
    const prepared = { ...shown, picture: clean }
    try {
      const upright = await this.#read(prepared)
      const seen = confidenceOf(upright.words)
      const found =
        upright.words.length < MANY_WORDS || seen >= DOUBTFUL
          ? upright
          : await this.#better(upright, seen + CLEARLY_BETTER)
      const apart = await withSeenSpaces(found.words, found.picture)
      const seenWords = withSeenAccents(apart, found.picture)
      const words = await withSmallSigns(seenWords, found.picture, (sheet, layout) => this.#recognize(sheet, layout))
      const text = await judged(linesOf(withoutDebris(words, struck), scale, struck))
      return { ...text, lines: text.lines.map(line => ({ ...line, box: found.boxBack(line.box, scale) })) }
    } catch {
      return null
    }
  }

  close(): void {
    void this.#engine?.then(engine => engine.close())
  }

  async #read(prepared: Prepared): Promise<Prepared & { words: Word[] }> {
    return { ...prepared, words: wordsFromTsv(await this.#recognize(prepared.picture)) }
  }

  /** What was read upside down where that is at least so sure, else what was read as it lies. */
  async #better(upright: Prepared & { words: Word[] }, confidence: number): Promise<Prepared & { words: Word[] }> {
    const { width, height } = upright.picture
    const turned = await this.#read({
      picture: upsideDown(upright.picture),
      boxBack: ([left, top, right, bottom], scale) =>
        upright.boxBack(
          [width / scale - right, height / scale - bottom, width / scale - left, height / scale - top],
          scale,
        ),
    })
    return confidenceOf(turned.words) < confidence ? upright : turned
  }

  #recognize: OcrEngine['read'] = async (picture: GreyPicture, layout) => {
    this.#engine ??= openOcr(this.#limits, this.#name)
    const engine = await this.#engine
    return recognition.run(() => engine.read(picture, layout))
  }
}

/** Mean confidence of all words that were seen, 0–100. */
const confidenceOf = (words: readonly Word[]) =>
  Math.round(words.reduce((total, { confidence }) => total + confidence, 0) / Math.max(1, words.length))
