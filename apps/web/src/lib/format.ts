/** Everything people read is formatted for Brazil, and days are the school's. */
const locale = 'pt-BR'
const timeZone = 'America/Sao_Paulo'
export const schoolTimeZone = timeZone

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const date = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' })
const longDate = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })

/** 1240 is '1.240'; fractions are rounded. */
export const formatNumber = (value: number): string => whole.format(value)

/** 85.6 (of 100) is '86%'. */
export const formatPercent = (percent: number): string => `${whole.format(percent)}%`

/** '20/11/2026' for an instant of the API. */
export const formatDate = (instant: string | Date): string => date.format(new Date(instant))

const dayOnly = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit' })
const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: '2-digit', month: '2-digit' })

/** '20/11' for a school day (YYYY-MM-DD). */
export const formatDay = (day: string): string => dayOnly.format(new Date(`${day}T00:00:00Z`))

/** 'sex., 20/11' for a school day (YYYY-MM-DD). */
export const formatWeekday = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`))

/** '20 de novembro de 2026'. */
export const formatLongDate = (instant: string | Date): string => longDate.format(new Date(instant))

/** '20/11/2026 às 14:30'. */
export const formatDateTime = (instant: string | Date): string =>
  `${date.format(new Date(instant))} às ${time.format(new Date(instant))}`

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
