import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { UserType } from '@capivira/core/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import type { SessionFinder } from '../../platform/signed-in.ts'
import type { Checked } from './access-store.ts'
import { deleteSession, insertSession, selectSession, touchSession } from './session-store.ts'
import { noteUse } from './use-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a session lasts unused and in all, and how many a user may hold; pupils' phones stay signed in for days. */
const limits: Record<UserType, { idle: number; total: number; held: number }> = {
  student: { idle: 7 * day, total: 30 * day, held: 10 },
  teacher: { idle: day, total: 7 * day, held: 5 },
  admin: { idle: hour, total: 12 * hour, held: 3 },
}

/**
 * How far what is noted of a session's last use may lag behind, in milliseconds: it is shown to its owner, who looks
 * there for somebody else.
 */
const lag = 5 * minute

type SessionSettings = Pick<Settings, 'sessionSecret' | 'publicUrl'>

/** Sessions by cookie: 256 random bits at the browser, their HMAC in the database. */
export function sessionsOf(settings: SessionSettings, db: Database) {
  const secure = settings.publicUrl.startsWith('https:')
  // The prefix makes browsers refuse the cookie unless it is Secure, for this host only and for the whole site.
  const cookie = secure ? '__Host-sid' : 'sid'
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const
  const secret = createSecretKey(settings.sessionSecret, 'utf8')
  const hashed = (token: string) => createHmac('sha256', secret).update(token).digest('hex')
  const tokenOf = (request: FastifyRequest) => request.cookies[cookie]

  const find: SessionFinder = async (request, _reply, now) => {
    const token = tokenOf(request)
    if (!token) return null
    const sid = hashed(token)
    const session = await selectSession(db, sid, now)
    if (!session) return null
    const { idle, total } = limits[session.user.userType]
    // Once in a while is exact enough and spares a write on every request.
    if (now.getTime() - session.lastSeenAt.getTime() >= lag) {
      const expire = Math.min(now.getTime() + idle, session.createdAt.getTime() + total)
      await touchSession(db, sid, now, new Date(expire))
      await noteUse(db, session.user.id, now)
    }
    return session.user
  }

  /**
   * Ends the session a request came with, whosever it was, and starts a new one: an id fixed by an attacker dies here.
   * False, and none is started, when something changed who may sign in since the account was checked.
   */
  async function start(
    request: FastifyRequest,
    reply: FastifyReply,
    user: Checked & { userType: UserType },
    now: Date,
  ): Promise<boolean> {
    await end(request, reply)
    const token = randomBytes(32).toString('base64url')
    const { idle, held, total } = limits[user.userType]
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 200)
    const started = await insertSession(
      db,
      {
        sid: hashed(token),
        sess: { userAgent },
        createdAt: now,
        lastSeenAt: now,
        expire: new Date(now.getTime() + idle),
      },
      user,
      held,
    )
    if (started) await noteUse(db, user.id, now)
    if (started) reply.setCookie(cookie, token, { ...options, maxAge: total / 1000 })
    return started
  }

  /** Ends the session a request came with, if any, and answers whose it was. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const token = tokenOf(request)
    const userId = token ? await deleteSession(db, hashed(token)) : null
    reply.clearCookie(cookie, options)
    return userId
  }

  /** The id in the tables of the session a request came with; '' without one. */
  function idOf(request: FastifyRequest): string {
    const token = tokenOf(request)
    return token ? hashed(token) : ''
  }

  return { find, start, end, idOf }
}

export type Sessions = ReturnType<typeof sessionsOf>
