import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededBy } from '@capivira/core/chance/seeded'
import { addressOf, type Chance, rare, type ScaleCall } from './calls.ts'
import type { Person } from './people.ts'

/** What one call came to under load; milliseconds from the moment it was due until its last byte, kilobytes as sent. */
export type Measured = { name: string; times: number[]; kilobytes: number; failures: string[] }

/**
 * Of 100 requests, those of pupils, teachers and administrators, and how many times all calls are dealt before the rare
 * ones come again. `school` is a school's day; in `even` teachers and administrators, who are few and ask for much,
 * send so many that each call has some forty answers in 200 seconds.
 */
export const mixes = {
  school: { student: 70, teacher: 20, admin: 10, rareEvery: 10 },
  even: { student: 45, teacher: 30, admin: 25, rareEvery: 2 },
} as const
export type Mix = (typeof mixes)[keyof typeof mixes]

const roles = ['student', 'teacher', 'admin'] as const

const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'accept-encoding': 'gzip, deflate, br',
}

/** As many calls as are sent in so many seconds, in the shares of a mix. */
export function dealCalls(
  calls: readonly ScaleCall[],
  mix: Mix,
  { perSecond, seconds, chance }: { perSecond: number; seconds: number; chance: Chance },
): ScaleCall[] {
  const deckFor = (role: string) =>
    deckOf(
      calls.filter(call => call.role === role),
      mix.rareEvery,
      chance,
    )
  const decks = new Map<string, ReturnType<typeof deckOf>>(roles.map(role => [role, deckFor(role)]))
  return Array.from({ length: perSecond * seconds }, () => decks.get(roleOf(mix, chance(100)))?.() ?? []).flat()
}

/**
 * Sends calls at a steady rate, whether or not earlier ones were answered, each for a person of its type: so a slow
 * answer is not hidden by waiting for it.
 */
export async function sendLoad(
  address: string,
  { calls, people }: { calls: readonly ScaleCall[]; people: readonly Person[] },
  { perSecond, chance }: { perSecond: number; chance: Chance },
): Promise<Map<string, Measured>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const measured = new Map<string, Measured>()
  const pending = new Set<Promise<void>>()
  const begin = performance.now()
  for (const [sent, call] of calls.entries()) {
    const due = begin + (sent * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const party = people.filter(person => person.role === call.role)
    const person = party[chance(party.length)]
    if (!person) continue
    const one = send(agent, address, { call, person, chance }).then(({ status, bytes }) => {
      const row = measured.get(call.name) ?? { name: call.name, times: [], kilobytes: 0, failures: [] }
      measured.set(call.name, row)
      row.times.push(performance.now() - due)
      row.kilobytes = Math.max(row.kilobytes, bytes / 1024)
      if (status >= 400) row.failures.push(String(status))
    })
    pending.add(one)
    one.finally(() => pending.delete(one))
  }
  await Promise.all(pending)
  agent.destroy()
  return measured
}

/** Sends a call once. */
export function send(
  agent: Agent,
  address: string,
  { call, person, chance }: { call: ScaleCall; person: Person; chance: Chance },
): Promise<{ status: number; bytes: number }> {
  const url = address + addressOf(call, person.known, chance)
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { agent, method: call.method, headers: { ...headers, cookie: person.cookie } },
      reply => {
        let bytes = 0
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, bytes }))
        reply.on('error', reject)
      },
    )
    sending.on('error', reject)
    sending.end(call.body ? JSON.stringify(call.body(person.known, chance)) : undefined)
  })
}

function roleOf(mix: Mix, place: number): string {
  let until = 0
  for (const role of roles) {
    until += mix[role]
    if (place < until) return role
  }
  return 'student'
}

/**
 * Deals calls as often as they weigh, shuffled anew each time all are dealt: none is left to chance. Rare ones come
 * every so many times.
 */
function deckOf(calls: readonly ScaleCall[], rareEvery: number, chance: Chance): () => ScaleCall | undefined {
  const all = calls.flatMap(call => Array.from({ length: call.weight }, () => call))
  const usual = all.filter(({ path }) => !rare.has(path))
  let left: ScaleCall[] = []
  let dealt = 0
  return () => {
    if (left.length === 0) left = dealt++ % rareEvery === 0 ? [...all] : [...usual]
    return left.splice(chance(left.length), 1)[0]
  }
}

/** Whole numbers that look like chance and are the same in every run. */
export function chanceOf(seed: number): Chance {
  const next = seededBy(seed)
  return sides => Math.floor(next() * sides)
}
