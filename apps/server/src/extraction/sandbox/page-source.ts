import { type PageGlyphs, pageGlyphs } from '../layout/page-glyphs.ts'
import type { Limits } from '../limits.ts'
import { ChildStopped, PdfChild } from './pdf-child.ts'

/** A page's glyphs, or null for a page that broke its child. */
export type SourcePage = { number: number; glyphs: PageGlyphs | null; cut: boolean }

type Range = { from: number; to: number }

/**
 * The text of ranges of pages from one child, in order. A page on which the child breaks is given back as null, and a
 * new child goes on behind it. The next range is asked for while one is read, so that the child never waits.
 */
export class PageSource {
  readonly #file: string
  readonly #limits: Limits
  #child: PdfChild
  #isOpen: boolean
  #isClosed = false
  #ahead: Range[] = []

  /** Takes over a child whose document is open already, or starts one. */
  constructor(file: string, limits: Limits, opened?: PdfChild) {
    this.#file = file
    this.#limits = limits
    this.#isOpen = opened !== undefined
    this.#child = opened ?? this.#start()
  }

  /** Announces a range: its pages will be the next ones to come after those announced before. */
  plan(range: Range): void {
    this.#ahead.push(range)
    this.#ask(range)
  }

  /** The next planned page. Throws `ChildStopped` when no new child can open the document. */
  async next(): Promise<SourcePage> {
    const [range] = this.#ahead
    if (!range) throw new RangeError('no page is planned')
    const number = range.from
    await this.#opened()
    range.from++
    if (range.from > range.to) this.#ahead.shift()
    try {
      const { reply, binary } = await this.#child.take('text', this.#limits.pageMs)
      return { number, glyphs: pageGlyphs(reply, binary), cut: reply.cut }
    } catch (error) {
      if (this.#isClosed || !(error instanceof ChildStopped)) throw error
      this.#child = this.#start()
      for (const rest of this.#ahead) this.#ask(rest)
      return { number, glyphs: null, cut: false }
    }
  }

  close(): void {
    this.#isClosed = true
    this.#child.close()
  }

  /** The child, its document open, when nothing more is asked of it here; null where it broke on its last page. */
  release(): PdfChild | null {
    if (this.#isOpen) return this.#child
    this.#child.close()
    return null
  }

  #start(): PdfChild {
    const child = new PdfChild(this.#file, this.#limits)
    child.ask({ op: 'open' })
    this.#isOpen = false
    return child
  }

  async #opened(): Promise<void> {
    if (this.#isOpen) return
    await this.#child.take('open', this.#limits.openMs)
    this.#isOpen = true
  }

  #ask({ from, to }: Range): void {
    this.#child.ask({ op: 'text', from, to, maxGlyphs: this.#limits.maxGlyphsPerPage })
  }
}
