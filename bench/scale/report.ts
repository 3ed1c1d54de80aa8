import type { Measured } from './load.ts'
import type { Work } from './plans.ts'

/** The goal: 95 of 100 answers within this many milliseconds. */
const goal = 150

/** Prints each call's times, the slowest first. */
export function printLoad(measured: ReadonlyMap<string, Measured>, machine: string): void {
  const rows = [...measured.values()]
    .map(({ name, times, kilobytes, failures }) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
      const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)]
      return {
        call: name,
        requests: times.length,
        p50,
        p95,
        p99,
        KB: Math.round(kilobytes),
        failed: [...new Set(failures)].join(),
      }
    })
    .toSorted((one, other) => other.p95 - one.p95)
  const all = [...measured.values()].flatMap(({ times }) => times).toSorted((a, b) => a - b)
  console.log(`| call | requests | p50 ms | p95 ms | p99 ms | KB | failed |`)
  console.log('|---|---:|---:|---:|---:|---:|---|')
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`)
  const of = (share: number) => Math.round(all[Math.floor(all.length * share)] ?? 0)
  console.log(`all ${all.length}: p50 ${of(0.5)}, p95 ${of(0.95)}, p99 ${of(0.99)} ms`)
  console.log(`${rows.filter(({ p95 }) => p95 > goal).length} of ${rows.length} calls over ${goal} ms; now ${machine}`)
}

/** Prints what each call's statements read, the most first; tables read from end to end with the most rows read at once. */
export function printWork(works: ReadonlyMap<string, Work>): void {
  const rows = [...works].toSorted(([, one], [, other]) => other.blocks - one.blocks)
  console.log('| call | statements | blocks | read whole |')
  console.log('|---|---:|---:|---|')
  for (const [call, { statements, blocks, scans }] of rows) {
    const whole = [...scans].map(([table, count]) => `${table} (${count})`).join(', ')
    console.log(`| ${call} | ${statements} | ${Math.round(blocks)} | ${whole} |`)
  }
}
