import { schoolTimeZone } from './school-zone.ts'

/** Everything people read is formatted for Brazil, and days are the school's. */
const locale = 'pt-BR'

/** A formatter that is made when it is first used: on a cheap phone each takes some 20 ms of the start. */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return date => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: schoolTimeZone(), ...options })
    return made.format(date)
  }
}

const date = formatter({ dateStyle: 'short' })
const longDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const time = formatter({ timeStyle: 'short' })

/** 1240 is '1.240'; fractions are rounded. By hand, for it is on every first screen and Intl takes long to begin. */
export function formatNumber(value: number): string {
  const digits = Math.round(Math.abs(value)).toFixed(0)
  return `${value < 0 ? '-' : ''}${digits.replace(/\B(?=(\d{3})+$)/g, '.')}`
}

/** 85.6 (of 100) is '86%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}%`

/** '20/11/2026' for an instant of the API. */
export const formatDate = (instant: string | Date): string => date(new Date(instant))

// A school day is the same day everywhere.
const dayOnly = formatter({ timeZone: 'UTC', day: '2-digit', month: '2-digit' })
const wholeDay = formatter({ timeZone: 'UTC', dateStyle: 'short' })
const weekday = formatter({ timeZone: 'UTC', weekday: 'short', day: '2-digit', month: '2-digit' })

/** '20/11' for a school day (YYYY-MM-DD). */
export const formatDay = (day: string): string => dayOnly(new Date(`${day}T00:00:00Z`))

/** '20/11/2026' for a school day (YYYY-MM-DD). */
export const formatWholeDay = (day: string): string => wholeDay(new Date(`${day}T00:00:00Z`))

/** 'sex., 20/11' for a school day (YYYY-MM-DD). */
export const formatWeekday = (day: string): string => weekday(new Date(`${day}T00:00:00Z`))

/** 'sex., 20/11' for a school day (YYYY-MM-DD) by which something is due; with its year where that is not today's. */
export const formatDue = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatWeekday(day) : `${formatWeekday(day)}/${day.slice(0, 4)}`

/** '20 de novembro de 2026'. */
export const formatLongDate = (instant: string | Date): string => longDate(new Date(instant))

/** '20/11/2026 às 14:30'. */
export const formatDateTime = (instant: string | Date): string =>
  `${date(new Date(instant))} às ${time(new Date(instant))}`

/** '1 card', '2 cards', '1.240 cards': the number and the right form of the noun. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** '12,5 MB' for a size in bytes. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power)
}

/** The first name of a full name: 'Ana Maria Souza' is 'Ana'; `fallback` when there is none. */
export const firstNameOf = (fullName: string | null | undefined, fallback: string): string =>
  fullName?.trim().split(/\s+/)[0] || fallback

/** Seconds that a decision takes. */
const perItem = 10

const spelled = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** How long so many decisions take: 'menos de um minuto', 'cerca de três minutos'. */
export function minutesFor(items: number): string {
  const minutes = Math.round((items * perItem) / 60)
  if (minutes === 0) return 'menos de um minuto'
  return `cerca de ${spelled[minutes] ?? minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}
