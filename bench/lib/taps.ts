import type { CDPSession, Locator, Page } from '@playwright/test'
import { median } from './machine.ts'

/** Milliseconds from one tap or key to the next: about as fast as a child can, and time for the frame before. */
const pace = 160
/** Milliseconds that a finger or a key stays down. */
const held = 60
/** The browser tells of no event that took less, in milliseconds; it then counts as `unseen`. */
const seenFrom = 16
const unseen = 8

/** Keeps the slowest event of every tap and key in the page, by interaction. */
const note = `{
  const taps = new Map()
  document.documentElement.taps = { taps, begin: performance.interactionCount ?? 0 }
  new PerformanceObserver(list => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries())
      if (interactionId && duration > (taps.get(interactionId)?.[0] ?? 0))
        taps.set(interactionId, [duration, processingStart - startTime, processingEnd - processingStart])
  }).observe({ type: 'event', durationThreshold: ${seenFrom} })
}`
const told = `(() => {
  const { taps, begin } = document.documentElement.taps
  return { taps: [...taps.values()], count: (performance.interactionCount ?? 0) - begin }
})()`

export type Taps = {
  /** Milliseconds from each tap or key to the frame that shows what it did, in steps of 8. */
  durations: readonly number[]
  /** Medians of its parts: until it is handled, while it is, and from then to its frame. */
  parts: { delay: number; handling: number; frame: number }
}

/** From now on every tap and key of the page is measured by the browser. */
export const noteTaps = (page: Page): Promise<unknown> => page.evaluate(note)

export async function tapsOf(page: Page): Promise<Taps> {
  const { taps, count } = await page.evaluate<{ taps: [number, number, number][]; count: number }>(told)
  const unseenTaps = Array.from({ length: Math.max(0, count - taps.length) }, () => unseen)
  return {
    durations: [...taps.map(([duration]) => duration), ...unseenTaps],
    parts: {
      delay: Math.round(median(taps.map(([, delay]) => delay))),
      handling: Math.round(median(taps.map(([, , handling]) => handling))),
      frame: Math.round(median(taps.map(([duration, delay, handling]) => duration - delay - handling))),
    },
  }
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Has the keys of a page pressed at a child's pace, each held for a moment. */
export function paceKeys(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = async key => {
    await press(key, { delay: held })
    await wait(pace - held)
  }
}

/** Taps the middle of something with a finger, at a child's pace, and without asking the page on the way. */
export async function tapWithFinger(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await wait(held)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(pace - held)
}

/** Bare pages on which a tap is measured: what is below every game's time. */
export const floors = {
  'a button alone on an empty page': 'width:99px;height:66px',
  'a bare page that changes colour as a whole': 'position:fixed;inset:0;width:100%;height:100%;border:0',
} as const

/** The least there can be: a button alone on a page without styles that counts its taps and changes its colour; medians of `times` keys and `times` taps. */
export async function measureFloor(
  page: Page,
  session: CDPSession,
  style: string,
  times = 40,
): Promise<{ key: number; tap: number }> {
  const measure = async (act: () => Promise<unknown>) => {
    await page.goto('about:blank')
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><button style="${style}">0</button>`,
    )
    await page.evaluate(`document.querySelector('button').onclick = ({ target }) => {
      target.style.background = target.textContent++ % 2 ? '#fff' : '#157347'
    }`)
    await noteTaps(page)
    await page.locator('button').focus()
    for (let turn = 0; turn < times; turn++) await act()
    return median((await tapsOf(page)).durations)
  }
  return {
    key: await measure(() => page.keyboard.press('Enter')),
    tap: await measure(() => tapWithFinger(session, page.locator('button'))),
  }
}
