import { randomUUID } from 'node:crypto'
import { messages } from '@capivira/core/http/errors'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { renderPage } from '../../extraction/render-page.ts'
import { ChildStopped } from '../../extraction/sandbox/pdf-child.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import { type FileStore, MissingFile } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Pixels across a figure, and across the page it is cut from: sharp however small it stands there. */
const across = { figure: 1200, page: 3600 }
/** Pixels down a figure: a strip as narrow as can be drawn stays a picture that a phone can show. */
const down = 2400

const notFound = new Refusal(404, messages.notFound)
const tooComplex = new Refusal(422, 'Esta página é complexa demais para virar figura. Escolha outra página.')
const busy = new Refusal(503, 'Muitas figuras estão sendo recortadas. Tente de novo em instantes.', { retryAfter: 2 })

/** One page is drawn for figures at a time; pupils who open pages come first. */
const turn = pLimit(1)
const mostWaiting = 10

/** Folder of the store that holds the figures of the PDF kept under `pdfPath`. */
export const figureFolder = (pdfPath: string) => `figures/${pdfPath.replace(/\.pdf$/, '')}`

/** Where a figure's picture is kept, and its size in pixels. */
export type CutFigure = { fileKey: string; width: number; height: number }

type Crop = { left: number; top: number; width: number; height: number }

/**
 * Keeps a part of a page (`crop`: fractions of the page as it is shown) as a picture of its own. Refuses 404 where
 * there is no such page, 422 where the page is more than the limits of drawing allow, 503 when many wait.
 */
export async function cutFigure(
  files: FileStore,
  pdfPath: string,
  { page, crop }: { page: number; crop: Crop },
): Promise<CutFigure | Refusal> {
  if (turn.pendingCount >= mostWaiting) return busy
  return turn(async () => {
    try {
      const { path, release } = await files.open(pdfPath)
      const width = Math.min(across.page, Math.ceil(across.figure / crop.width))
      const drawn = await renderPage(path, page, { width }).finally(release)
      const { data, info } = await cutOut(drawn, crop)
      const fileKey = `${figureFolder(pdfPath)}/${randomUUID()}.webp`
      await keepBytes(files, fileKey, data)
      return { fileKey, width: info.width, height: info.height }
    } catch (error) {
      if (error instanceof ChildStopped) return tooComplex
      if (error instanceof RangeError || error instanceof MissingFile) return notFound
      throw error
    }
  })
}

async function cutOut(picture: Buffer, crop: Crop) {
  const whole = sharp(picture)
  const { width, height } = await whole.metadata()
  const left = Math.min(width - 1, Math.max(0, Math.floor(crop.left * width)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(crop.top * height)))
  const size = {
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
  return whole
    .extract({ left, top, ...size })
    .resize({ width: across.figure, height: down, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85, effort: 4 })
    .toBuffer({ resolveWithObject: true })
}
