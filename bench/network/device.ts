import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@capivira/games/random'
import type { Browser, BrowserContext } from '@playwright/test'
import * as z from 'zod/mini'
import type { Ledger } from './ledger.ts'
import type { Plan, Planned } from './plan.ts'
import type { Member, School } from './school.ts'
import { Tab } from './tab.ts'

/** What several devices know together. */
export type Setting = {
  school: School
  ledger: Ledger
  plans: ReadonlyMap<string, Plan>
  /** Ends somebody's sessions on the server. */
  endSessions: (personId: string) => Promise<unknown>
  /** How many acts there shall be in all. */
  acts: number
}

const begun = z.object({ roundId: z.string() })
const standing = z.object({ revision: z.int() })

/** Tries before somebody gives up signing in, and comes back later. */
const tries = 25

/** A browser with a store of its own, used by several people one after another, in two tabs. */
export class Device {
  readonly #context: BrowserContext
  readonly #tabs: readonly [Tab, Tab]
  readonly #random: Random
  readonly #people: readonly Member[]
  readonly #setting: Setting
  /**
   * Days of the city and rounds are played where their pupil is at home: on two devices at once one of them ends the
   * other's.
   */
  readonly #atHome: ReadonlySet<string>

  private constructor(
    context: BrowserContext,
    tabs: [Tab, Tab],
    parts: { random: Random; people: readonly Member[]; atHome: ReadonlySet<string>; setting: Setting },
  ) {
    this.#context = context
    this.#tabs = tabs
    this.#random = parts.random
    this.#people = parts.people
    this.#atHome = parts.atHome
    this.#setting = parts.setting
  }

  static async open(
    browser: Browser,
    baseURL: string,
    parts: { random: Random; people: readonly Member[]; atHome: ReadonlySet<string>; setting: Setting },
  ): Promise<Device> {
    const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
    await context.exposeFunction('toldOfRefusal', (eventId: string) => parts.setting.ledger.toldOfRefusal(eventId))
    return new Device(context, [await Tab.of(context), await Tab.of(context)], parts)
  }

  /** One after another people come, do things, and leave, or are put out, until enough was done. */
  async work(): Promise<void> {
    const { ledger, acts } = this.#setting
    while (ledger.done < acts) {
      const person = this.#random.pick(this.#people)
      if (person) await this.#visit(person)
    }
  }

  async #visit(person: Member): Promise<void> {
    const [first, second] = this.#tabs
    if (!(await this.#signIn(first, person))) return
    await second.open()
    await this.#doThings(person, 20 + this.#random.below(60))
    const chance = this.#random.below(10)
    // The session ends under the page, from the server's side or from the browser's; the person goes on, then signs in
    // again or leaves.
    if (chance < 3) await this.#setting.endSessions(person.id)
    else if (chance < 5) await this.#context.clearCookies()
    else if (chance < 8) return this.#comeBetween(person)
    await this.#doThings(person, this.#random.below(6))
    if (this.#random.below(2) === 0 && (await this.#signIn(first, person)))
      await this.#doThings(person, this.#random.below(6))
  }

  /** Somebody else signs in in the second tab while the first one is still the page of whoever was there before. */
  async #comeBetween(person: Member): Promise<void> {
    const [first, second] = this.#tabs
    const other = this.#random.pick(this.#people.filter(({ id }) => id !== person.id))
    if (!other || !(await this.#signIn(second, other))) return
    for (let at = 0; at < 6; at++) {
      await this.#do(first, person)
      await this.#do(second, other)
    }
  }

  async #signIn(tab: Tab, person: Member): Promise<boolean> {
    for (let attempt = 0; attempt < tries; attempt++) {
      if (await tab.signIn(person).catch(() => false)) return true
      await sleep(this.#random.below(100))
    }
    return false
  }

  async #doThings(person: Member, count: number): Promise<void> {
    for (let at = 0; at < count; at++) {
      const tab = this.#tabs[this.#random.below(4) === 0 ? 1 : 0]
      // Now and then two things at once, in both tabs.
      if (this.#random.below(8) === 0) await Promise.all(this.#tabs.map(each => this.#do(each, person)))
      else if (tab) await this.#do(tab, person)
    }
  }

  /** One thing, if the page is this person's: nobody works on under another one's name. */
  async #do(tab: Tab, person: Member): Promise<void> {
    if (tab.person !== person.id) return
    const planned = await this.#planned(tab, person)
    if (!planned) return
    const eventId = randomUUID()
    const seen = await tab.act(planned, eventId)
    if (seen.seen === 'nobody') {
      tab.person = null
      return
    }
    const { kind, key } = planned
    const why = 'why' in seen ? seen.why : undefined
    this.#setting.ledger.note({ personId: person.id, kind, key, outcome: seen.seen, why, eventId })
  }

  async #planned(tab: Tab, person: Member): Promise<Planned | undefined> {
    const plan = this.#setting.plans.get(person.id)
    const kind = plan?.kind() ?? 'rating'
    if (kind !== 'game' && kind !== 'city') return plan?.next(kind)
    // Both begin with a look at the server, and only where nothing waits: a screen without one says so.
    if (!this.#atHome.has(person.id) || tab !== this.#tabs[0] || (await tab.pending()) !== 0) return undefined
    return kind === 'game' ? this.#round(tab) : this.#day(tab)
  }

  async #round(tab: Tab): Promise<Planned | undefined> {
    const { materialId } = this.#setting.school
    const { data: round } = begun.safeParse(
      await tab.startRound({ gameId: 'memory-cards', materialId, options: { difficulty: 'easy' } }),
    )
    if (!round) return undefined
    const result = { difficulty: 'easy', score: 100, moves: 8, timeElapsed: 1 }
    return { kind: 'game', key: round.roundId, params: {}, body: { roundId: round.roundId, ...result } }
  }

  async #day(tab: Tab): Promise<Planned | undefined> {
    const { data: city } = standing.safeParse(await tab.read('/api/games/geo-explorer/city'))
    if (!city) return undefined
    // Days have no names: the ledger numbers them.
    return { kind: 'city', key: '', params: {}, body: { revision: city.revision, actions: [{ do: 'pass-day' }] } }
  }

  /**
   * With a good network everybody who was here signs in once more and waits until nothing of theirs waits. Who still
   * has something is told.
   */
  async settle(): Promise<string[]> {
    const left: string[] = []
    const [first, second] = this.#tabs
    for (const person of this.#people) {
      if (!(await this.#signIn(first, person))) left.push(`${person.name} could not sign in`)
      await second.open()
      for (let look = 0; look < 200 && (await first.pending()) !== 0; look++) {
        await first.flush()
        await sleep(50)
      }
      const waiting = await first.pending()
      if (waiting !== 0) left.push(`of ${person.name} ${waiting} acts still wait`)
    }
    return left
  }

  close(): Promise<void> {
    return this.#context.close()
  }
}
