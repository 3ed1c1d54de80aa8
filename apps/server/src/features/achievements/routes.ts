import { createHash } from 'node:crypto'
import { achievements, progressOf } from '@capivira/core/achievements/catalog'
import { listAchievementProgress, listAchievements, listUserAchievements } from '@capivira/core/achievements/contract'
import { shownStreak } from '@capivira/core/progress/streak'
import { noTotals } from '@capivira/core/progress/totals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { unchangedSince } from '../../platform/unchanged.ts'
import { listUnlocked } from './list-unlocked.ts'
import { selectTotals } from './store.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
/** Changes when a new version of the program knows other achievements. */
const catalogVersion = digest(JSON.stringify(achievements))

/** All achievements and those of a pupil; screens ask for both every three seconds. */
export function achievementRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    listAchievements,
    async ({ request, reply }) => unchangedSince(request, reply, catalogVersion) ?? [...achievements],
  )

  route(app, services, listUserAchievements, async ({ user, request, reply }) => {
    // Every achievement pays, so XP, which came with the session, grows whenever the list does: nothing more to ask.
    const version = digest(`${catalogVersion} ${user.id} ${user.xp}`)
    return unchangedSince(request, reply, version) ?? (await listUnlocked(services.db, user.id))
  })

  route(app, services, listAchievementProgress, async ({ user, today }) => {
    const [totals = noTotals] = await selectTotals(services.db, { userId: user.id })
    const streak = shownStreak({ days: user.streak, lastDay: user.lastStudyDate }, today)
    return { values: progressOf({ ...totals, streak, level: user.level }) }
  })
}
