/**
 * Puts the event at `from` into the place `to`; those between move by one. Fixed events keep theirs, and nothing takes
 * them.
 */
export function moved(order: readonly number[], from: number, to: number, fixed: ReadonlySet<number>): number[] {
  const event = order[from]
  const target = order[to]
  if (event === undefined || target === undefined || fixed.has(event) || fixed.has(target)) return [...order]
  const free = order.filter(id => !fixed.has(id))
  const rest = free.filter(id => id !== event)
  rest.splice(free.indexOf(target), 0, event)
  let next = 0
  return order.map(id => (fixed.has(id) ? id : (rest[next++] ?? id)))
}

/** The nearest place above (-1) or below (1) that is not fixed; null when there is none. */
export function freePlace(
  order: readonly number[],
  from: number,
  step: 1 | -1,
  fixed: ReadonlySet<number>,
): number | null {
  for (let place = from + step; place >= 0 && place < order.length; place += step) {
    const id = order[place]
    if (id !== undefined && !fixed.has(id)) return place
  }
  return null
}
