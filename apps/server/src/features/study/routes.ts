import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/study/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { isGone, momentOf } from '../progress/told-act.ts'
import { selectDictation } from './dictation-store.ts'
import { reviewGoneCard, seeGoneCard } from './gone-card.ts'
import { reviewCard } from './review-card.ts'
import { selectCardSince } from './store.ts'
import { studyCard } from './study-card.ts'

/** What a pupil does with a card: see its sides, rate it. */
export function studyRoutes(app: FastifyInstance, services: Services): void {
  const momentOfAct = (cardId: number, { user, now }: { user: SignedIn; now: Date }, secondsAgo: number | undefined) =>
    momentOf(services.settings, now, secondsAgo, () => selectCardSince(services.db, { userId: user.id, cardId }))

  route(
    app,
    services,
    contract.studyCard,
    async ({ params, body: { side, materialId, secondsAgo }, ...call }) => {
      const moment = await momentOfAct(params.cardId, call, secondsAgo)
      const seen = { ...call, ...moment, ...params, side, materialId }
      const taken = await studyCard(services, seen)
      return isGone(taken, secondsAgo) ? seeGoneCard(services, seen) : taken
    },
    // A side that was seen is seen.
    { again: 'anew' },
  )

  route(app, services, contract.reviewCard, async ({ params, body, ...call }) => {
    const { difficulty: rating, secondsAgo } = body
    const moment = await momentOfAct(params.cardId, call, secondsAgo)
    const act = { ...call, ...moment, ...params, rating }
    const taken = await reviewCard(services, act)
    const reviewed = isGone(taken, secondsAgo) ? await reviewGoneCard(services, act) : taken
    if (reviewed instanceof Refusal) return reviewed
    return { ...reviewed, difficulty: rating, nextReview: reviewed.nextReview.toISOString() }
  })

  route(
    app,
    services,
    contract.listDictation,
    async ({ user, params }) =>
      (await selectDictation(services.db, user, params.materialId)) ?? new Refusal(404, messages.notFound),
  )
}
