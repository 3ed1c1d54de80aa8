/** An item of a material after a run has written what it found. */
export type AfterRun = {
  id: number
  fingerprint: string
  /** Whether pupils get it. */
  isSeen: boolean
  /** Whether it waits for its teacher. */
  waits: boolean
  /** Whether a teacher's hand is on it: it keeps its row and its place. */
  isTouched: boolean
  /** Whether pupils have studied or answered it: it keeps its row. */
  isUsed: boolean
}

/**
 * What becomes of items that a run writes no more: `gone` are deleted, `last` stand behind all that was written. Pupils
 * get no fewer items than before while others wait for the teacher: of what they had, as many stay, the first of them,
 * as are lacking and wait.
 * @param rows in their order
 * @param written fingerprints of what the run wrote
 * @param before how many of them pupils got before the run
 */
export function leftoversOf(
  rows: readonly AfterRun[],
  written: ReadonlySet<string>,
  before: number,
): { gone: number[]; last: number[] } {
  const left = rows.filter(({ fingerprint, isTouched }) => !isTouched && !written.has(fingerprint))
  const waiting = rows.filter(({ fingerprint, waits }) => waits && written.has(fingerprint)).length
  const free = left.filter(({ isSeen, isUsed }) => isSeen && !isUsed)
  const seen = rows.filter(({ isSeen }) => isSeen).length - free.length
  const lacking = Math.max(0, Math.min(waiting, before - seen))
  const kept = new Set(free.slice(0, lacking))
  const isKept = (row: AfterRun) => row.isUsed || kept.has(row)
  const idsOf = (some: readonly AfterRun[]) => some.map(({ id }) => id)
  return { gone: idsOf(left.filter(row => !isKept(row))), last: idsOf(left.filter(isKept)) }
}
