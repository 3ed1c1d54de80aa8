import type { FastifyInstance } from 'fastify'

/**
 * Work that an answer does not wait for, such as counting what was asked. The server waits for it before it closes;
 * what fails is logged, for nobody is there to be told.
 */
export function afterwards(app: FastifyInstance): (what: string, work: () => Promise<unknown>) => void {
  const underWay = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  })
  return (what, work) => {
    const done: Promise<unknown> = work()
      .catch((error: unknown) => app.log.error({ error }, what))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}
