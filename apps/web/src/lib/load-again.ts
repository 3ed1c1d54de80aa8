import { isOffline } from './reach.ts'

/** Milliseconds before each further attempt. */
const pauses = [300, 1500]

/**
 * Loads code, and asks again when it does not come: one connection that breaks or one answer that a busy server refuses
 * takes no screen away. Where the browser knows that there is no network it fails at once.
 */
export async function loadAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      if (isOffline()) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return load()
}
