import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Pages whose session a journey ends on purpose. */
const ended = new WeakSet<Page>()

/** From now on this page may be told that it is signed out, or somebody else's, whatever it asks. */
export function expectSessionToEnd(page: Page): void {
  ended.add(page)
}

/** Answers that a journey provokes on purpose, by page: the status and the end of the address. */
const provoked = new WeakMap<Page, { status: number; of: RegExp }[]>()

/**
 * The next answer of this status to such a call is what the journey is about: the browser's note of it is no complaint.
 */
export function expectStatus(page: Page, status: number, of: RegExp): void {
  provoked.set(page, [...(provoked.get(page) ?? []), { status, of }])
}

/** True once for each answer that was provoked. */
function wasProvoked(page: Page, text: string, url: string): boolean {
  const expected = provoked.get(page) ?? []
  const at = expected.findIndex(({ status, of }) => text.includes(`status of ${status}`) && of.test(url))
  if (at >= 0) expected.splice(at, 1)
  return at >= 0
}

/** What a browser complains about while a journey runs; a journey ends with none. */
function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    if (message.type() !== 'error') return
    // A visitor asks who is signed in and is told 401; the browser notes every such answer.
    const mayBe401 = ended.has(page) || message.location().url.endsWith('/api/auth/user')
    if (/status of 401/.test(message.text()) && mayBe401) return
    // Somebody else's session, in a journey that is about it.
    if (/status of 409/.test(message.text()) && ended.has(page)) return
    if (wasProvoked(page, message.text(), message.location().url)) return
    // Only a journey that takes the network away sees this one.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return
    complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('request', request => {
    const url = new URL(request.url())
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.hostname !== 'localhost')
      complaints.push(`request to another origin: ${request.url()}`)
  })
}

/** Opens pages that are watched: no error, no complaint in the console, no request to another origin. */
export const test = base.extend<{ newPerson: () => Promise<Page> }>({
  newPerson: async ({ browser, contextOptions, colorScheme, viewport, baseURL, locale, timezoneId }, use) => {
    const complaints: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        colorScheme,
        ...(viewport ? { viewport } : {}),
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page, complaints)
      return page
    })
    // What breaks off because the windows are closed is no complaint.
    const heard = [...complaints]
    await Promise.all(contexts.map(context => context.close()))
    expect(heard).toEqual([])
  },
})

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Fails when axe finds something serious on the screen as it stands, or when it is wider than the window. */
export async function expectGoodScreen(page: Page): Promise<void> {
  const window = page.viewportSize()
  await standStill(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // The bars that stick to the window's edges cover what can be scrolled from under them: look at the whole screen at
  // once.
  if (window) await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) })
  // What comes in while axe looks has every contrast there is; a fault that stays is found again.
  const serious = (await seriousFaults(page)).length > 0 ? await seriousFaults(page) : []
  expect(serious).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  if (window) await page.setViewportSize(window)
}

/**
 * Milliseconds within which what moves on a screen is led to its end; what goes on for longer, as a countdown does,
 * goes on.
 */
const shortMotion = 3_000

/** What moves is looked at where it ends. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(longest => {
    for (const animation of document.getAnimations()) {
      const { endTime, localTime } = animation.effect?.getComputedTiming() ?? {}
      if (Number(endTime ?? 0) - Number(localTime ?? 0) <= longest) animation.finish()
    }
  }, shortMotion)
}

/**
 * What axe finds serious or critical, a line each. It stays in the page from one look to the next, and only what it
 * finds leaves the page: to bring it anew and to take away all that is as it should be took five times as long as to
 * look.
 */
async function seriousFaults(page: Page): Promise<string[]> {
  await standStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async tags => {
    // A toast that fades out has every contrast there is.
    const looked = { include: document, exclude: ['li[data-state="closed"]'] }
    const { violations } = await window.axe.run(looked, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, standards)
}
