import * as contract from '@capivira/core/consents/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { together } from '../../platform/transaction.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { tellApart } from '../accounts/tell-apart.ts'
import { revokeFor } from './answer-consent.ts'
import { askGuardian, refuseOwnAddress } from './ask-guardian.ts'
import { recordPaper, revokeForGuardian, setPupilAge } from './care-for-pupil.ts'
import { checkConsent, objectToConsent } from './check-consent.ts'
import { countViews } from './count-views.ts'
import { consentLinkRoutes } from './link-routes.ts'
import { countUnchecked, selectPupils } from './list-store.ts'
import { presentOwn, presentPupil } from './present.ts'
import { refusedAmong } from './refused-request.ts'
import { findCurrent } from './sharing-store.ts'
import { findObjected } from './store.ts'

/** The consent of children's guardians: for the child, for the guardian with the link, and for the school. */
export function consentRoutes(app: FastifyInstance, services: Services, { limits }: { limits: AttemptLimits }): void {
  const { db } = services

  route(app, services, contract.getOwnConsent, async ({ user }) => {
    const current = await findCurrent(db, user.id)
    const refused = await refusedAmong(db, current ? [current] : [])
    return presentOwn(user, current, current ? null : await findObjected(db, user.id), refused.has(user.id))
  })

  route(app, services, contract.askGuardian, async ({ user, body, now, request }) => {
    const refused =
      refuseOwnAddress(user.email, body.guardianEmail) ??
      (await limits.countGuardianEmail(user.id)) ??
      (await limits.countEmail(request, body.guardianEmail, 'guardian'))
    return refused ?? askGuardian({ ...services, now }, user.id, body)
  })

  route(app, services, contract.revokeOwnConsent, async ({ user, now }) => {
    await revokeFor({ db, now }, user.id, { revokedBy: 'pupil' })
    return { message: 'Pronto: não vale mais. Você continua estudando normalmente.' }
  })

  consentLinkRoutes(app, services, { limits })

  route(app, services, contract.listConsents, async ({ user, query: { view, search, page = 1 } }) => {
    const [counts, rows] = await together(db, connection =>
      Promise.all([countViews(connection, user), selectPupils(connection, user, { view, search, page })]),
    )
    const found = rows[0] ? (rows[0].found ?? counts[view]) : 0
    const refused = await refusedAmong(db, rows)
    const shown = rows.map(row => presentPupil(row, refused.has(row.userId)))
    return { counts, found, rows: await tellApart(db, shown, services.settings.schoolTimeZone) }
  })

  route(app, services, contract.recordPaper, async ({ user, params, body, now }) =>
    recordPaper({ db, now }, user, params.userId, body),
  )

  route(app, services, contract.revokeForGuardian, async ({ user, params, now }) =>
    revokeForGuardian({ db, now }, user, params.userId),
  )

  route(app, services, contract.countToCheck, async ({ user }) => ({ count: await countUnchecked(db, user) }))

  route(app, services, contract.checkConsent, async ({ user, params, now }) =>
    checkConsent({ db, now }, user, params.userId),
  )

  route(app, services, contract.objectToConsent, async ({ user, params, now }) =>
    objectToConsent({ ...services, now }, user, params.userId),
  )

  route(app, services, contract.setPupilAge, async ({ user, params, body, now }) =>
    setPupilAge({ db, now }, user, params.userId, body.ageRange),
  )
}
