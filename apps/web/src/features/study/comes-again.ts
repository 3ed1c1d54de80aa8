import { schoolDay } from '@capivira/core/progress/school-day'
import type { Rating } from '@capivira/core/study/contract'
import { formatCount } from '../../lib/format.ts'

const dayLength = 86_400_000

/**
 * When a card comes again that was rated at `now`, in a few words: 'Volta daqui a pouco', 'Volta em 10 minutos',
 * 'Volta amanhã', 'Volta em 5 dias'. Days are the school's, months have thirty. Null where the server, out of reach,
 * has not said when.
 */
export function comesAgain(rating: Rating, nextReview: string | undefined, now: Date, timeZone: string): string | null {
  if (rating === 'errei') return 'Volta daqui a pouco'
  if (nextReview === undefined) return null
  const due = new Date(nextReview)
  const days = (Date.parse(schoolDay(due, timeZone)) - Date.parse(schoolDay(now, timeZone))) / dayLength
  const minutes = Math.max(1, Math.round((due.getTime() - now.getTime()) / 60_000))
  if (minutes < 60) return `Volta em ${formatCount(minutes, 'minuto', 'minutos')}`
  if (days <= 0) return 'Volta ainda hoje'
  if (days === 1) return 'Volta amanhã'
  if (days < 60) return `Volta em ${formatCount(days, 'dia', 'dias')}`
  if (days < 730) return `Volta em ${formatCount(Math.round(days / 30), 'mês', 'meses')}`
  return `Volta em ${formatCount(Math.round(days / 365), 'ano', 'anos')}`
}
