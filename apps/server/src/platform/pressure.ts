import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which a server that is busy is busy with what it is asked, and no more with its start. */
const startTime = 15_000

/**
 * Refuses requests with 503 while the event loop answers later than `maxDelay` milliseconds; 0 switches it off. In its
 * first 15 s nobody is refused: what is measured then is the start itself. `now` is a clock in milliseconds.
 */
export async function guardAgainstPressure(
  app: FastifyInstance,
  maxDelay: number,
  now: () => number = () => performance.now(),
): Promise<void> {
  const made = now()
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    pressureHandler: async () => {
      if (now() - made > startTime) throw Object.assign(new Error('The event loop is late'), { statusCode: 503 })
    },
  })
}
