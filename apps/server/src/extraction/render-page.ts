import sharp from 'sharp'
import { LIMITS, type Limits } from './limits.ts'
import { PdfChild } from './sandbox/pdf-child.ts'

const QUALITY = 82

/**
 * One page as a WebP picture, `width` pixels wide (narrower for pages beyond the limit of pixels), drawn in a confined
 * child of its own. Throws a RangeError for a page that is not there, `ChildStopped` when the page is more than the
 * limits allow, and the file system's error when the file cannot be read.
 */
export async function renderPage(
  file: string,
  page: number,
  { width, limits = LIMITS }: { width: number; limits?: Limits },
): Promise<Buffer> {
  const child = new PdfChild(file, limits)
  try {
    child.ask({ op: 'open' })
    child.ask({ op: 'render', page, size: { width }, maxPixels: limits.maxPixels, grey: false })
    const { reply: opened } = await child.take('open', limits.openMs)
    if (page < 1 || page > opened.pages) throw new RangeError(`the document has no page ${page}`)
    const { reply, binary } = await child.take('render', limits.renderMs)
    if (reply.width === 0) throw new RangeError(`page ${page} cannot be drawn`)
    const raw = { width: reply.width, height: reply.height, channels: reply.channels }
    return await sharp(binary, { raw }).removeAlpha().webp({ quality: QUALITY, effort: 3 }).toBuffer()
  } finally {
    child.close()
  }
}
