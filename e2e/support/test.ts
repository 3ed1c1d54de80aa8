import { basename } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { walkedWhole, withMotion } from '../playwright.config.ts'
import { coveredControls } from './shape-faults.ts'
import { type Shape, shapes } from './shapes.ts'

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

/** What a page is opened on where that is not what its journey is walked on. */
const opened = new WeakMap<Page, Shape>()

/**
 * Opens pages that are watched: no error, no complaint in the console, no request to another origin. Each is opened on
 * what the journey is walked on, or on a phone.
 */
export const test = base.extend<{ newPerson: (on?: 'phone') => Promise<Page> }>({
  newPerson: async ({ browser, contextOptions, colorScheme, viewport, baseURL, locale, timezoneId }, use, info) => {
    const isMoving = info.project.name === 'desktop' && withMotion.includes(basename(info.file))
    const complaints: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await use(async on => {
      const context = await browser.newContext({
        reducedMotion: isMoving ? 'no-preference' : 'reduce',
        ...contextOptions,
        colorScheme,
        ...(viewport ? { viewport } : {}),
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(on ? shapes[on] : {}),
      })
      contexts.push(context)
      const page = await context.newPage()
      if (on) opened.set(page, on)
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

/**
 * Fails when axe finds something serious on the screen as it stands, or when it is wider than the window. In a
 * journey that is not walked whole on both devices, the screen is looked at as the other one shows it too, in its
 * colours, where each control must be free to be pressed: what that device would change of the walk. Where the other
 * one comes to the same screen by itself, `own` leaves it to that.
 */
export async function expectGoodScreen(page: Page, on: 'own' | 'both' = 'both'): Promise<void> {
  const window = page.viewportSize()
  await expectGoodInWindow(page)
  const { file, project } = test.info()
  if (window && on === 'both' && !walkedWhole.includes(basename(file))) {
    const own = opened.get(page) ?? (project.name === 'phone' ? 'phone' : 'desktop')
    const other = window.width < shapes.desktop.viewport.width ? 'desktop' : 'phone'
    await page.emulateMedia({ colorScheme: shapes[other].colorScheme })
    await page.setViewportSize(shapes[other].viewport)
    expect(await coveredControls(page), `as on ${other}`).toEqual([])
    await expectGoodInWindow(page)
    await page.emulateMedia({ colorScheme: shapes[own].colorScheme })
  }
  if (window) await page.setViewportSize(window)
}

/** Leaves the window as high as the screen. */
async function expectGoodInWindow(page: Page): Promise<void> {
  const window = page.viewportSize()
  await standStill(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // The bars that stick to the window's edges cover what can be scrolled from under them: look at the whole screen at
  // once.
  if (window && height > window.height) {
    await page.setViewportSize({ width: window.width, height })
    // Lines that break anew may leave it a little higher, and scrolled by what was brought in sight before.
    await page.evaluate(() => scrollTo(0, 0))
  }
  // What comes in while axe looks has every contrast there is; a fault that stays is found again.
  const serious = (await seriousFaults(page)).length > 0 ? await seriousFaults(page) : []
  expect(serious).toEqual([])
  // A phone shows a page that is too wide smaller, and says that its window is as wide: it is held against what it is.
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(window?.width ?? width)
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
      // Of the rules for which axe asks to be told, the one that Lighthouse looks at too: label in name, WCAG 2.5.3.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, standards)
}
