import { availableParallelism, cpus, loadavg } from 'node:os'

/** The middle of the numbers, the higher one of two; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** The number that a share of all numbers do not exceed: 0.9 for the ninth of ten; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** What a figure was measured on: date, processor, cores, Node and how busy the machine was. */
export function machine(): string {
  const date = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  return `${date} · ${cpus()[0]?.model}, ${availableParallelism()} cores · Node ${process.version} · load ${load}`
}
