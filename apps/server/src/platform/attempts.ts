import { messages } from '@capivira/core/http/errors'
import type { Pool } from 'pg'
import { keyedHash } from './pseudonym.ts'
import { Refusal } from './refusal.ts'

/** So many attempts in so many seconds. */
export type Limit = { readonly points: number; readonly duration: number }

/** What is counted: by the name of a limit and by whom. */
type Mark = { readonly name: string; readonly key: string }

/** How many attempts there are now, this one included, and for how many milliseconds they count. */
type Counted = { points: number; msLeft: number }

const clock = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

// In the order of the keys, so that two at once never wait for each other.
const countThem = `
  insert into rate_limits as kept (key, points, expire)
  select key, 1, ${clock} + ms from unnest($1::text[], $2::bigint[]) as given (key, ms) order by key
  on conflict (key) do update set
    points = case when kept.expire > ${clock} then kept.points + 1 else 1 end,
    expire = case when kept.expire > ${clock} then kept.expire else excluded.expire end
  returning key, points, greatest(expire - ${clock}, 0)::float8 as "msLeft"`

const undoThem = `
  with held as (select key from rate_limits where key = any ($1::text[] || $2::text[]) order by key for update)
  update rate_limits as kept
  set points = case when kept.key = any ($2) then 0 else greatest(kept.points - 1, 0) end
  from held where kept.key = held.key and kept.expire > ${clock}`

/**
 * Attempts counted in the database, so that several servers share the count. Several limits are counted in one
 * statement: a sign-in asks three of them. Keys are addresses of people and of machines: the table holds their keyed
 * hashes.
 */
export function attemptCounter(pool: Pick<Pool, 'query'>, secret: string) {
  const keyOf = ({ name, key }: Mark) => `${name}:${keyedHash(secret, name, key)}`
  return {
    /** Counts one attempt by each mark; answers in their order. */
    async count(marks: readonly (Mark & Pick<Limit, 'duration'>)[]): Promise<Counted[]> {
      const keys = marks.map(keyOf)
      const values = [keys, marks.map(({ duration }) => duration * 1000)]
      const { rows } = await pool.query<Counted & { key: string }>({ name: 'attempts-count', text: countThem, values })
      const byKey = new Map(rows.map(({ key, points, msLeft }) => [key, { points, msLeft }]))
      return keys.map(key => byKey.get(key) ?? { points: 0, msLeft: 0 })
    },

    /** Takes one attempt back from each of `takeBack`, and all from each of `forget`. */
    async undo({
      takeBack = [],
      forget = [],
    }: {
      takeBack?: readonly Mark[]
      forget?: readonly Mark[]
    }): Promise<void> {
      const values = [takeBack.map(keyOf), forget.map(keyOf)]
      await pool.query({ name: 'attempts-undo', text: undoThem, values })
    },
  }
}

/** The refusal for too many attempts. */
export const tooMany = ({ msLeft }: Pick<Counted, 'msLeft'>, sentence: string = messages.tooManyRequests): Refusal =>
  new Refusal(429, sentence, { retryAfter: Math.ceil(msLeft / 1000) })

/** Counts attempts by a key. */
export type Attempts = {
  /** Counts one before it is looked at, so that parallel ones count too; refuses 429 when there were too many. */
  count: (key: string) => Promise<Refusal | null>
  /** The last one does not count; those before it do. */
  takeBack: (key: string) => Promise<void>
}

/** Attempts under one limit. */
export function countAttempts(pool: Pool, secret: string, name: string, { points, duration }: Limit): Attempts {
  const counter = attemptCounter(pool, secret)
  return {
    async count(key) {
      const [counted] = await counter.count([{ name, key, duration }])
      return counted && counted.points > points ? tooMany(counted) : null
    },
    takeBack: key => counter.undo({ takeBack: [{ name, key }] }),
  }
}
