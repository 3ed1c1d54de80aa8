import * as contract from '@capivira/core/games/art-contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { readBytes } from '../../platform/files/small-files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { sendGuarded } from '../../platform/unchanged.ts'
import { completeColoring } from './complete-coloring.ts'
import type { Studio } from './studio.ts'
import { selectWorkKey, selectWorks } from './work-store.ts'

const notFound = new Refusal(404, messages.notFound)

/** Finished pictures: handed in, and looked at again in the pupil's album. */
export function workRoutes(app: FastifyInstance, services: Services, studio: Studio): void {
  const { db, files } = services

  route(app, services, contract.completeColoring, async ({ user, body, now }) =>
    completeColoring({ ...services, studio }, { player: user, body, now }),
  )

  route(app, services, contract.listWorks, async ({ user }) =>
    (await selectWorks(db, user.id)).map(({ id, title, completionPercentage, completedAt }) => ({
      id,
      title,
      imageUrl: `/api/coloring/works/${id}/image`,
      completionPercentage,
      completedAt: completedAt.toISOString(),
    })),
  )

  route(app, services, contract.getWorkImage, async ({ user, params: { workId }, request, reply }) => {
    const key = await selectWorkKey(db, user.id, workId)
    const png = key && (await readBytes(files, `${key}.png`))
    if (!png) return notFound
    return sendGuarded(request, reply, 'image/png', png)
  })
}
