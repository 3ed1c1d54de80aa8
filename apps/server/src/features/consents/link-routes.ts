import type { ConsentLink } from '@capivira/core/consents/contract'
import * as byPath from '@capivira/core/consents/contract'
import * as byBody from '@capivira/core/consents/link-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { tokenHash } from '../accounts/email-secrets.ts'
import { giveConsent, linkSpent, refusePupilsLink, revokeByLink } from './answer-consent.ts'
import { findByToken } from './store.ts'

/** What a guardian does by the link of an e-mail: with its secret in the body, and in the path as it was before. */
export function consentLinkRoutes(
  app: FastifyInstance,
  services: Services,
  { limits }: { limits: AttemptLimits },
): void {
  const { db } = services

  async function show(token: string, now: Date): Promise<ConsentLink | Refusal> {
    const found = await findByToken(db, tokenHash(token), now)
    if (!found) return linkSpent
    const refused = await refusePupilsLink(db, found.consent)
    if (refused) return refused
    const { guardianName, relation, givenAt, revokedAt, textVersion } = found.consent
    return {
      state: revokedAt ? 'revoked' : givenAt ? 'given' : 'asked',
      childFirstName: found.child.firstName,
      guardianName,
      relation,
      givenAt: givenAt?.toISOString() ?? null,
      ...(givenAt && { textVersion }),
    }
  }

  /** Does it, unless too many links were tried from where the request comes. */
  async function counted<Reply>(request: FastifyRequest, act: () => Promise<Reply>): Promise<Reply | Refusal> {
    return (await limits.countLink(request)) ?? act()
  }

  route(app, services, byBody.readLink, ({ body, now, request }) => counted(request, () => show(body.token, now)))
  route(app, services, byBody.giveByLink, ({ body: { token, ...answer }, now, request }) =>
    counted(request, () => giveConsent({ db, now, tell: aboutChild(request) }, token, answer)),
  )
  route(app, services, byBody.revokeByLink, ({ body, now, request }) =>
    counted(request, () => revokeByLink({ db, now, tell: aboutChild(request) }, body.token)),
  )

  route(app, services, byPath.getConsentLink, ({ params, now, request }) =>
    counted(request, () => show(params.token, now)),
  )
  route(app, services, byPath.giveConsent, ({ params, body, now, request }) =>
    counted(request, () => giveConsent({ db, now, tell: aboutChild(request) }, params.token, body)),
  )
  route(app, services, byPath.revokeConsent, ({ params, now, request }) =>
    counted(request, () => revokeByLink({ db, now, tell: aboutChild(request) }, params.token)),
  )
}

/** The record of security events says whose child a link is about. */
const aboutChild = (request: FastifyRequest) => (targetId: string) => noteOf(request, { targetId })
