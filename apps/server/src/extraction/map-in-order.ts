/**
 * Maps an asynchronous source with up to `limit` calls at work at a time and yields the results in the source's order.
 * A rejected call rejects at its place.
 */
export async function* mapInOrder<T, R>(
  source: AsyncIterable<T>,
  limit: number,
  map: (item: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const running: Promise<R>[] = []
  for await (const item of source) {
    const result = map(item)
    // Left behind when the consumer stops early: nobody else would hear of it.
    result.catch(() => {})
    running.push(result)
    if (running.length < limit) continue
    const first = running.shift()
    if (first) yield await first
  }
  for (const result of running) yield await result
}
