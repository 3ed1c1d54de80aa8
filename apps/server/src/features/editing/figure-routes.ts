import * as contract from '@capivira/core/editing/figure-contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { readBytes } from '../../platform/files/small-files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { sendGuarded } from '../../platform/unchanged.ts'
import { findFigure } from '../materials/find-figure.ts'
import { findPageOf } from '../materials/find-page.ts'
import { drawSheet } from './draw-sheet.ts'
import { listFigures, readFigure } from './list-figures.ts'
import { worksOn } from './permission.ts'
import { proposeLabels } from './propose-labels.ts'
import { addFigure, deleteFigure, editFigure } from './save-figure.ts'

const notFound = new Refusal(404, messages.notFound)

/** Figures of pages whose labels cards cover: drawing them, their pictures, and sheets to print. */
export function figureRoutes(app: FastifyInstance, services: Services): void {
  const { db, files } = services

  route(app, services, contract.listFigures, async ({ user, params: { materialId } }) =>
    (await worksOn(db, user, materialId)) ? listFigures(db, user, materialId) : notFound,
  )

  route(app, services, contract.listLabels, async ({ user, params: { materialId, page: number } }) => {
    const page = await findPageOf(db, user, materialId, number)
    return page ? proposeLabels(page) : notFound
  })

  route(app, services, contract.addFigure, ({ user, params, body, now }) =>
    addFigure({ db, files, now }, user, params.materialId, body),
  )

  route(app, services, contract.editFigure, ({ user, params, body, now }) =>
    editFigure({ db, now }, user, params.figureId, body),
  )

  route(app, services, contract.deleteFigure, ({ user, params, now }) =>
    deleteFigure({ db, files, now }, user, params.figureId),
  )

  route(app, services, contract.getFigureImage, async ({ user, params, request, reply }) => {
    const figure = await findFigure(db, user, params.figureId)
    const image = figure && (await readBytes(files, figure.fileKey))
    return image ? sendGuarded(request, reply, 'image/webp', image) : notFound
  })

  route(app, services, contract.getFigureSheet, async ({ user, params, query, request, reply }) => {
    const figure = await readFigure(db, user, params.figureId)
    const row = figure && (await findFigure(db, user, params.figureId))
    const image = row && (await readBytes(files, row.fileKey))
    if (!figure || !image) return notFound
    return sendGuarded(request, reply, 'image/png', await drawSheet(image, figure, query.answers === 'true'))
  })
}
