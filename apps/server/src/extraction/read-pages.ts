import type { Page } from '@capivira/core/materials/document'
import { layerPlaces } from './layout/layer-places.ts'
import { isMostlyLost } from './layout/lost-letters.ts'
import { type FontLetters, fontsOf } from './layout/page-glyphs.ts'
import { pageLines } from './layout/page-lines.ts'
import { type Layer, LayerJudge } from './layout/suspect.ts'
import { uprightPage, uprightRecognized } from './layout/turned.ts'
import { type Part, partsToRead, withParts, withUnread } from './layout/unread.ts'
import { hasUsableText } from './layout/usable.ts'
import { hasScanLayer } from './layout/visible.ts'
import type { Limits } from './limits.ts'
import { mapInOrder } from './map-in-order.ts'
import { PageDrawer } from './ocr/drawer.ts'
import type { EngineName } from './ocr/engine.ts'
import { recognition } from './ocr/places.ts'
import { Recognizer } from './ocr/recognizer.ts'
import { ReadingBudget } from './reading-budget.ts'
import { PageSource, type SourcePage } from './sandbox/page-source.ts'
import type { PdfChild } from './sandbox/pdf-child.ts'
import { asTyped, besideInk, betterReading, mayShowText, type Scan, textOf } from './scan-layer.ts'
import { textPagesAndChild } from './text-pages.ts'

/** How much of the document has to be read from pictures, with the sentence for its teacher. */
export type OcrPlan = { pages: number; minutes: number; message: string }

export type PageEvent =
  /** Comes once, before the first page that had to be read from its picture. */
  | { kind: 'ocr'; plan: OcrPlan }
  /** `overLimit`: the page was left unread because reading it would take more than the limits allow. */
  | { kind: 'page'; page: Page; total: number; overLimit: boolean }

type Reading = {
  child: PdfChild
  from: number
  total: number
  limits: Limits
  signal: AbortSignal | undefined
  engine: EngineName | undefined
}

/** What recognition of a page takes on an ordinary machine, in seconds. */
const SECONDS_PER_PAGE = 4
/**
 * Pages of one document that are read from pictures at the same time; all documents share the places for recognition.
 */
const RECOGNIZERS = Math.min(4, recognition.count)

/** A page's text layer, whether it can be used, and whether the page was more than the limits allow. */
type TextPage = {
  page: Page
  usable: boolean
  overLimit: boolean
  parts?: readonly Part[]
  imageShare?: number
  fonts?: readonly FontLetters[]
  scan?: Scan
}
type ReadPage = Pick<TextPage, 'page' | 'overLimit'>

/**
 * The pages of an open document in order. A page without a usable text layer is read from its picture. Throws
 * `ChildStopped` when the document is more than the limits allow, and the signal's reason on an abort.
 */
export async function* readPages(file: string, reading: Reading): AsyncGenerator<PageEvent, void> {
  const { from, total, limits, signal, engine } = reading
  const budget = new ReadingBudget(total, limits)
  const layers = textPagesAndChild(file, limits, reading.child, { from, to: total, budget })
  const drawer = new PageDrawer(file, limits, layers.child)
  const idle = Array.from({ length: RECOGNIZERS }, () => new Recognizer(limits, engine))
  const recognizers = [...idle]
  const judge = new LayerJudge(from > 1 ? () => layersBefore(file, limits, from) : null)
  const stop = () => {
    layers.close()
    reading.child.close()
    drawer.close()
    for (const recognizer of recognizers) recognizer.close()
  }
  signal?.addEventListener('abort', stop)
  let plan: Promise<void> | null = null
  const planned = Promise.withResolvers<OcrPlan>()
  try {
    const pages = laidOut(layers.pages)
    const fromPicture = async (page: Page, found: readonly Part[], recognizer: Recognizer): Promise<ReadPage> => {
      const drawn = await drawer.draw(page.number)
      if (drawn === 'blank') return { page, overLimit: false }
      // A figure that could not be looked at may show sentences: it is told like all that stays unread.
      const parts = found.filter(part => drawn === null || mayShowText(part, drawn, page.lines))
      if (found.length > 0 && parts.length === 0) return { page, overLimit: false }
      const unread = withUnread(page, parts)
      if (drawn === null) return { page: unread, overLimit: parts.length === 0 }
      // Told while the first page is recognized already.
      plan ??= planOcr(drawer, page.number, total).then(planned.resolve)
      const [text] = await Promise.all([recognizer.recognize(drawn), plan])
      if (!text) return { page: unread, overLimit: parts.length === 0 }
      if (parts.length > 0) return { page: withParts(page, parts, text.lines), overLimit: false }
      if (text.lines.length === 0) return { page, overLimit: false }
      const read: Page = { ...page, lines: text.lines, source: 'ocr', confidence: text.confidence }
      return { page: uprightRecognized(read), overLimit: false }
    }
    const read = mapInOrder(
      pages,
      RECOGNIZERS,
      async ({
        page: typed,
        usable,
        overLimit,
        parts: own = [],
        imageShare = 0,
        fonts = [],
        scan,
      }): Promise<ReadPage> => {
        const { page, isOff, parts } = scan && usable ? await besideInk(typed, scan, drawer) : asTyped(typed, own)
        const layer = layerOf(page)
        const isWrong = isOff || (layer !== '' && (await judge.isSuspect({ text: layer, imageShare, fonts })))
        const recognizer = usable && !isWrong && parts.length === 0 ? undefined : idle.pop()
        if (!recognizer) return { page, overLimit }
        const read = await fromPicture(isOff && scan ? scan.sheet : page, isWrong ? [] : parts, recognizer).finally(
          () => idle.push(recognizer),
        )
        return isWrong ? { page: await betterReading(page, read.page, isOff), overLimit } : read
      },
    )
    for await (const next of asSoonAsKnown(planned.promise, read)) {
      signal?.throwIfAborted()
      yield 'message' in next ? { kind: 'ocr', plan: next } : { kind: 'page', total, ...next }
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/**
 * The items as they come and, once, what is awaited: without waiting for the item that is next, which may take long.
 */
async function* asSoonAsKnown<A, B>(awaited: Promise<A>, items: AsyncGenerator<B, void>): AsyncGenerator<A | B, void> {
  let known = false
  try {
    for (;;) {
      const next = items.next()
      // Left behind when the consumer stops before it is there: nobody else would hear of it.
      next.catch(() => {})
      const first = known ? null : await Promise.race([awaited, next.then(() => null)])
      if (first !== null) {
        known = true
        yield first
      }
      const { done, value } = await next
      if (done) return
      yield value
    }
  } finally {
    void items.return().catch(() => {})
  }
}

/** The layout of each page as it is read. */
async function* laidOut(pages: AsyncGenerator<SourcePage, void>): AsyncGenerator<TextPage, void> {
  for await (const { number, cut, glyphs } of pages) yield textPage(number, cut ? null : glyphs)
}

function textPage(number: number, glyphs: SourcePage['glyphs']): TextPage {
  if (!glyphs) return { page: emptyPage(number, 0, 0), usable: true, overLimit: true }
  const { page: upright, turn } = uprightPage(glyphs)
  const { imageShare, drawn } = glyphs
  const { width, height } = upright
  const empty = { ...emptyPage(number, width, height), ...(glyphs.hidden > 0 && { hidden: glyphs.hidden }) }
  if (!drawn) return { page: empty, usable: true, overLimit: false }
  const lines = pageLines(upright)
  // Recognition sees the sheet as it lies.
  if (isMostlyLost(glyphs) || !hasUsableText({ lines, imageShare, height }))
    return { page: { ...empty, width: glyphs.width, height: glyphs.height }, usable: false, overLimit: false }
  const page: Page = { ...empty, ...(turn !== 0 && { turn }), lines, source: 'text' }
  const found = turn === 0 ? partsToRead(glyphs, lines) : []
  const parts = found.filter(({ untried }) => !untried)
  const told = withUnread(
    page,
    found.filter(({ untried }) => untried),
  )
  const sheet = { ...empty, width: glyphs.width, height: glyphs.height }
  const scan = hasScanLayer(glyphs) ? { scan: { places: layerPlaces(glyphs), sheet } } : {}
  return {
    page: told,
    usable: parts.length === 0,
    overLimit: false,
    parts,
    imageShare,
    fonts: fontsOf(glyphs),
    ...scan,
  }
}

/** The layers of the pages before this one, read anew. */
async function* layersBefore(file: string, limits: Limits, before: number): AsyncGenerator<Layer, void> {
  const source = new PageSource(file, limits)
  try {
    source.plan({ from: 1, to: before - 1 })
    for (let number = 1; number < before; number++) {
      const { glyphs, cut } = await source.next()
      const { page, imageShare = 0, fonts = [] } = textPage(number, cut ? null : glyphs)
      yield { text: layerOf(page), imageShare, fonts }
    }
  } finally {
    source.close()
  }
}

/** What the letters of a page say; those of turned sheets are not judged. */
const layerOf = (page: Page) => (page.turn ? '' : textOf(page))

const emptyPage = (number: number, width: number, height: number): Page => ({
  number,
  width,
  height,
  lines: [],
  source: 'none',
  confidence: null,
})

async function planOcr(drawer: PageDrawer, from: number, total: number): Promise<OcrPlan> {
  const pages = (await drawer.survey(from, total)) || 1
  const minutes = Math.max(1, Math.ceil((pages * SECONDS_PER_PAGE) / RECOGNIZERS / 60))
  const kind = pages === total ? 'Documento escaneado' : 'Páginas escaneadas'
  return { pages, minutes, message: `${kind}: lendo com OCR (cerca de ${minutes} min)` }
}
