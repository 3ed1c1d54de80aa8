import { ApiError, NetworkError } from '../../lib/http.ts'

/** Something a pupil did that the server does not know yet. */
export type Act = {
  key: number
  path: string
  body: object
  /** When it happened, in milliseconds of the device's own clock. */
  at: number
}

/** Where acts wait; the oldest first. */
export type ActStore = {
  add: (act: Omit<Act, 'key'>) => Promise<number>
  first: () => Promise<Act | undefined>
  remove: (key: number) => Promise<void>
  count: () => Promise<number>
}

export type Told = { told: true; reply: unknown } | { told: false }

export type Outbox = {
  /** Acts that wait. */
  pending: () => number
  subscribe: (listener: () => void) => () => void
  /** Tells the server of an act, or keeps it for later. @throws ApiError when the server refuses it. */
  tell: (path: string, body: object) => Promise<Told>
  /** Sends what waits, in its order, until the first that cannot be sent now. Never fails. */
  flush: () => Promise<void>
}

/** What became of acts that were sent, by key. */
type Sent = { replies: Map<number, unknown>; refusals: Map<number, unknown> }

type Parts = {
  store: ActStore
  send: (path: string, body: object) => Promise<unknown>
  now: () => number
  newId: () => string
  /** Runs one flush at a time among all windows. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Hears the answers to acts that had to wait. */
  onLateReplies: (replies: unknown[]) => void
}

/** The server was not there, or not in order: the same act may be taken later. */
function mayComeLater(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 408)
}

/** The session is gone: acts wait until the pupil has signed in again. */
const needsSignIn = (error: unknown) => error instanceof ApiError && error.status === 401

/**
 * The acts of one pupil on their way to the server. Each carries an id of its own, so that one whose answer was lost is
 * sent again and counts once; what waited also says for how long.
 */
export async function createOutbox({ store, send, now, newId, alone, onLateReplies }: Parts): Promise<Outbox> {
  const listeners = new Set<() => void>()
  let waiting = await store.count()
  let flushing: Promise<Sent> | undefined

  async function recount() {
    waiting = await store.count()
    for (const listener of listeners) listener()
  }

  async function sendAll(): Promise<Sent> {
    const sent: Sent = { replies: new Map(), refusals: new Map() }
    for (let act = await store.first(); act; act = await store.first()) {
      try {
        const secondsAgo = Math.max(0, Math.round((now() - act.at) / 1_000))
        sent.replies.set(act.key, await send(act.path, { ...act.body, secondsAgo }))
      } catch (error) {
        if (mayComeLater(error) || needsSignIn(error)) break
        // Refused for good: the card is gone, or was taken from the pupil's class. Nothing could be done with it.
        sent.refusals.set(act.key, error)
      }
      await store.remove(act.key)
      await recount()
    }
    return sent
  }

  function flushOnce(): Promise<Sent> {
    flushing ??= alone(sendAll).finally(() => {
      flushing = undefined
    })
    return flushing
  }

  async function keep(path: string, body: object): Promise<number> {
    const key = await store.add({ path, body, at: now() })
    await recount()
    return key
  }

  return {
    pending: () => waiting,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: async (path, body) => {
      const named = { ...body, eventId: newId() }
      if (waiting === 0) {
        try {
          return { told: true, reply: await send(path, named) }
        } catch (error) {
          if (!mayComeLater(error)) throw error
          await keep(path, named)
          return { told: false }
        }
      }
      // Acts arrive in the order in which they happened.
      const key = await keep(path, named)
      const { replies, refusals } = await flushOnce()
      const reply = replies.get(key)
      const told = replies.delete(key)
      if (replies.size > 0) onLateReplies([...replies.values()])
      if (refusals.has(key)) throw refusals.get(key)
      return told ? { told, reply } : { told: false }
    },
    flush: async () => {
      const sent = await flushOnce().catch(() => undefined)
      if (sent && sent.replies.size > 0) onLateReplies([...sent.replies.values()])
    },
  }
}
