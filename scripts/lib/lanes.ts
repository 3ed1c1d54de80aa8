/**
 * Runs tasks in their order, at most `lanes` at a time, and answers what came of them in the same order. The first that
 * fails fails all; those that run go on, none begins any more.
 */
export async function inLanes<Result>(lanes: number, tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = []
  const waiting = tasks.entries()
  let failed = false
  async function lane(): Promise<void> {
    for (const [at, task] of waiting) {
      if (failed) return
      try {
        results[at] = await task()
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
