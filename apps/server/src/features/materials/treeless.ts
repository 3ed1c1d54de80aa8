/** Told why a process that judges items could not read trees. */
export type OnTreeless = (trouble: string) => void

/** Says once in the log that items are proved by words alone, which leaves more of them to their teacher, and why. */
export function reportTreeless(log: { warn: (details: object, message: string) => void }): OnTreeless {
  let isSaid = false
  return trouble => {
    if (isSaid) return
    isSaid = true
    log.warn({ trouble }, 'the weights of the parser cannot be read: what is written is proved by words alone')
  }
}
