import type { Rating } from '@capivira/core/study/contract'
import { formatCount } from '../../lib/format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When a card comes again that was rated at `now`, in a few words: 'Volta daqui a pouco', 'Volta em 10 minutos',
 * 'Volta amanhã', 'Volta em 5 dias'. Months have thirty days. Null where the server, out of reach, has not said when.
 */
export function comesAgain(rating: Rating, nextReview: string | undefined, now: Date): string | null {
  if (rating === 'errei') return 'Volta daqui a pouco'
  if (nextReview === undefined) return null
  const left = Date.parse(nextReview) - now.getTime()
  const minutes = Math.max(1, Math.round(left / minute))
  if (minutes < 60) return `Volta em ${formatCount(minutes, 'minuto', 'minutos')}`
  // What comes in days comes as a day of the school begins. An hour is spared for days on which the clocks change.
  const days = Math.ceil((left - hour) / day)
  if (days <= 1) return 'Volta amanhã'
  if (days < 60) return `Volta em ${formatCount(days, 'dia', 'dias')}`
  if (days < 730) return `Volta em ${formatCount(Math.round(days / 30), 'mês', 'meses')}`
  return `Volta em ${formatCount(Math.round(days / 365), 'ano', 'anos')}`
}
