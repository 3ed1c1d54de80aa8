import * as contract from '@capivira/core/study/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { momentOf } from '../progress/told-act.ts'
import { reviewCard } from './review-card.ts'
import { selectCardSince } from './store.ts'
import { studyCard } from './study-card.ts'

/** What a pupil does with a card: see its sides, rate it. */
export function studyRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, contract.studyCard, async ({ params, body, ...call }) =>
    studyCard(services, { ...call, ...params, side: body.side }),
  )

  route(app, services, contract.reviewCard, async ({ params, body, ...call }) => {
    const { difficulty: rating, eventId, secondsAgo } = body
    const card = { userId: call.user.id, cardId: params.cardId }
    const moment = await momentOf(services.settings, call.now, secondsAgo, () => selectCardSince(services.db, card))
    const reviewed = await reviewCard(services, { ...call, ...moment, ...params, rating, eventId })
    if (reviewed instanceof Refusal) return reviewed
    return { ...reviewed, difficulty: rating, nextReview: reviewed.nextReview.toISOString() }
  })
}
