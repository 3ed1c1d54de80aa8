import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test reads a page of its own.
beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.innerHTML = ''
  vi.useRealTimers()
})

/** What the formats say once a page has told a time zone. */
async function under(zone: string | null) {
  document.head.innerHTML = zone === null ? '' : `<meta name="school-time-zone" content="${zone}">`
  return { ...(await import('./format.ts')), ...(await import('./school-today.ts')) }
}

const lateInSaoPaulo = '2026-11-23T02:30:00.000Z'

test.each([
  ['America/Sao_Paulo', '22/11/2026 às 23:30'],
  ['America/Rio_Branco', '22/11/2026 às 21:30'],
  ['America/Noronha', '23/11/2026 às 00:30'],
  ['Etc/GMT-14', '23/11/2026 às 16:30'],
  ['Etc/GMT+12', '22/11/2026 às 14:30'],
])('a moment on the clock of %s', async (zone, written) => {
  const { formatDateTime, formatDate, formatLongDate } = await under(zone)
  expect(formatDateTime(lateInSaoPaulo)).toBe(written)
  expect(formatDate(lateInSaoPaulo)).toBe(written.slice(0, 10))
  expect(formatLongDate(lateInSaoPaulo)).toBe(`${written.slice(0, 2)} de novembro de 2026`)
})

test('a zone that is younger than the device gives way to the device’s own, and no screen breaks', async () => {
  const { schoolTimeZone } = await import('./school-zone.ts')
  document.head.innerHTML = '<meta name="school-time-zone" content="America/Cidade_Nova">'
  expect(schoolTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test.each([
  ['America/Manaus', '2026-11-22', '2026-11-29'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-30'],
])('today, and in a week, in %s', async (zone, today, inAWeek) => {
  vi.useFakeTimers({ now: new Date(lateInSaoPaulo) })
  const { schoolToday } = await under(zone)
  expect([schoolToday(), schoolToday(7)]).toEqual([today, inAWeek])
})

test.each(['America/Sao_Paulo', 'Etc/GMT-14', 'Etc/GMT+12'])('a school day is the same day in %s', async zone => {
  const { formatDay, formatWeekday, formatWholeDay } = await under(zone)
  expect(formatDay('2026-11-23')).toBe('23/11')
  expect(formatWeekday('2026-11-23')).toBe('seg., 23/11')
  expect(formatWholeDay('2026-11-23')).toBe('23/11/2026')
})

test('a page that says nothing, in development, is of São Paulo', async () => {
  const { formatDateTime } = await under(null)
  expect(formatDateTime(lateInSaoPaulo)).toBe('22/11/2026 às 23:30')
})
