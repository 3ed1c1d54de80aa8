import { totalmem } from 'node:os'

/**
 * Bytes of memory that this machine or container may use.
 * @param limit the container's: 0 or a huge number where there is none
 */
export function usableMemory(limit = process.constrainedMemory(), machine = totalmem()): number {
  return limit > 0 ? Math.min(limit, machine) : machine
}
