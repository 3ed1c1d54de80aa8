/** Bold stretches of consecutive lines that stand together in the joined text are one stretch. */
export function joinRuns(runs: readonly string[], text: string): string[] {
  const joined: string[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last !== undefined && text.includes(`${last} ${run}`)) joined[joined.length - 1] = `${last} ${run}`
    else joined.push(run)
  }
  return joined
}
