const key = 'capivira:scroll'

/** Milliseconds in which a screen that comes again may still grow to where it was left. */
const patience = 5_000

type Places = Record<string, number>

/** Storage may be forbidden; then a reload begins at the top. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

function isPlaces(value: unknown): value is Places {
  return typeof value === 'object' && value !== null && Object.values(value).every(place => typeof place === 'number')
}

function keptPlaces(): Places {
  const kept: unknown = quietly(storage => JSON.parse(storage.getItem(key) ?? '{}'))
  return isPlaces(kept) ? kept : {}
}

/** How far down each screen was read in this tab, by its path. */
let places: Places = {}
/** True once somebody has left: the page that goes keeps nothing more. */
let left = false

/** Forgets how far down screens were read, for whoever comes next. */
export function forgetPlaces(): void {
  places = {}
  left = true
  quietly(storage => storage.removeItem(key))
}

/** Gestures by which a person takes the scrolling into their own hands. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a place as soon as the screen is tall enough, and again should it shrink and grow once more while its
 * parts arrive, unless somebody scrolls meanwhile. Answers how to give up.
 */
function scrollWhenTall(top: number, onDone: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(stop, patience)
  function stop() {
    if (signal.aborted) return
    ending.abort()
    observer.disconnect()
    clearTimeout(timer)
    onDone()
  }
  function attempt() {
    scrollTo({ top, behavior: 'instant' })
    if (top === 0) stop()
  }
  for (const gesture of gestures) addEventListener(gesture, stop, { signal, passive: true })
  observer.observe(document.body)
  attempt()
  return stop
}

export type ScrollPlaces = {
  /** A screen has come by a link, by going back or by going forward: shows the part of it that should be seen. */
  arrive: () => void
  stop: () => void
}

/**
 * Keeps how far down each screen was read: going back or reloading leads there, a link to the top. The browser does
 * this itself for pages it loads whole, and gives up on those that grow after they came.
 */
export function keepScrollPlaces(): ScrollPlaces {
  places = keptPlaces()
  const ending = new AbortController()
  const { signal } = ending
  history.scrollRestoration = 'manual'
  let shown = location.pathname
  /** The place to return to; undefined when a link was followed. */
  let returning: number | undefined
  let giveUp: (() => void) | undefined

  function note() {
    if (!giveUp && returning === undefined) places[location.pathname] = Math.round(scrollY)
  }
  function returnTo(top: number) {
    let over = false
    const stop = scrollWhenTall(top, () => {
      over = true
      giveUp = undefined
    })
    if (!over) giveUp = stop
  }

  addEventListener('scroll', note, { signal, passive: true })
  function stepBack() {
    const top = places[location.pathname] ?? 0
    giveUp?.()
    // The router may hear of the step first, and have drawn the screen at its top by now.
    if (location.pathname === shown) returnTo(top)
    else returning = top
  }
  addEventListener('popstate', stepBack, { signal })
  const keep = () => left || quietly(storage => storage.setItem(key, JSON.stringify(places)))
  addEventListener('pagehide', keep, { signal })

  const [loaded] = performance.getEntriesByType('navigation')
  const comesAgain = loaded && 'type' in loaded && (loaded.type === 'reload' || loaded.type === 'back_forward')
  if (comesAgain) returnTo(places[location.pathname] ?? 0)

  return {
    arrive() {
      giveUp?.()
      shown = location.pathname
      const top = returning ?? 0
      returning = undefined
      returnTo(top)
    },
    stop() {
      giveUp?.()
      ending.abort()
    },
  }
}
