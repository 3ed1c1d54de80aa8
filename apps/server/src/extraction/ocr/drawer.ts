import type { Limits } from '../limits.ts'
import { ChildStopped, PdfChild } from '../sandbox/pdf-child.ts'
import { type GreyPicture, isBlank } from './picture.ts'

/** Pixels per point at 200 dots per inch, which Tesseract reads as well as 300 and faster. */
const SCALE = 200 / 72
/** … and where only ink is looked for. */
export const COARSE = 100 / 72

/** A page's picture and its pixels per point. */
export type Drawn = { picture: GreyPicture; scale: number }

const NONE = Promise.resolve(null)

/** Draws pages of one document for recognition, in a child that holds it open: one answer after the other. */
export class PageDrawer {
  readonly #file: string
  readonly #limits: Limits
  #given: Promise<PdfChild | null>
  #child: PdfChild | null = null
  #turn: Promise<unknown> = Promise.resolve()

  /**
   * @param given a child that has the document open and will have nothing else to do; without one, the drawer starts
   *   its own.
   */
  constructor(file: string, limits: Limits, given: Promise<PdfChild | null> = NONE) {
    this.#file = file
    this.#limits = limits
    this.#given = given
  }

  /** How many of the pages look scanned; null when they could not be looked at. */
  survey(from: number, to: number): Promise<number | null> {
    return this.#ask(async child => {
      child.ask({ op: 'survey', from, to })
      const { reply } = await child.take('survey', this.#limits.wholeMs + (to - from) * this.#limits.wholeMsPerPage)
      return reply.scans
    })
  }

  /**
   * The picture of one page; null when it could not be drawn within the limits, 'blank' when it shows nothing.
   * @param scale pixels per point
   */
  draw(page: number, scale = SCALE): Promise<Drawn | 'blank' | null> {
    return this.#ask(async child => {
      child.ask({ op: 'render', page, size: { scale }, maxPixels: this.#limits.maxOcrPixels, grey: true })
      const { reply, binary } = await child.take('render', this.#limits.renderMs)
      const picture = { width: reply.width, height: reply.height, pixels: binary }
      return isBlank(picture) ? 'blank' : { picture, scale: reply.scale }
    })
  }

  close(): void {
    this.#child?.close()
    void this.#given.then(child => child?.close())
  }

  #ask<T>(question: (child: PdfChild) => Promise<T>): Promise<T | null> {
    const answer = this.#turn.then(async () => {
      const given = await this.#given
      if (given) {
        const answered = await question(given).catch(reasonOf)
        if (!(answered instanceof ChildStopped)) return answered
        this.#given = NONE
        // It has done other work before: one of its own has more memory left. Time is counted by page.
        if (answered.reason === 'time') return null
      }
      try {
        return await question(await this.#document())
      } catch (error) {
        if (error instanceof ChildStopped) this.#child = null
        return null
      }
    })
    this.#turn = answer
    return answer
  }

  async #document(): Promise<PdfChild> {
    if (this.#child) return this.#child
    const child = new PdfChild(this.#file, this.#limits)
    this.#child = child
    child.ask({ op: 'open' })
    await child.take('open', this.#limits.openMs)
    return child
  }
}

/** Why a question stayed without an answer; null where no child broke. */
const reasonOf = (error: unknown) => (error instanceof ChildStopped ? error : null)
