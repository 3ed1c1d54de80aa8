import { messages } from '@capivira/core/http/errors'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { renderPage } from '../../extraction/render-page.ts'
import { ChildStopped } from '../../extraction/sandbox/pdf-child.ts'
import { isDiskFull } from '../../platform/disk-full.ts'
import { keepMade, readBytes } from '../../platform/files/small-files.ts'
import { type FileStore, MissingFile } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Pixels: sharp on a phone held close and on a teacher's screen. */
const width = 1200

/** Pages drawn at the same time, each in a process of its own, and how many may wait for it. */
const limits = { drawing: 2, waiting: 40 }

// Pictures are kept in the store, not in the server's memory, and one thread draws one page: two are drawn side by
// side.
sharp.cache(false)
sharp.concurrency(1)

/** A page that could not be drawn is not tried again for this long. */
const giveUpMs = 10 * 60 * 1000
/** Beyond this many they are all tried again: the list must not grow for ever. */
const mostGivenUp = 1000

const busy = new Refusal(503, 'Muitas páginas estão sendo abertas. Tente de novo em instantes.', { retryAfter: 2 })
const tooComplex = new Refusal(422, 'Esta página é complexa demais para ser mostrada.')
const notFound = new Refusal(404, messages.notFound)

/** Folder of the store that holds the drawn pages of the PDF kept under `pdfPath`. */
export const imageFolder = (pdfPath: string) => `pages/${pdfPath.replace(/\.pdf$/, '')}`

export type PageImages = (pdfPath: string, page: number, now: Date) => Promise<Buffer | Refusal>

/** Pages of PDFs as WebP pictures, drawn when first asked for and kept in the store. */
export function pageImages(files: FileStore, draw: typeof renderPage = renderPage): PageImages {
  const drawing = new Map<string, Promise<Buffer | Refusal>>()
  const givenUp = new Map<string, number>()
  const turn = pLimit(limits.drawing)

  return async (pdfPath, page, now) => {
    const key = `${imageFolder(pdfPath)}/${page}.webp`
    const kept = await readBytes(files, key)
    if (kept) return kept
    if ((givenUp.get(key) ?? 0) > now.getTime()) return tooComplex
    const same = drawing.get(key)
    if (same) return same
    if (turn.pendingCount >= limits.waiting) return busy
    const drawn = turn(() => drawAndKeep(pdfPath, page, key)).finally(() => drawing.delete(key))
    drawing.set(key, drawn)
    const image = await drawn
    if (image === tooComplex) {
      if (givenUp.size > mostGivenUp) givenUp.clear()
      givenUp.set(key, now.getTime() + giveUpMs)
    }
    return image
  }

  async function drawAndKeep(pdfPath: string, page: number, key: string): Promise<Buffer | Refusal> {
    try {
      const { path, release } = await files.open(pdfPath)
      const image = await draw(path, page, { width }).finally(release)
      await keep(files, key, image)
      return image
    } catch (error) {
      if (error instanceof ChildStopped) return tooComplex
      if (error instanceof RangeError || error instanceof MissingFile) return notFound
      throw error
    }
  }
}

/** A picture that cannot be kept, the disk being full, is drawn again the next time. */
async function keep(files: FileStore, key: string, image: Buffer): Promise<void> {
  await keepMade(files, key, image).catch(error => {
    if (!isDiskFull(error)) throw error
  })
}
