import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Pool } from 'pg'
import { attemptLimits } from './features/accounts/attempt-limits.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { sessionsOf } from './features/accounts/session.ts'
import { achievementRoutes } from './features/achievements/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { systemRoutes } from './features/admin/system-routes.ts'
import { aiRoutes } from './features/ai/routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { cityRoutes } from './features/city/routes.ts'
import { classRoutes } from './features/classes/routes.ts'
import { consentRoutes } from './features/consents/routes.ts'
import { dashboardRoutes } from './features/dashboards/routes.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { drawingRoutes } from './features/drawings/routes.ts'
import { openStudio } from './features/drawings/studio.ts'
import { workRoutes } from './features/drawings/work-routes.ts'
import { editingRoutes } from './features/editing/routes.ts'
import { exchangeRoutes } from './features/exchange/routes.ts'
import { gameRoutes } from './features/games/routes.ts'
import { goalRoutes } from './features/goals/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { materialRoutes } from './features/materials/routes.ts'
import { memoryRoutes } from './features/memory/routes.ts'
import { problemRoutes } from './features/problems/routes.ts'
import { progressRoutes } from './features/progress/routes.ts'
import { toldActsOf } from './features/progress/told-acts.ts'
import { historyRoutes } from './features/quizzes/history-routes.ts'
import { quizRoutes } from './features/quizzes/routes.ts'
import { reportRoutes } from './features/reports/routes.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { securityRoutes } from './features/security/routes.ts'
import { watchSecurity } from './features/security/watch.ts'
import type { Ownership } from './features/storage/ownership.ts'
import { studyRoutes } from './features/study/routes.ts'
import { answerErrors } from './platform/errors.ts'
import { earlyScriptHashes } from './platform/first-views.ts'
import { setSecurityHeaders } from './platform/headers.ts'
import type { QueueAdmin } from './platform/jobs/queue-admin.ts'
import { readJsonBodies } from './platform/json-body.ts'
import { guardAgainstPressure } from './platform/pressure.ts'
import { guardAgainstCrossSite } from './platform/same-site.ts'
import { serveSecurityTxt } from './platform/security-txt.ts'
import type { Services } from './platform/services.ts'
import { lacksTwoFactor } from './platform/signed-in.ts'
import { endSilentConnections } from './platform/silent-connections.ts'
import { serveWebApp } from './platform/static-files.ts'
import { believes, reportSilentProxies, reportUnnamedProxies } from './platform/trusted-proxies.ts'
import { headMs, unreadableRequests } from './platform/unreadable-requests.ts'
import { openWarnings } from './platform/warnings.ts'

export type AppParts = Omit<Services, 'findSession' | 'toldActs' | 'warnings'> & {
  pool: Pool
  logger: FastifyBaseLogger
  /** What administrators see of the queue; absent in tests that have none. */
  queueAdmin?: QueueAdmin
  /** Whose the storage is; absent in tests that have none. */
  ownership?: Pick<Ownership, 'watch'>
  /** Folder of the built web app; may not exist in tests. */
  webFolder: string
}

/** The HTTP server: plugins first, then each feature's routes. */
export async function buildApp({
  pool,
  logger,
  webFolder,
  queueAdmin,
  ownership,
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const { settings, db } = parts
  const warnings = openWarnings(settings.warnings)
  ownership?.watch(sentence => warnings.raise('storage', sentence))
  const isBelieved = believes(settings.trustedProxies)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Told in every line of the log about a request; other servers and other days have others.
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // A full upload (50 MB) takes 18 minutes at 400 kbit/s.
    requestTimeout: 1_500_000,
    forceCloseConnections: 'idle',
    ...unreadableRequests,
    trustProxy: isBelieved,
  })
  app.server.headersTimeout = headMs
  endSilentConnections(app)
  reportUnnamedProxies(app, isBelieved, { logger, warnings })
  reportSilentProxies(app, isBelieved, settings.publicUrl, { logger, warnings })
  const { sessionSecret } = settings
  // A test that empties tables and a clock that writes into them would each wait for the other.
  const byClock = settings.mode !== 'test'
  const watch = watchSecurity(app, { db, logger, sessionSecret, now: parts.now, byClock })
  answerErrors(app)
  readJsonBodies(app)
  // Before all that may refuse a request.
  setSecurityHeaders(app, settings.publicUrl, earlyScriptHashes(webFolder))
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Of answers the size of ours the usual 4 makes hardly less and takes half as long again; pages are packed
    // beforehand.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    // No page of ours sends anything packed.
    globalDecompression: false,
  })
  // A machine that runs tests does much besides; what they expect does not change with it.
  await guardAgainstPressure(app, settings.mode === 'test' ? 0 : 1000)
  guardAgainstCrossSite(app, settings.publicUrl)

  const sessions = sessionsOf(settings, db)
  const limits = attemptLimits(settings, pool)
  const services: Services = { ...parts, findSession: sessions.find, toldActs: toldActsOf(db), warnings }
  const studio = openStudio(parts.files)
  app.addHook('onClose', () => studio.close())

  await featureRoutes(app, services, { pool, queueAdmin, sessions, limits, watch, studio })
  await serveWebApp(app, {
    folder: webFolder,
    timeZone: settings.schoolTimeZone,
    async whoAsks(request, reply) {
      // The page opens even while the database does not answer; then the application says so.
      const user = await sessions.find(request, reply, parts.now()).catch(() => undefined)
      if (user === null) return 'visitor'
      return user && !user.temporaryPasswordUntil && !lacksTwoFactor(settings, user) ? user.userType : 'unknown'
    },
  })
  return app
}

/** What routes of a few features need besides the services. */
type Besides = Pick<AppParts, 'pool' | 'queueAdmin'> & {
  sessions: ReturnType<typeof sessionsOf>
  limits: ReturnType<typeof attemptLimits>
  watch: ReturnType<typeof watchSecurity>
  studio: ReturnType<typeof openStudio>
}

/** The routes of every feature. */
async function featureRoutes(
  app: FastifyInstance,
  services: Services,
  { pool, queueAdmin, sessions, limits, watch, studio }: Besides,
): Promise<void> {
  healthRoutes(app, services)
  accountRoutes(app, services, { sessions, limits })
  consentRoutes(app, services, { limits })
  await materialRoutes(app, services)
  assistantRoutes(app, services)
  editingRoutes(app, services)
  exchangeRoutes(app, services)
  problemRoutes(app, services)
  classRoutes(app, services, pool)
  studyRoutes(app, services)
  quizRoutes(app, services)
  historyRoutes(app, services)
  goalRoutes(app, services)
  gameRoutes(app, services)
  progressRoutes(app, services)
  achievementRoutes(app, services)
  aiRoutes(app, services)
  adminRoutes(app, services, { limits })
  systemRoutes(app, services, queueAdmin)
  retentionRoutes(app, services, { limits })
  securityRoutes(app, services, watch)
  dashboardRoutes(app, services)
  reportRoutes(app, services)
  memoryRoutes(app, services)
  drawingRoutes(app, services, studio)
  workRoutes(app, services, studio)
  cityRoutes(app, services)
  docsRoutes(app, services)
  serveSecurityTxt(app, services)
}
