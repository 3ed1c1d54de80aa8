/**
 * What is not safe about how this installation runs, in Portuguese sentences for those who can put it right: the
 * administrators' page and, where it is known by then, the start-up message.
 */
export type Warnings = {
  /**
   * Tells a warning from now on. Another one of the same `name` takes its place, so that it may be raised again and
   * again; null ends it.
   */
  raise: (name: string, sentence: string | null) => void
  /** All there are: those known from the start first, then in the order of their first raising. */
  list: () => string[]
}

/** @param known what the settings tell already */
export function openWarnings(known: readonly string[]): Warnings {
  const raised = new Map<string, string>()
  return {
    raise(name, sentence) {
      if (sentence === null) raised.delete(name)
      else raised.set(name, sentence)
    },
    list: () => [...known, ...raised.values()],
  }
}
