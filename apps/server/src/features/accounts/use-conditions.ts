import { sql } from 'drizzle-orm'
import { sessions, users } from './tables.ts'

/** When an account was last used, or made; an index has pupils by it. */
export const usedAt = sql<string>`coalesce(${users.lastUsedAt}, ${users.createdAt})`

/** The same, looking also at sessions: what they tell is noted a moment later. */
export const surelyUsedAt = sql<string>`greatest(
  ${usedAt}, (select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})
)`
