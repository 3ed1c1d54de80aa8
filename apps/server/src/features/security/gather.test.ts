import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gatherer, type Happening } from './gather.ts'

const at = (time: string) => new Date(`2026-03-02T${time}Z`)
const wrong = (more: Partial<Happening> = {}): Happening => ({
  event: 'sign-in',
  outcome: 'wrong',
  userKey: null,
  targetKey: null,
  address: 'aaaaaaaa',
  call: 'POST /api/auth/login',
  request: 'r1',
  at: at('12:00:01'),
  ...more,
})

test('the same within a minute is one entry with a count; another minute, outcome or address is another', () => {
  const gathering = gatherer()
  gathering.add(wrong())
  gathering.add(wrong({ request: 'r2', at: at('12:00:59') }))
  gathering.add(wrong({ request: 'r3', at: at('12:01:00') }))
  gathering.add(wrong({ request: 'r4', outcome: 'limited' }))
  gathering.add(wrong({ request: 'r5', address: 'bbbbbbbb' }))
  const taken = gathering.take()
  expect(taken.map(({ request, count, lastAt }) => [request, count, lastAt.toISOString().slice(11, 19)])).toEqual([
    ['r1', 2, '12:00:59'],
    ['r3', 1, '12:01:00'],
    ['r4', 1, '12:00:01'],
    ['r5', 1, '12:00:01'],
  ])
  expect(new Set(taken.map(({ key }) => key)).size).toBe(4)
  expect(gathering.take()).toEqual([])
})

test('an entry has the same key on every server', () => {
  const keys = [gatherer(), gatherer()].map(gathering => {
    gathering.add(wrong())
    return gathering.take()[0]?.key
  })
  expect(keys[0]).toMatch(/^[\w-]{22}$/)
  expect(keys[1]).toBe(keys[0])
})

test('beyond so many in an hour failures lose who and whence, and the next hour tells them apart again', () => {
  const gathering = gatherer(2)
  for (const address of ['a', 'b', 'c', 'd', 'a']) gathering.add(wrong({ address }))
  expect(gathering.take().map(({ address, call, count }) => [address, call, count])).toEqual([
    ['a', 'POST /api/auth/login', 2],
    ['b', 'POST /api/auth/login', 1],
    [null, null, 2],
  ])
  gathering.add(wrong({ address: 'e', at: at('13:00:00') }))
  expect(gathering.take().map(({ address }) => address)).toEqual(['e'])
})

test('whatever comes, failures of an hour make few rows, none is lost, and what worked is told in full', () => {
  const happening = fc.record({
    outcome: fc.constantFrom('ok' as const, 'wrong' as const, 'limited' as const),
    address: fc.constantFrom(...'abcdefghij'),
    userKey: fc.constantFrom(null, 'p-1', 'p-2'),
    at: fc.integer({ min: 0, max: 59 }).map(second => at(`12:00:${String(second).padStart(2, '0')}`)),
  })
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 200 }), happenings => {
      const gathering = gatherer(5)
      for (const one of happenings) gathering.add(wrong(one))
      const taken = gathering.take()
      expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(happenings.length)
      // Five that are told apart, and one for each outcome of the rest.
      expect(taken.filter(({ outcome }) => outcome !== 'ok').length).toBeLessThanOrEqual(7)
      expect(taken.filter(({ outcome, address }) => outcome === 'ok' && address === null)).toEqual([])
    }),
  )
})
