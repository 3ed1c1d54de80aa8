/** What is needed of a tab and its history. */
export type Tab = {
  state: () => unknown
  path: () => string
  /** Adds an entry for the same address. */
  push: (state: object) => void
  /** Gives the entry that is shown another state. */
  stamp: (state: object) => void
  back: () => void
  /** Calls later, when what was asked to close has had the time to. */
  later: (act: () => void) => void
}

/** How deep an entry of the history lies over its page: 0 is the page, 1 and more are windows over it. */
type Step = { page: string; depth: number }

/** An open window, known by the way it is closed. */
export type Opened = { close: () => void }

/** The step that an entry's state tells of; null for entries of pages over which nothing was ever opened. */
function stepOf(state: unknown): Step | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null
  const { step } = state
  if (typeof step !== 'object' || step === null || !('page' in step) || !('depth' in step)) return null
  const { page, depth } = step
  return typeof page === 'string' && typeof depth === 'number' ? { page, depth } : null
}

/**
 * Lets the way back close what is open over a page, the newest first, before it leaves the page.
 *
 * Whatever opens adds an entry to the history, and going back from there closes it. What is closed by its own button
 * leaves its entry behind: taking it away would be a step back of its own, which comes later than the page that a
 * button of the window may lead to. A spent entry serves what opens next, and whoever goes back from it is taken on to
 * where they meant to go.
 */
export function backSteps(tab: Tab, newName: () => string) {
  const open: Opened[] = []
  /** Where the tab stands. What the page itself writes into the entry's state does not change it. */
  let at = stepOf(tab.state())
  let path = tab.path()

  const write = (put: (state: object) => void, step: Step) => {
    const state = tab.state()
    at = step
    put({ ...(typeof state === 'object' ? state : {}), step })
  }

  /** Sees to it that there is an entry for every open window. */
  function cover() {
    if (!at || tab.path() !== path) {
      path = tab.path()
      at = { page: newName(), depth: 0 }
    }
    while (at.depth < open.length) {
      // The page may have replaced the state since.
      if (!stepOf(tab.state())) write(tab.stamp, at)
      write(tab.push, { page: at.page, depth: at.depth + 1 })
    }
  }

  return {
    opened(one: Opened): void {
      open.push(one)
      cover()
    },

    closed(one: Opened): void {
      const place = open.indexOf(one)
      if (place >= 0) open.splice(place, 1)
    },

    /** The page has added an entry of its own. */
    moved(): void {
      at = stepOf(tab.state())
      path = tab.path()
    },

    /** Another entry is shown: the person went back or forward. */
    popped(): void {
      const before = at
      at = stepOf(tab.state())
      path = tab.path()
      if (!before || !at || before.page !== at.page || before.depth <= at.depth) return
      if (before.depth > open.length) tab.back()
      else {
        open.at(-1)?.close()
        // What refuses to close (its work is under way) is covered again.
        tab.later(cover)
      }
    },
  }
}

export type BackSteps = ReturnType<typeof backSteps>
