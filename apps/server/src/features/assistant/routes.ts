import * as contract from '@capivira/core/assistant/contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { reportTreeless } from '../materials/treeless.ts'
import { openJudges } from './judge-in-child.ts'
import { takeAnswer } from './take-answer.ts'
import { writePrompts } from './write-prompts.ts'

const notFound = new Refusal(404, messages.notFound)

/**
 * A chat assistant without a key: what to copy into it, and what to do with its answer. The server itself asks nobody.
 */
export function assistantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const judge = openJudges(reportTreeless(app.log))

  route(app, services, contract.getAssistantPrompt, async ({ user, params }) => {
    const parts = await writePrompts(db, user, params.materialId)
    return parts ? { parts } : notFound
  })

  route(app, services, contract.sendAssistantAnswer, async ({ user, params, body, now }) =>
    takeAnswer({ db, judge }, user, { ...params, text: body.text, preview: body.preview === true, now }),
  )
}
