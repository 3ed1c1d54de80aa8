import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietNow, schoolClock } from './quiet-hours.ts'
import { type QuietHours, quietHours } from './quiet-hours-shape.ts'

const zone = 'America/Sao_Paulo'
const mornings: QuietHours = { days: [1, 2, 3, 4, 5], from: '07:00', until: '12:00', mayChange: true }
/** Monday, 2 March 2026; São Paulo is three hours behind UTC. */
const at = (time: string, day = '2026-03-02') => new Date(`${day}T${time}:00-03:00`)
const quiet = (now: Date, ...hours: (QuietHours | null)[]) =>
  quietNow(
    hours.map((quietHours, index) => ({ name: `Turma ${index + 1}`, quietHours })),
    now,
    zone,
  )

test('the school’s clock is read in the school’s zone', () => {
  expect(schoolClock(new Date('2026-03-02T02:30:00Z'), zone)).toEqual({ weekday: 0, time: '23:30' })
  expect(schoolClock(new Date('2026-03-02T03:00:00Z'), zone)).toEqual({ weekday: 1, time: '00:00' })
  expect(() => schoolClock(new Date(), 'Lua/Cratera')).toThrow(RangeError)
})

test('there are no sounds from the first minute of class to the last', () => {
  expect(quiet(at('06:59'), mornings)).toBeNull()
  expect(quiet(at('07:00'), mornings)).toEqual({ className: 'Turma 1', until: '12:00', mayChange: true })
  expect(quiet(at('11:59'), mornings)).not.toBeNull()
  expect(quiet(at('12:00'), mornings)).toBeNull()
})

test('only on the days chosen, and only where something was chosen', () => {
  expect(quiet(at('09:00', '2026-03-01'), mornings)).toBeNull()
  expect(quiet(at('09:00', '2026-03-06'), mornings)).not.toBeNull()
  expect(quiet(at('09:00'), null)).toBeNull()
  expect(quiet(at('09:00'))).toBeNull()
})

test('of two classes the strict one counts, then the longer one', () => {
  const strict = { ...mornings, until: '10:00', mayChange: false }
  const longer = { ...mornings, until: '13:00' }
  expect(quiet(at('09:00'), mornings, longer)).toMatchObject({ className: 'Turma 2', until: '13:00' })
  expect(quiet(at('09:00'), longer, strict)).toMatchObject({ className: 'Turma 2', mayChange: false })
  expect(quiet(at('10:00'), longer, strict)).toMatchObject({ className: 'Turma 1', mayChange: true })
})

test('hours are hours, days are days, and the end comes after the beginning', () => {
  const wrong = (hours: object) => quietHours.safeParse({ ...mornings, ...hours }).error?.issues[0]?.message
  expect(wrong({})).toBeUndefined()
  expect(wrong({ days: [] })).toBe('Escolha pelo menos um dia')
  expect(wrong({ days: [7] })).toBeDefined()
  expect(wrong({ from: '24:00' })).toBe('Informe a hora')
  expect(wrong({ from: '7:00' })).toBe('Informe a hora')
  expect(wrong({ until: '07:00' })).toBe('O fim vem depois do começo')
})

test('whatever the instant, it is quiet exactly within the hours of a day that was chosen', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map(m => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, time, time, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (now, from, until, days) => {
      const { weekday, time: shown } = schoolClock(now, zone)
      const expected = days.includes(weekday) && from <= shown && shown < until
      expect(quiet(now, { days, from, until, mayChange: true }) !== null).toBe(expected)
    }),
  )
})
