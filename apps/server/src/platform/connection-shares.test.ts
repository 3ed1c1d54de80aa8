import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareConnections } from './connection-shares.ts'
import { fewestConnections } from './examine-database.ts'

test('all that is useful where there is room for it, and the least of eight', () => {
  expect(shareConnections(97)).toEqual({ server: 10, worker: 4, queue: 4 })
  expect(shareConnections(20)).toEqual({ server: 10, worker: 4, queue: 4 })
  expect(shareConnections(14)).toEqual({ server: 7, worker: 2, queue: 3 })
  expect(shareConnections(8)).toEqual({ server: 3, worker: 2, queue: 1 })
})

test('never more together than there are, beside the two that a worker keeps besides', () => {
  fc.assert(
    fc.property(fc.integer({ min: fewestConnections, max: 200 }), allowed => {
      const { server, worker, queue } = shareConnections(allowed)
      expect(server + worker + queue + 2).toBeLessThanOrEqual(Math.max(allowed, 8))
      expect(Math.min(server, worker, queue)).toBeGreaterThanOrEqual(1)
      expect(server).toBeGreaterThanOrEqual(3)
    }),
  )
})
