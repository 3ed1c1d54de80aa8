import type { Limits } from './limits.ts'
import type { SourcePage } from './sandbox/page-source.ts'
import { ChildStopped } from './sandbox/pdf-child.ts'

/**
 * Keeps the time, the broken pages and the letters of one document within its limits, page by page as they are read.
 */
export class ReadingBudget {
  readonly #limits: Limits
  #msLeft: number
  #broken = 0
  #glyphs = 0

  /** @param pages how many the document has */
  constructor(pages: number, limits: Limits) {
    this.#limits = limits
    this.#msLeft = limits.wholeMs + pages * limits.wholeMsPerPage
  }

  /**
   * The page that `next` answers, its time and itself counted. Throws `ChildStopped` when that is more than the
   * document may take.
   */
  async spend<Answer extends SourcePage | null>(next: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now()
    const page = await next()
    this.#msLeft -= performance.now() - start
    if (page) this.#count(page)
    return page
  }

  #count({ glyphs, cut }: SourcePage): void {
    this.#glyphs += glyphs?.count ?? 0
    if (!glyphs || cut) this.#broken++
    const { maxBrokenPages, maxGlyphs } = this.#limits
    if (this.#msLeft < 0 || this.#broken > maxBrokenPages || this.#glyphs > maxGlyphs) throw new ChildStopped('time')
  }
}
