import { act as actOnce } from 'preact/test-utils'

/** The real one, also where a test has stopped the clock. */
const later = globalThis.setTimeout

/** Turns that may follow one another before a screen is at rest. */
const turns = 10

/**
 * Does something and waits until the screen is at rest: what is promised is heard too, and what an effect asks for, as
 * React's own does. Preact's looks only once.
 */
export function act(work: () => unknown): Promise<void> {
  let waits = false
  const done = actOnce(() => {
    const result = work()
    waits = result instanceof Promise
    return result instanceof Promise ? result.then(() => {}) : undefined
  })
  return waits ? settled(done) : done
}

async function settled(done: Promise<void>): Promise<void> {
  await done
  for (let turn = 0; turn < turns; turn++) {
    await actOnce(() => new Promise<void>(resolve => later(resolve, 0)))
  }
}
