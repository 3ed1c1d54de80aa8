import { messages } from '@capivira/core/http/errors'
import type { Page } from '@capivira/core/materials/document'
import * as contract from '@capivira/core/materials/page-contract'
import { joinedLines } from '@capivira/portuguese/line-ends'
import { isKnown } from '@capivira/portuguese/morphology'
import type { FastifyInstance } from 'fastify'
import { locateQuote, markOfBox } from '../../extraction/locate-quote.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { sendGuarded } from '../../platform/unchanged.ts'
import { pageImages } from './page-image.ts'
import { findPage, findPdf } from './store.ts'

const notFound = new Refusal(404, messages.notFound)

/** Width divided by height of a page whose size could not be read: A4. */
const usualAspectRatio = 210 / 297

/** Of the picture, which shows the page as it lies. */
function aspectRatioOf({ width, height, turn }: Page): number {
  if (!(width > 0 && height > 0)) return usualAspectRatio
  return turn === 90 || turn === 270 ? height / width : width / height
}

/** Pages of a material's PDF: their text, their picture, and where on them a passage stands. */
export function pageRoutes(app: FastifyInstance, services: Services): void {
  const imageOf = pageImages(services.files)

  route(app, services, contract.getPage, async ({ user, params: { materialId, page: number }, query }) => {
    const found = await findPage(services.db, user, materialId, number)
    if (!found) return notFound
    const { page, pageCount } = found
    return {
      page: number,
      pageCount,
      text: joinedLines(
        page.lines.map(({ text }) => text),
        '\n',
        isKnown,
      ),
      lines: page.lines.map(({ text, source = null, confidence = null }) => ({ text, source, confidence })),
      aspectRatio: aspectRatioOf(page),
      imageUrl: `/api/materials/${materialId}/pages/${number}/image`,
      regions: query.quote ? locateQuote(page, query.quote) : [],
      unread: page.unread?.map(({ kind, box }) => ({ kind, region: markOfBox(box, page) })) ?? [],
    }
  })

  route(app, services, contract.getPageImage, async ({ user, params: { materialId, page }, now, request, reply }) => {
    const pdf = await findPdf(services.db, user, materialId)
    if (!pdf || page > (pdf.pageCount ?? 0)) return notFound
    const image = await imageOf(pdf.pdfPath, page, now)
    if (image instanceof Refusal) return image
    return sendGuarded(request, reply, 'image/webp', image)
  })
}
