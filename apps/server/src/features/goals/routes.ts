import * as contract from '@capivira/core/goals/contract'
import { comebackOf, daysAwayOf, firstCards, shortSitting, usualGoal } from '@capivira/core/goals/goal'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { countDue, dueCards } from '../materials/due-cards.ts'
import { findGoal, saveGoal } from './store.ts'

/** What a pupil sets out to do, and how to begin again after days away. */
export function goalRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  async function goalOf({ user, now, today }: { user: SignedIn; now: Date; today: SchoolDay }) {
    const [chosen, due] = await Promise.all([findGoal(db, user.id), countDue(db, user, now)])
    const daysAway = daysAwayOf(user.lastStudyDate, today)
    return { dailyCards: chosen ?? usualGoal, due, daysAway, comeback: comebackOf(daysAway, due) }
  }

  route(app, services, contract.getGoal, goalOf)

  route(app, services, contract.setGoal, async ({ body, ...call }) => {
    await saveGoal(db, call.user.id, body.dailyCards, call.now)
    return goalOf(call)
  })

  route(app, services, contract.listDueCards, async ({ user, query, now }) =>
    query.most === undefined
      ? dueCards(db, user, now, { limit: firstCards })
      : dueCards(db, user, now, { limit: shortSitting, byMemory: true }),
  )
}
