import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/quizzes/history'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { type AttemptRow, findPastAttempt, listPastAttempts } from './history-store.ts'
import { missedCards, missedQuestions } from './list-missed.ts'

const notFound = new Refusal(404, messages.notFound)

/** What a pupil handed in, what was wrong in it, and the cards to study for it. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, services, contract.listAttempts, async ({ user, query }) => {
    // One more than is shown tells whether there are others.
    const rows = await listPastAttempts(db, user, { ...query, limit: contract.attemptsPerPage + 1 })
    const shown = rows.slice(0, contract.attemptsPerPage)
    return { attempts: shown.map(present), next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
  })

  route(app, services, contract.getAttempt, async ({ user, params }) => {
    const row = await findPastAttempt(db, user, params.attemptId)
    return row ? { ...present(row), questions: await missedQuestions(db, [row.id]) } : notFound
  })

  route(
    app,
    services,
    contract.listMissedCards,
    async ({ user, query, now }) => (await missedCards({ db, now }, user, query.attemptId)) ?? notFound,
  )
}

const present = ({ completedAt, ...row }: AttemptRow) => ({ ...row, completedAt: completedAt.toISOString() })
