import { mostChecks, rightAt, type TimelineDealt } from './rules.ts'

/** A timeline as it stands: the order on the table, and those that were checked. */
export type TimelineRun = { order: readonly number[]; checks: readonly (readonly number[])[] }

export const newRun = ({ events }: TimelineDealt): TimelineRun => ({
  order: events.map(({ eventId }) => eventId),
  checks: [],
})

/** Events whose place was right at a check: they stay there. */
export function fixedIn({ checks }: TimelineRun, dealt: TimelineDealt): Set<number> {
  const at = rightAt({ checks: checks.map(check => [...check]) }, dealt)
  return new Set([...at].flatMap(([id, check]) => (check === null ? [] : id)))
}

/**
 * Hands the order on the table in to be checked. The run itself comes back when it is over or when that order was
 * checked before: nothing new can be told of it, and it must not cost one of the few checks.
 */
export function check(run: TimelineRun, dealt: TimelineDealt): TimelineRun {
  const checkedBefore = run.checks.some(order => order.every((id, place) => id === run.order[place]))
  return checkedBefore || outcome(run, dealt) !== null ? run : { ...run, checks: [...run.checks, run.order] }
}

/** 'solved' when the last check was right, 'shown' when it was the last one there is; null while it goes on. */
export function outcome({ checks }: TimelineRun, { order }: TimelineDealt): 'solved' | 'shown' | null {
  const last = checks.at(-1)
  if (last?.every((id, place) => id === order[place])) return 'solved'
  return checks.length >= mostChecks ? 'shown' : null
}

/** Where an event that was wrong at the last check belongs, seen from its place then: a hint for the next try. */
export function hintFor(id: number, { checks }: TimelineRun, { order }: TimelineDealt): 'earlier' | 'later' | null {
  const was = checks.at(-1)?.indexOf(id) ?? -1
  const belongs = order.indexOf(id)
  if (was < 0 || was === belongs) return null
  return belongs < was ? 'earlier' : 'later'
}
