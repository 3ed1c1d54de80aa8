import { randomInt } from 'node:crypto'
import { maySharePublicly } from '@capivira/core/consents/consent'
import * as contract from '@capivira/core/drawings/contract'
import { reportDrawing as reportContract } from '@capivira/core/drawings/report-contract'
import * as wishes from '@capivira/core/drawings/wish-contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { afterwards } from '../../platform/afterwards.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { sendGuarded } from '../../platform/unchanged.ts'
import { reportModel } from '../ai/model-problem.ts'
import { paintingOfSettings } from '../ai/paint-picture.ts'
import { consentStateOf } from '../consents/sharing.ts'
import { countUnknown } from './count-wishes.ts'
import { createDrawing } from './create-drawing.ts'
import { findDrawing, findDrawingPng } from './find-drawing.ts'
import { pictureUrls, themeNamed } from './find-picture.ts'
import { foretellDrawing } from './foretell-drawing.ts'
import { listAskedWords } from './list-asked-words.ts'
import { presentDrawing } from './present.ts'
import { reportDrawing } from './report-drawing.ts'
import { listToReview, reviewDrawing, reviewDrawings } from './review-drawings.ts'
import { countDrawings, selectGallery } from './store.ts'
import type { Studio } from './studio.ts'

const { picturesPerTheme, drawingsPerDay, pictureUrl } = contract
const notFound = new Refusal(404, messages.notFound)
const noPuzzleImage = new Refusal(404, 'Falha ao gerar imagem')
const noColoringImage = new Refusal(404, 'Falha ao carregar imagem')

/** A picture of a theme never changes under its address while a version of the program runs. */
const aDay = 'private, max-age=86400'

/** Pictures of the puzzle and of the colouring game, and the drawings pupils have made from their own words. */
export function drawingRoutes(app: FastifyInstance, services: Services, studio: Studio): void {
  const { db, files, settings, now } = services
  const paint = paintingOfSettings(settings.ai, { db, now, report: reportModel(settings.ai, app.log) })
  const later = afterwards(app)
  const tools = { db, files, studio, paint, reviewed: settings.reviewDrawings }

  pictureRoutes(app, services, studio)

  route(app, services, contract.listDrawings, async ({ user }) =>
    (await selectGallery(db, user)).map(row => presentDrawing(row, user)),
  )

  route(app, services, contract.getDrawing, async ({ user, params: { drawingId } }) => {
    const found = await findDrawing(services, user, drawingId)
    if (!found) return notFound
    return { ...presentDrawing(found.row, user), imageId: `desenho/${drawingId}`, regions: found.regions }
  })

  route(app, services, contract.getDrawingImage, async ({ user, params: { drawingId }, request, reply }) => {
    const found = await findDrawingPng(services, user, drawingId)
    if (!found) return notFound
    return sendGuarded(request, reply, 'image/png', found.png)
  })

  route(app, services, contract.canGenerateDrawing, async ({ user, today }) => {
    const remaining = Math.max(0, drawingsPerDay - (await countDrawings(db, user.id, today)))
    const shared = maySharePublicly(await consentStateOf(db, user))
    return {
      canGenerate: remaining > 0,
      remaining,
      reviewed: settings.reviewDrawings,
      engine: paint && shared ? 'model' : 'artist',
      shared,
    }
  })

  route(app, services, contract.createDrawing, async ({ user, body, now, today }) => {
    const made = await createDrawing(tools, { user, ...body, now, today })
    // A drawing that is made is the pupil's at once, whatever becomes of the count.
    if (!(made instanceof Refusal))
      later('what a drawing left out was not counted', () =>
        countUnknown(
          { db, studio, secret: settings.sessionSecret },
          { userId: user.id, written: `${body.title} ${body.description}`, unknown: made.unknown, today },
        ),
      )
    return made
  })

  route(app, services, wishes.foretellDrawing, async ({ user, body }) => foretellDrawing(tools, user, body))

  route(app, services, wishes.listAskedWords, async () => listAskedWords(db))

  route(app, services, reportContract, async ({ user, params: { drawingId }, body, now, today }) =>
    reportDrawing(db, {
      userId: user.id,
      drawingId,
      reason: body?.reason ?? 'other',
      comment: body?.comment,
      now,
      today,
    }),
  )

  route(app, services, contract.listDrawingsToReview, async ({ user, query: { state, before } }) =>
    listToReview(db, user, { state, before }),
  )

  route(app, services, contract.reviewDrawing, async ({ user, params: { drawingId: id }, body: { state }, now }) =>
    reviewDrawing(db, user, { id, state, now }),
  )

  route(app, services, contract.reviewDrawings, async ({ user, body: { ids, state }, now }) =>
    reviewDrawings(db, user, { ids, state, now }),
  )
}

/** Pictures of a theme, in colour for the puzzle and as lines to be coloured. */
function pictureRoutes(app: FastifyInstance, services: Services, studio: Studio): void {
  const chosen = (variant: number | undefined) =>
    variant === undefined ? randomInt(picturesPerTheme) : variant % picturesPerTheme

  route(app, services, contract.listPuzzleImages, async () => pictureUrls('color', randomInt(picturesPerTheme)))
  route(app, services, contract.listColoringImages, async () => pictureUrls('line', randomInt(picturesPerTheme)))

  route(app, services, contract.getPuzzleImage, async ({ params, query }) => {
    const theme = themeNamed(params.theme)
    if (!theme) return noPuzzleImage
    const variant = chosen(query.variant)
    const picture = await studio.picture({ kind: 'color', theme, variant })
    if (picture instanceof Refusal) return picture
    return { imageUrl: pictureUrl('color', theme, variant), theme, variant, description: picture.drawn.join(', ') }
  })

  route(app, services, contract.getColoringImage, async ({ params, body }) => {
    const theme = themeNamed(params.theme)
    if (!theme) return noColoringImage
    const variant = chosen(body?.variant)
    const picture = await studio.picture({ kind: 'line', theme, variant })
    if (picture instanceof Refusal) return picture
    const title = picture.drawn.join(', ')
    return {
      imageUrl: pictureUrl('line', theme, variant),
      imageId: `${theme}/${variant}`,
      title,
      description: title,
      regions: picture.regions,
      theme,
      variant,
    }
  })

  route(app, services, contract.getPicture, async ({ params: { kind, theme, variant }, query, reply }) => {
    if (variant >= picturesPerTheme) return notFound
    if (query.size === 'small') {
      const small = await studio.small({ kind, theme, variant })
      if (small instanceof Refusal) return small
      return reply.type('image/webp').header('cache-control', aDay).send(small)
    }
    const picture = await studio.picture({ kind, theme, variant })
    if (picture instanceof Refusal) return picture
    return reply.type('image/png').header('cache-control', aDay).send(picture.png)
  })
}
