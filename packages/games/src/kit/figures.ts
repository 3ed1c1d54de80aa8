import { formatClock, speakClock } from './clock.ts'
import type { Figure } from './completed-stage.tsx'

/** The time a round took, for its result: seen as '1:05', read as '1 minuto e 5 segundos'. */
export const timeFigure = (label: string, seconds: number): Figure => ({
  label,
  value: formatClock(seconds),
  spoken: speakClock(seconds),
})

/** So many of all, for a result: seen as '7/8', read as '7 de 8'. */
export const shareFigure = (label: string, share: number, of: number): Figure => ({
  label,
  value: `${share}/${of}`,
  spoken: `${share} de ${of}`,
})
