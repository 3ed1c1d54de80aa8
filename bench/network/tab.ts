import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { password } from '../kill/people.ts'
import type { DevicePage, Seen, Wish } from './on-page.ts'
import type { Planned } from './plan.ts'
import type { Member } from './school.ts'

declare global {
  var device: DevicePage | undefined
}

const user = z.object({ id: z.string() })

/** Milliseconds nobody waits longer for one thing. */
const patience = 30_000

/** One tab of a device's browser, on the page of whoever it was opened for. */
export class Tab {
  /** Who is signed in, as the page shows it. */
  person: string | null = null
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async of(context: BrowserContext): Promise<Tab> {
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    return new Tab(page)
  }

  /** Loads the page anew and looks who is signed in. */
  async open(): Promise<string | null> {
    this.person = null
    await this.#page.goto('/device.html')
    await this.#page.waitForFunction('globalThis.device !== undefined')
    this.person = await this.#page.evaluate(() => globalThis.device?.open() ?? null).catch(() => null)
    return this.person
  }

  /** Tries to sign somebody in and opens the page as theirs; false when the network was against it. */
  async signIn({ id, email }: Member): Promise<boolean> {
    if ((await this.open()) === id) {
      // The page may show a pupil whom it only remembers: signed in is who the server takes acts from.
      const known = user.safeParse(await this.read('/api/auth/user'))
      if (known.data?.id === id) return true
    }
    await this.#page.evaluate(
      ([name, secret]) => globalThis.device?.signIn(name ?? '', secret ?? '').catch(() => null),
      [email, password],
    )
    return (await this.open()) === id
  }

  /** Does something; what the person saw of it, 'unknown' where the page went meanwhile. */
  async act({ kind, params, body }: Planned, eventId: string): Promise<Seen | { seen: 'unknown' }> {
    try {
      const seen = await this.#page.evaluate(([name, input]) => globalThis.device?.act(name, input), [
        kind,
        { params, body, eventId },
      ] as const)
      return seen ?? { seen: 'nobody' }
    } catch {
      return { seen: 'unknown' }
    }
  }

  /** An answer of the server; undefined where none came. */
  read(address: string): Promise<unknown> {
    return this.#page
      .evaluate(path => globalThis.device?.read(path).catch(() => undefined), address)
      .catch(() => undefined)
  }

  startRound(wish: Wish): Promise<unknown> {
    return this.#page
      .evaluate(wanted => globalThis.device?.startRound(wanted).catch(() => undefined), wish)
      .catch(() => undefined)
  }

  /** Acts that wait on the device for who is signed in; -1 where nothing can be kept, or not yet. */
  async pending(): Promise<number> {
    return this.#page.evaluate(() => globalThis.device?.pending() ?? -1).catch(() => -1)
  }

  async flush(): Promise<void> {
    await this.#page.evaluate(() => globalThis.device?.flush()).catch(() => {})
  }
}
