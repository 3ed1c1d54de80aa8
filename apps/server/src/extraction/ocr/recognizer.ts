import type { Line } from '@capivira/core/materials/document'
import type { Limits } from '../limits.ts'
import { ChildStopped, PdfChild } from '../sandbox/pdf-child.ts'
import { type OcrEngine, openOcr } from './engine.ts'
import { type GreyPicture, isBlank, upsideDown } from './picture.ts'
import { linesFromTsv, type OcrText } from './tsv-lines.ts'

/** Pixels per point at 200 dots per inch, which Tesseract reads as well as 300 and faster. */
const SCALE = 200 / 72

/** A page with this many words of less than this mean confidence may stand on its head. */
const MANY_WORDS = 15
const DOUBTFUL = 60
const CLEARLY_BETTER = 15

/** A page's picture and its pixels per point. */
export type Drawn = { picture: GreyPicture; scale: number }

/** Reads pages of one document from their pictures: one child draws them, another recognizes them. */
export class Recognizer {
  readonly #file: string
  readonly #limits: Limits
  #child: PdfChild | null = null
  #engine: OcrEngine | null = null

  constructor(file: string, limits: Limits) {
    this.#file = file
    this.#limits = limits
  }

  /** How many of the pages look scanned; null when they could not be looked at. */
  async survey(from: number, to: number): Promise<number | null> {
    try {
      const child = await this.#document()
      child.ask({ op: 'survey', from, to })
      const { reply } = await child.take('survey', this.#limits.wholeMs + (to - from) * this.#limits.wholeMsPerPage)
      return reply.scans
    } catch (error) {
      this.#forget(error)
      return null
    }
  }

  /** The picture of one page; null when it could not be drawn within the limits, 'blank' when it shows nothing. */
  async draw(page: number): Promise<Drawn | 'blank' | null> {
    try {
      const child = await this.#document()
      child.ask({ op: 'render', page, size: { scale: SCALE }, maxPixels: this.#limits.maxOcrPixels, grey: true })
      const { reply, binary } = await child.take('render', this.#limits.renderMs)
      const picture = { width: reply.width, height: reply.height, pixels: binary }
      return isBlank(picture) ? 'blank' : { picture, scale: reply.scale }
    } catch (error) {
      this.#forget(error)
      return null
    }
  }

  /**
   * The text of a picture; null when it was not recognized within the limits. Tesseract reads lines that run sideways
   * by itself, but a page upside down only as many doubtful words: then it is turned and read again.
   */
  async recognize({ picture, scale }: Drawn): Promise<OcrText | null> {
    this.#engine ??= await openOcr(this.#limits)
    const engine = this.#engine
    try {
      const text = linesFromTsv(await engine.read(picture), scale)
      if (text.seen.words < MANY_WORDS || text.seen.confidence >= DOUBTFUL) return text
      const turned = linesFromTsv(await engine.read(upsideDown(picture)), scale)
      if (turned.seen.confidence < text.seen.confidence + CLEARLY_BETTER) return text
      return { ...turned, lines: turned.lines.map(line => turnedBack(line, picture, scale)) }
    } catch {
      return null
    }
  }

  close(): void {
    this.#child?.close()
    this.#engine?.close()
  }

  async #document(): Promise<PdfChild> {
    if (this.#child) return this.#child
    const child = new PdfChild(this.#file, this.#limits)
    this.#child = child
    child.ask({ op: 'open' })
    await child.take('open', this.#limits.openMs)
    return child
  }

  #forget(error: unknown): void {
    if (error instanceof ChildStopped) this.#child = null
  }
}

/** A line read on the picture turned upside down, placed on the page as it is shown. */
function turnedBack(line: Line, { width, height }: GreyPicture, scale: number): Line {
  const [left, top, right, bottom] = line.box
  return { ...line, box: [width / scale - right, height / scale - bottom, width / scale - left, height / scale - top] }
}
