import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

const hour = 3_600_000

/** A device whose clock can be put to another time, and whose pages can be opened again. */
function device(at: string) {
  let [wall, run, page] = [Date.parse(at), 5_000, 0]
  const open = () =>
    clockOf(
      () => wall,
      () => run,
      `page-${page}`,
    )
  return {
    open,
    pass: (ms: number) => {
      wall += ms
      run += ms
    },
    sleep: (ms: number) => {
      wall += ms
    },
    put: (time: string) => {
      wall = Date.parse(time)
    },
    reload: () => {
      page++
      run = 0
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
