import { isServerAway } from './http.ts'

/** Keeps answers on the device for times without a network; the offline feature brings one for pupils. */
export type Keeper = {
  /** Notes a fresh answer, if it is one worth keeping. Never fails. */
  keep: (address: string, answer: unknown) => void
  /** The kept answer, or undefined. */
  find: (address: string) => Promise<unknown>
}

let keeper: Promise<Keeper> | undefined

/** From now on answers are kept. The promise may still be loading: a read that fails waits for it. */
export function setKeeper(coming: Promise<Keeper> | undefined): void {
  keeper = coming
}

/** What is kept on the device of an address; undefined where nothing is. */
export const recall = async (address: string): Promise<unknown> => (await keeper?.catch(() => undefined))?.find(address)

/**
 * Asks, and answers with what was kept when the server is not there, or not in order.
 * @throws what `ask` throws, when nothing was kept.
 */
export async function askOrRecall(address: string, ask: () => Promise<unknown>): Promise<unknown> {
  // Looked for once it is needed: a screen may ask before it is known whose device this is.
  const kept = () => keeper?.catch(() => undefined)
  try {
    const answer = await ask()
    kept()?.then(keeping => keeping?.keep(address, answer))
    return answer
  } catch (error) {
    if (!isServerAway(error)) throw error
    const answer = await (await kept())?.find(address)
    if (answer === undefined) throw error
    return answer
  }
}
