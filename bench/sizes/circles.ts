/**
 * Circles of a graph of imports: every group of two or more files, each of which reaches each other one (Tarjan 1972),
 * in the order of their first file. What is imported and is no key of the graph does not count.
 */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const reach = (file: string): void => {
    const place = order.size
    order.set(file, place)
    lowest.set(file, place)
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (!order.has(next)) {
        reach(next)
        lowest.set(file, Math.min(lowest.get(file) ?? place, lowest.get(next) ?? place))
      } else if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? place, order.get(next) ?? place))
    }
    if (lowest.get(file) !== place) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1) circles.push(group.sort())
  }
  for (const file of imports.keys()) if (!order.has(file)) reach(file)
  return circles.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
