/**
 * A clock that can stand still: milliseconds counted before, and since which timestamp it runs (null while it stands).
 */
export type Clock = { readonly counted: number; readonly since: number | null }

export type ClockEvent = { type: 'run' | 'stand'; now: number } | { type: 'reset' }

export const newClock: Clock = { counted: 0, since: null }

/** Milliseconds the clock has counted at `now`; a `now` before its start counts nothing. */
export function elapsedAt({ counted, since }: Clock, now: number): number {
  return since === null ? counted : counted + Math.max(0, now - since)
}

/** The clock after an event. Running twice, or standing twice, changes nothing. */
export function clockAfter(clock: Clock, event: ClockEvent): Clock {
  if (event.type === 'reset') return newClock
  if (event.type === 'run') return clock.since === null ? { ...clock, since: event.now } : clock
  return clock.since === null ? clock : { counted: elapsedAt(clock, event.now), since: null }
}

/** Timestamp at which `limit` milliseconds will have been counted; null while the clock stands. */
export function deadlineOf(clock: Clock, limit: number): number | null {
  return clock.since === null ? null : clock.since + limit - clock.counted
}

/** Milliseconds of `limit` that are left at `now`, never below 0. */
export function leftAt(clock: Clock, limit: number, now: number): number {
  return Math.max(0, limit - elapsedAt(clock, now))
}

/** '1:05' for 65 seconds. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The time read aloud: '1 minuto e 5 segundos'. */
export function speakClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  const parts = [
    ...(minutes > 0 ? [minutes === 1 ? '1 minuto' : `${minutes} minutos`] : []),
    ...(rest > 0 || minutes === 0 ? [rest === 1 ? '1 segundo' : `${rest} segundos`] : []),
  ]
  return parts.join(' e ')
}
