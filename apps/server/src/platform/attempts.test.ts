import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { attemptCounter, countAttempts } from './attempts.ts'
import { placeOf } from './place.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const mark = (key: string, name = 'prova') => ({ name, key, duration: 60 })
const points = (counted: { points: number }[]) => counted.map(one => one.points)

test('several limits are counted at once, each for itself, and taken back or forgotten', async () => {
  const counter = attemptCounter(school.connection.pool, 'segredo')
  expect(points(await counter.count([mark('a'), mark('b')]))).toEqual([1, 1])
  expect(points(await counter.count([mark('b'), mark('a'), mark('c')]))).toEqual([2, 2, 1])
  expect(points(await counter.count([mark('a', 'outra')]))).toEqual([1])
  await counter.undo({ takeBack: [mark('a'), mark('c'), mark('never')], forget: [mark('b')] })
  expect(points(await counter.count([mark('a'), mark('b'), mark('c')]))).toEqual([2, 1, 1])
})

test('what is taken back too often or too late gives no attempt away', async () => {
  const counter = attemptCounter(school.connection.pool, 'segredo')
  await counter.count([mark('cedo')])
  for (let n = 0; n < 3; n++) await counter.undo({ takeBack: [mark('cedo')] })
  expect(points(await counter.count([mark('cedo')]))).toEqual([1])
  await school.connection.pool.query('update rate_limits set expire = 0')
  await counter.undo({ takeBack: [mark('cedo')] })
  expect(points(await counter.count([mark('cedo')]))).toEqual([1])
})

test('many at once over the same limits, in any order, are all counted and none waits for good', async () => {
  const counter = attemptCounter(school.connection.pool, 'segredo')
  const names = ['x', 'y', 'z']
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const turned = [...names.slice(n % 3), ...names.slice(0, n % 3)].map(key => mark(key))
      await counter.count(turned)
      if (n % 2 === 0) await counter.undo({ takeBack: turned.toReversed() })
    }),
  )
  expect(points(await counter.count(names.map(key => mark(key))))).toEqual([31, 31, 31])
})

test('a limit refuses what exceeds it and says how long', async () => {
  const attempts = countAttempts(school.connection.pool, 'segredo', 'limite', { points: 2, duration: 60 })
  expect([await attempts.count('a'), await attempts.count('a')]).toEqual([null, null])
  expect(await attempts.count('a')).toMatchObject({ status: 429, retryAfter: 60 })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['um', 'unknown'],
  ['outro', 'unknown'],
])('%s is counted as %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place)
})
