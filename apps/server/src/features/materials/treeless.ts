/** Told why a process that writes or judges items could not read trees. */
export type OnTreeless = (trouble: string) => void

/**
 * Says once in the log, with the reason, that fewer items are written and that words alone prove them, which leaves
 * more of them to their teacher.
 */
export function reportTreeless(log: { warn: (details: object, message: string) => void }): OnTreeless {
  let isSaid = false
  return trouble => {
    if (isSaid) return
    isSaid = true
    log.warn(
      { trouble },
      'the weights of the parser cannot be read: fewer items are written, and words alone prove them',
    )
  }
}
