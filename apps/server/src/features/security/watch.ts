import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { pseudonymOf } from '../../platform/pseudonym.ts'
import { noted } from '../../platform/security-note.ts'
import { hashedAddress } from './address.ts'
import { eventOf } from './event-rules.ts'
import { type Gathered, gatherer } from './gather.ts'
import { keepEvents, keepPeople } from './store.ts'

/** Milliseconds that events gather before they are written, all at once. */
const pause = 1000
/** Entries that wait while the database is away; beyond, the oldest are in the log alone. */
const longest = 5000

type Parts = {
  db: Database
  logger: FastifyBaseLogger
  sessionSecret: string
  now: () => Date
  /** Whether events are written by the clock as well, and not only when they are asked for and at the end. */
  byClock: boolean
}

export type SecurityWatch = {
  /** Writes down all that was gathered; resolves when it is there, or cannot be for now. */
  flush: () => Promise<void>
}

const userInPath = z.object({ userId: z.uuid() })

/**
 * Records what the answers of this server mean for security: one line of the log each and a row of the administrators'
 * list. An answer is looked at right after it is given to the connection, so that nobody waits for it; also where
 * nobody is there any more to take it, for a guess counts whether or not who made it stayed to hear.
 */
export function watchSecurity(app: FastifyInstance, { db, logger, sessionSecret, now, byClock }: Parts): SecurityWatch {
  const gathering = gatherer()
  /** Whose pseudonyms were seen since they were last written. */
  let people = new Map<string, string>()
  let waiting: Gathered[] = []
  let writing = Promise.resolve()

  function nameOf(userId: string | undefined): string | null {
    if (userId === undefined) return null
    const pseudonym = pseudonymOf(sessionSecret, userId)
    people.set(pseudonym, userId)
    return pseudonym
  }

  function lookAt(request: FastifyRequest, status: number): void {
    const call = callOf(request)
    const note = noted(request)
    const event = eventOf({ call, status, note })
    if (!event) return
    const address = hashedAddress(sessionSecret, request.ip)
    const targetKey = nameOf(note.targetId ?? targetOf(request, status))
    const userKey = nameOf(note.userId)
    gathering.add({ ...event, userKey, targetKey, address, call, request: request.id, at: now() })
  }

  /** An answer that cannot be written is followed by one that says so. */
  const looked = new WeakSet<FastifyRequest>()
  app.addHook('onSend', (request, reply, _payload, done) => {
    const status = reply.statusCode
    if (!looked.has(request)) setImmediate(lookAt, request, status)
    looked.add(request)
    done()
  })

  function tell({ event, outcome, userKey, targetKey, address, call, request, count, at }: Gathered): void {
    const who = { user: userKey, target: targetKey, address }
    const line = { event, outcome, ...who, call, reqId: request, count, at: at.toISOString() }
    if (outcome === 'ok' || outcome === 'begun') logger.info(line, 'security')
    else logger.warn(line, 'security')
  }

  async function write(): Promise<void> {
    const taken = gathering.take()
    for (const entry of taken) tell(entry)
    const entries = [...waiting, ...taken].slice(-longest)
    if (entries.length === 0) return
    const seen = people
    people = new Map()
    waiting = []
    try {
      await keepPeople(db, seen)
      await keepEvents(db, entries)
    } catch (error) {
      people = new Map([...seen, ...people])
      waiting = entries
      logger.warn({ err: error, entries: entries.length }, 'security events wait for the database')
    }
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = byClock ? setInterval(() => void flush(), pause).unref() : undefined
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return { flush }
}

/** The call as the contract writes it; null where there is none. A page asked for (HEAD) is its GET. */
function callOf({ method, routeOptions: { url } }: FastifyRequest): string | null {
  return url?.startsWith('/api/') ? `${method === 'HEAD' ? 'GET' : method} ${url}` : null
}

/** Whose account a call names in its path. */
function targetOf(request: FastifyRequest, status: number): string | undefined {
  const params = userInPath.safeParse(request.params)
  return params.success && status < 500 ? params.data.userId : undefined
}
