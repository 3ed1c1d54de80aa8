import * as contract from '@capivira/core/games/art-contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { changeCity } from './change-city.ts'
import { completeMission } from './complete-mission.ts'
import { presentCity } from './kept-city.ts'
import { selectCity } from './store.ts'

/** The city game: it goes on from day to day on the server, and its missions pay once. */
export function cityRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, services, contract.getCity, async ({ user }) => presentCity(await selectCity(db, user.id)))

  route(
    app,
    services,
    contract.changeCity,
    async ({ user, body: { revision, actions }, now }) => changeCity(db, { userId: user.id, revision, actions, now }),
    // The whole city is the answer: told as it is now, and not kept for every action.
    { again: async ({ user }) => presentCity(await selectCity(db, user.id)) },
  )

  route(app, services, contract.completeMission, async ({ user, body: { missionId }, now, today }) =>
    completeMission(db, { player: user, missionId, now, today }),
  )
}
