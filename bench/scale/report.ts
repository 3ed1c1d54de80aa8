import type { Measured } from './load.ts'
import type { Work } from './plans.ts'

/** The goal: 95 of 100 answers within this many milliseconds. */
const goal = 150

/** What was measured of a school of one size. */
export type Size = {
  factor: number
  works: ReadonlyMap<string, Work> | undefined
  measured: ReadonlyMap<string, Measured> | undefined
}

/** The time that a share of answers kept within, in whole milliseconds. */
function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Prints each call's times, the slowest first. */
export function printLoad(measured: ReadonlyMap<string, Measured>, machine: string): void {
  const rows = [...measured.values()]
    .map(({ name, times, kilobytes, failures }) => ({
      call: name,
      requests: times.length,
      p50: within(times, 0.5),
      p95: within(times, 0.95),
      p99: within(times, 0.99),
      KB: Math.round(kilobytes),
      failed: [...new Set(failures)].join(),
    }))
    .toSorted((one, other) => other.p95 - one.p95)
  const all = [...measured.values()].flatMap(({ times }) => times)
  console.log(`| call | requests | p50 ms | p95 ms | p99 ms | KB | failed |`)
  console.log('|---|---:|---:|---:|---:|---:|---|')
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`)
  console.log(`all ${all.length}: p50 ${within(all, 0.5)}, p95 ${within(all, 0.95)}, p99 ${within(all, 0.99)} ms`)
  console.log(`${rows.filter(({ p95 }) => p95 > goal).length} of ${rows.length} calls over ${goal} ms; now ${machine}`)
}

/**
 * Prints what each call's statements read, the most first; tables read whole with the most rows read at once. Answers
 * how many calls read a table whole that grows with the school.
 */
export function printWork(works: ReadonlyMap<string, Work>): number {
  const rows = [...works].toSorted(([, one], [, other]) => other.blocks - one.blocks)
  console.log('| call | statements | blocks | read whole |')
  console.log('|---|---:|---:|---|')
  for (const [call, { statements, blocks, whole }] of rows) {
    const told = [...whole].map(([how, count]) => `${how} (${count})`).join(', ')
    console.log(`| ${call} | ${statements} | ${Math.round(blocks)} | ${told} |`)
  }
  const wrong = rows.filter(([, { whole }]) => whole.size > 0).length
  console.log(`${wrong} of ${rows.length} calls read a table whole that grows with the school`)
  return wrong
}

/**
 * Prints each call's figures at several sizes side by side, in the order of the calls; what was not measured is blank.
 */
export function printSizes(sizes: readonly Size[]): void {
  const columns = sizes.flatMap(({ factor, works, measured }) => [
    ...(measured
      ? [0.5, 0.95].map(share => ({
          head: `p${share * 100} ms at ${factor}×`,
          of: (call: string) => {
            const times = measured.get(call)?.times
            return times ? within(times, share) : ''
          },
        }))
      : []),
    ...(works
      ? [{ head: `blocks at ${factor}×`, of: (call: string) => Math.round(works.get(call)?.blocks ?? 0) || '' }]
      : []),
  ])
  const calls = new Set(sizes.flatMap(({ works, measured }) => [...(measured?.keys() ?? []), ...(works?.keys() ?? [])]))
  console.log(`\n| call | ${columns.map(({ head }) => head).join(' | ')} |`)
  console.log(`|---|${columns.map(() => '---:|').join('')}`)
  for (const call of [...calls].toSorted())
    console.log(`| ${[call, ...columns.map(({ of }) => of(call))].join(' | ')} |`)
}
