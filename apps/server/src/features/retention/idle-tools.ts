import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../platform/services.ts'

export type IdleTools = Pick<Services, 'db' | 'files' | 'settings' | 'jobs'> & {
  logger: Pick<FastifyBaseLogger, 'info'>
  now: Date
}
