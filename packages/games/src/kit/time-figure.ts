import { formatClock, speakClock } from './clock.ts'
import type { Figure } from './completed-stage.tsx'

/** The time a round took, for its result: seen as '1:05', read as '1 minuto e 5 segundos'. */
export const timeFigure = (label: string, seconds: number): Figure => ({
  label,
  value: formatClock(seconds),
  spoken: speakClock(seconds),
})
