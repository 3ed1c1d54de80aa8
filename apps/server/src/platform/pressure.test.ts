import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { guardAgainstPressure } from './pressure.ts'

/** Keeps the loop busy until a request is refused, or for want of one `times` over. */
async function statusesWhileBusy(clock: { ms: number }, times: number): Promise<Set<number>> {
  const app = Fastify()
  await guardAgainstPressure(app, 1, () => clock.ms)
  app.get('/', async () => 'ok')
  await app.ready()
  clock.ms += clock.ms
  const statuses = new Set<number>()
  for (let time = 0; time < times && !statuses.has(503); time++) {
    for (const end = performance.now() + 300; performance.now() < end; );
    await pause(5)
    statuses.add((await app.inject('/')).statusCode)
  }
  await app.close()
  return statuses
}

test('a server that is busy sends people away', async () => {
  expect(await statusesWhileBusy({ ms: 15_001 }, 100)).toContain(503)
})

test('one that has just begun sends nobody away', async () => {
  expect(await statusesWhileBusy({ ms: 15_000 }, 12)).toEqual(new Set([200]))
})
