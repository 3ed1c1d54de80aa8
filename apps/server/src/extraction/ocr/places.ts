import { availableParallelism } from 'node:os'
import { usableMemory } from '../../platform/usable-memory.ts'

/** With less memory than this, pages are recognized one after the other. */
const LITTLE_MEMORY = 2_000_000_000

/**
 * How many pages may be recognized at the same time on a machine: each takes a core and up to a quarter of a gigabyte.
 */
export const placesFor = (cores: number, memory: number) => (memory < LITTLE_MEMORY ? 1 : Math.max(1, cores))

/** So many places, taken in the order in which they were asked for. */
export class Places {
  readonly count: number
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.count = count
    this.#free = count
  }

  /** Does the work once there is a place for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>(resolve => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}

/** The places of this process, shared by all documents that are read at once. */
export const recognition = new Places(placesFor(availableParallelism(), usableMemory()))
