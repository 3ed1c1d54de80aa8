import { answerHeader } from '@capivira/core/http/answer'
import { expect, test, vi } from 'vitest'
import { clockOf } from './clock.ts'
import { askServer, serverClockOf } from './server-clock.ts'

const hour = 3_600_000

/**
 * A device whose clock can be put to another time, whose pages can be opened again, and that may hear the server's
 * time.
 */
function device(at: string, server?: string) {
  let [wall, run, page, time] = [Date.parse(at), 5_000, 0, Date.parse(server ?? at)]
  const place = new Map<string, string>()
  const hearing = () =>
    serverClockOf({
      ask: async () => time,
      wall: () => wall,
      run: () => run,
      place: () => ({ getItem: key => place.get(key) ?? null, setItem: (key, value) => void place.set(key, value) }),
    })
  let known = hearing()
  const open = () =>
    clockOf(
      () => wall,
      () => run,
      `page-${page}`,
      known.known,
    )
  return {
    open,
    hear: () => known.hear(),
    pass: (ms: number) => {
      wall += ms
      run += ms
      time += ms
    },
    sleep: (ms: number) => {
      wall += ms
      time += ms
    },
    put: (to: string) => {
      wall = Date.parse(to)
    },
    reload: () => {
      page++
      run = 0
      known = hearing()
      return open()
    },
  }
}

test('a clock that is right, or steadily wrong by years, tells how long an act has waited', () => {
  for (const at of ['2026-03-10T20:00:00Z', '2015-01-01T00:00:00Z']) {
    const phone = device(at)
    const then = phone.open().moment()
    phone.pass(30 * hour)
    expect(phone.open().secondsSince(then)).toBe(30 * 3600)
    expect(phone.reload().secondsSince(then)).toBe(30 * 3600)
  }
})

test('a clock that ran ahead and was put right: the page knows how long it has been', () => {
  const phone = device('2026-03-11T20:00:00Z')
  const then = phone.open().moment()
  phone.pass(24 * hour)
  phone.put('2026-03-10T20:00:00Z')
  expect(phone.open().secondsSince(then)).toBe(24 * 3600)
  // A page that was opened since does not: it happened just now, as far as anybody can tell.
  expect(phone.reload().secondsSince(then)).toBe(0)
})

test('a clock of 2015 that the network put right: the act is not eleven years old', () => {
  const phone = device('2015-01-01T00:00:00Z')
  const then = phone.open().moment()
  phone.pass(hour)
  phone.put('2026-11-28T12:00:00Z')
  expect(phone.open().secondsSince(then)).toBe(3600)
  expect(phone.reload().secondsSince(then)).toBe(0)
})

test('a device that slept counts by its clock, and acts that earlier versions kept do', () => {
  const phone = device('2026-03-10T20:00:00Z')
  const then = phone.open().moment()
  phone.sleep(10 * hour)
  expect(phone.open().secondsSince(then)).toBe(36_000)
  expect(phone.open().secondsSince({ at: then.at })).toBe(36_000)
})

const [day, now] = [24 * hour, '2026-03-10T20:00:00Z']

test('a clock a day ahead, put right while the page is closed: the server had told how far it was ahead', async () => {
  for (const wrong of ['2026-03-11T20:00:00Z', '2026-03-08T20:00:00Z', '2025-11-01T00:00:00Z']) {
    const phone = device(wrong, now)
    await phone.hear()
    phone.pass(hour)
    const then = phone.reload().moment()
    phone.pass(30 * hour)
    phone.put('2026-03-12T03:00:00Z')
    const later = phone.reload()
    await phone.hear()
    expect(later.secondsSince(then)).toBe(30 * 3600)
  }
})

test('a clock that was moved before the act, and stays wrong or not', async () => {
  const phone = device(now)
  await phone.hear()
  phone.sleep(hour)
  phone.put('2026-03-09T20:00:00Z')
  const wrong = phone.reload().moment()
  phone.pass(5 * hour)
  const stays = phone.reload()
  await phone.hear()
  expect(stays.secondsSince(wrong)).toBe(5 * 3600)
})

test('a phone that begins in January after an empty battery: the act is of after the server was heard', async () => {
  const phone = device(now)
  await phone.hear()
  phone.sleep(day)
  phone.put('2026-01-01T00:00:00Z')
  const then = phone.reload().moment()
  phone.pass(hour)
  phone.put('2026-03-11T21:00:00Z')
  const later = phone.reload()
  await phone.hear()
  expect(later.secondsSince(then)).toBe(0)
  // What is done from then on is told by the clock again.
  const next = later.moment()
  phone.pass(2 * hour)
  expect(later.secondsSince(next)).toBe(7200)
})

test('a phone that never heard the server is told by its clock', () => {
  const phone = device('2026-03-11T20:00:00Z', now)
  const then = phone.open().moment()
  phone.pass(hour)
  expect(phone.reload().secondsSince(then)).toBe(3600)
})

test('on a network that swallows the question acts are not held back by it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const asked = askServer()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await asked).toBeNull()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the time is taken from our server alone: the page of a Wi-Fi has another', async () => {
  const json = { 'content-type': 'application/json; charset=utf-8', date: 'Wed, 11 Mar 2026 20:00:00 GMT' }
  const answerOf = (headers: HeadersInit) => async () => new Response(null, { headers })
  vi.stubGlobal('fetch', answerOf(json))
  expect(await askServer()).toBeNull()
  vi.stubGlobal('fetch', answerOf({ ...json, [answerHeader]: '1' }))
  expect(await askServer()).toBe(Date.parse('2026-03-11T20:00:00Z'))
  vi.unstubAllGlobals()
})
