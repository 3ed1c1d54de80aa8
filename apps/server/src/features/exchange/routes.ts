import { Readable } from 'node:stream'
import * as contract from '@capivira/core/exchange/contract'
import { contentDisposition, fileNameOf } from '@capivira/core/exchange/file-name'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { cardWriters } from './export-cards.ts'
import { quizWriters } from './export-quiz.ts'
import { importRoutes } from './import-routes.ts'
import { listPrinted } from './list-printed.ts'
import { type ExportMaterial, listMaterials, readCards, readQuestions, type Scope } from './store.ts'

const notFound = new Refusal(404, messages.notFound)
const noCards = new Refusal(404, 'Ainda não há cards para exportar aqui.')
const noQuestions = new Refusal(404, 'Ainda não há questões para exportar aqui.')

/** Cards and questions leave as files and for the printer, and come in from other programs. */
export function exchangeRoutes(app: FastifyInstance, services: Services): void {
  const { db, files } = services

  /** The materials of a scope, or why there is nothing to take from them. */
  async function materialsOf(user: SignedIn, scope: Scope, counted: 'cards' | 'questions') {
    const materials = await listMaterials(db, user, scope)
    if (materials.length === 0) return notFound
    const filled = materials.filter(material => material[counted] > 0)
    return filled.length > 0 ? filled : counted === 'cards' ? noCards : noQuestions
  }

  for (const endpoint of [contract.exportMaterialCards, contract.exportSubjectCards]) {
    route(app, services, endpoint, async ({ user, params, query, now, reply }) => {
      const materials = await materialsOf(user, params, 'cards')
      if (materials instanceof Refusal) return materials
      const { write, ...file } = cardWriters[query.format]
      return sendFile(reply, { ...file, title: titleOf(params, materials) }, write({ db, files, now }, materials))
    })
  }

  for (const endpoint of [contract.exportMaterialQuiz, contract.exportSubjectQuiz]) {
    route(app, services, endpoint, async ({ user, params, query, reply }) => {
      const materials = await materialsOf(user, params, 'questions')
      if (materials instanceof Refusal) return materials
      const { write, ...file } = quizWriters[query.format]
      return sendFile(reply, { ...file, title: titleOf(params, materials) }, write(db, materials))
    })
  }

  route(app, services, contract.printCards, async ({ user, params }) => {
    const scope = scopeOf(params)
    const materials = await materialsOf(user, scope, 'cards')
    if (materials instanceof Refusal) return materials
    const total = materials.reduce((sum, { cards }) => sum + cards, 0)
    return { title: titleOf(scope, materials), total, items: await listPrinted(db, materials, readCards) }
  })

  route(app, services, contract.printQuiz, async ({ user, params }) => {
    const scope = scopeOf(params)
    const materials = await materialsOf(user, scope, 'questions')
    if (materials instanceof Refusal) return materials
    const total = materials.reduce((sum, { questions }) => sum + questions, 0)
    const items = await listPrinted(db, materials, readQuestions)
    return {
      title: titleOf(scope, materials),
      total,
      items: items.map(item => ({ ...item, options: [...item.options] })),
    }
  })

  importRoutes(app, services)
}

const scopeOf = ({ scope, id }: { scope: 'material' | 'subject'; id: number }): Scope =>
  scope === 'material' ? { materialId: id } : { subjectId: id }

function titleOf(scope: Scope, [first]: readonly ExportMaterial[]): string {
  return ('materialId' in scope ? first?.title : first?.subject) ?? ''
}

function sendFile(
  reply: FastifyReply,
  { type, ending, title }: { type: string; ending: string; title: string },
  content: AsyncIterable<Uint8Array | string>,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', fileNameOf(title, ending)))
    .send(Readable.from(content, { objectMode: false }))
}
