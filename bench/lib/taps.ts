import type { CDPSession, Locator, Page } from '@playwright/test'
import { median, quantile } from './machine.ts'

/** Milliseconds from one tap or key to the next: about as fast as a child can, and time for the frame before. */
const pace = 160
/** Milliseconds that a finger or a key stays down. */
const held = 60
/** Milliseconds that a page which was scrolled is let rest. */
const scrolled = 400
/** The browser tells of no event that took less, in milliseconds; it then counts as `unseen`. */
const seenFrom = 16
const unseen = 8

/**
 * Keeps every event of taps and keys in the page, with whether it left another page than it found: elements that
 * changed or began to move, or paint on a canvas. And what the browser tells of its time: from the event to the frame
 * after it.
 */
const note = `{
  const noted = { events: [], times: [] }
  document.documentElement.taps = noted
  new PerformanceObserver(list => {
    for (const { name, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      const [delay, handling] = [processingStart - startTime, processingEnd - processingStart]
      noted.times.push({ name, startTime, duration, delay, handling })
    }
  }).observe({ type: 'event', durationThreshold: ${seenFrom} })
  let what = ''
  const described = target => {
    const at = target.closest?.('button, label, a, [role]') ?? target
    return (at.ariaLabel ?? at.textContent ?? '').trim().slice(0, 40) || at.localName || 'document'
  }
  let changes = 0
  const changed = new MutationObserver(records => { changes += records.length })
  changed.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const [of, name] of [[CanvasRenderingContext2D, 'putImageData'], [Element, 'animate']]) {
    const does = of.prototype[name]
    of.prototype[name] = function (...given) {
      changes++
      return does.apply(this, given)
    }
  }
  for (const name of ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click', 'keydown', 'keypress', 'keyup']) {
    addEventListener(name, ({ isTrusted, target }) => {
      if (!isTrusted) return
      if (name === 'pointerdown' || name === 'keydown') what = described(target)
      changed.takeRecords()
      changes = 0
      // Asked last of all that hear of it, the page's own listeners on the window among them.
      addEventListener(name, ({ timeStamp }) => {
        noted.events.push({ name, at: timeStamp, answers: changes + changed.takeRecords().length > 0, what })
      }, { passive: true, once: true })
    }, { capture: true, passive: true })
  }
}`
const told = 'document.documentElement.taps'

/**
 * Keeps nothing but what the browser itself tells of interactions, and listens to no event: to ask with each event what
 * it changed takes the slowed page some 4 ms a tap, which no child's phone spends.
 */
const notePlainly = `{
  const noted = new Map()
  document.documentElement.taps = noted
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { name, interactionId, duration, startTime, processingStart, processingEnd, target } = entry
      if (!interactionId || (noted.get(interactionId)?.duration ?? 0) >= duration) continue
      const [delay, handling] = [processingStart - startTime, processingEnd - processingStart]
      noted.set(interactionId, { name, duration, delay, handling, target })
    }
  }).observe({ type: 'event', durationThreshold: ${seenFrom} })
}`
const toldPlainly = `[...${told}.values()].map(({ target, ...rest }) => {
  const at = target?.closest?.('button, label, a, [role]') ?? target
  return { what: (at?.ariaLabel ?? at?.textContent ?? '').trim().slice(0, 40), ...rest }
})`

type Noted = {
  events: { name: string; at: number; answers: boolean; what: string }[]
  times: { name: string; startTime: number; duration: number; delay: number; handling: number }[]
}

/** Milliseconds, in steps of 8 where they are of the browser. */
export type Tap = {
  /** What was tapped. */
  what: string
  /**
   * From the event of the finger or key that changed the page to the frame that shows it; where several changed it, the
   * slowest of them. Null when none did: the game had nothing to answer, or answers later.
   */
  answer: number | null
  /** The slowest of all its events, whatever they did: the browser's own measure of an interaction. */
  whole: number
  /** Of the event that `answer` is of: until it was handled, while it was, and from then to its frame. */
  parts: readonly [delay: number, handling: number, frame: number]
}

/** From now on every tap and key of the page is measured by the browser. */
export const noteTaps = (page: Page, plainly = false): Promise<unknown> => page.evaluate(plainly ? notePlainly : note)

/**
 * Every interaction since it was noted plainly: `answer` is its whole duration, for no one asked what changed the page.
 */
export async function plainTapsOf(page: Page): Promise<Tap[]> {
  const interactions =
    await page.evaluate<{ what: string; duration: number; delay: number; handling: number }[]>(toldPlainly)
  return interactions.map(({ what, duration, delay, handling }) => ({
    what,
    answer: duration,
    whole: duration,
    parts: [delay, handling, Math.max(0, duration - delay - handling)],
  }))
}

/** Every tap and key since then. */
export async function tapsOf(page: Page): Promise<Tap[]> {
  const { events, times } = await page.evaluate<Noted>(told)
  const taps: Noted['events'][] = []
  for (const event of events) {
    if (event.name === 'pointerdown' || event.name === 'keydown') taps.push([])
    taps.at(-1)?.push(event)
  }
  const timeOf = ({ name, at }: Noted['events'][number]) =>
    times.find(time => time.name === name && Math.abs(time.startTime - at) < 0.2) ?? {
      duration: unseen,
      delay: 0,
      handling: 0,
    }
  const slowest = (some: Noted['events']) =>
    some.map(timeOf).toSorted((one, other) => other.duration - one.duration)[0] ?? null
  return taps.map(all => {
    const answer = slowest(all.filter(({ answers }) => answers))
    const { duration = unseen, delay = 0, handling = 0 } = answer ?? slowest(all) ?? {}
    return {
      what: all[0]?.what ?? '',
      answer: answer?.duration ?? null,
      whole: slowest(all)?.duration ?? unseen,
      parts: [delay, handling, Math.max(0, duration - delay - handling)],
    }
  })
}

/** What is told of taps: how long the answers of a round take, of how many, and the parts of the middle one. */
export function summaryOf(taps: readonly Tap[], goal: number) {
  const answered = taps.filter(({ answer }) => answer !== null)
  const answers = answered.map(({ answer }) => answer ?? 0)
  const wholes = taps.map(({ whole }) => whole)
  const part = (at: 0 | 1 | 2) => Math.round(median(answered.map(({ parts }) => parts[at])))
  return {
    taps: taps.length,
    unanswered: taps.length - answered.length,
    'answer p50': median(answers),
    p90: quantile(answers, 0.9),
    p95: quantile(answers, 0.95),
    longest: Math.max(0, ...answers),
    'over goal': answers.filter(ms => ms > goal).length,
    'whole p50': median(wholes),
    'whole p90': quantile(wholes, 0.9),
    parts: `${part(0)} + ${part(1)} + ${part(2)}`,
  }
}

/** The taps whose answer took longer than `goal`, the slowest first, as lines. */
export const overGoal = (taps: readonly Tap[], goal: number): string[] =>
  taps
    .filter(({ answer }) => answer !== null && answer > goal)
    .toSorted((one, other) => (other.answer ?? 0) - (one.answer ?? 0))
    .map(({ what, answer, parts }) => `${answer} = ${parts.map(Math.round).join(' + ')} ms: ${what}`)

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Has the keys of a page pressed at a child's pace, each held for a moment. */
export function paceKeys(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = async key => {
    await press(key, { delay: held })
    await wait(pace - held)
  }
}

/**
 * Taps the middle of something, or another point of it, with a finger, at a child's pace, and without asking the page
 * on the way.
 */
export async function tapWithFinger(
  session: CDPSession,
  target: Locator,
  at: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Promise<void> {
  // What lies outside the screen or under something else is brought to its middle.
  const brought = await target.evaluate((element, { x, y }) => {
    const box = element.getBoundingClientRect()
    const there = element.ownerDocument.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
    if (there && (element.contains(there) || there.contains(element))) return false
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return true
  }, at)
  if (brought) await wait(scrolled)
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  const point = { x: box.x + at.x * box.width, y: box.y + at.y * box.height }
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

/**
 * The least there can be: a button alone on a page without styles that counts its taps and changes its colour; medians
 * of `times` keys and `times` taps.
 */
export async function measureFloor(
  page: Page,
  session: CDPSession,
  style: string,
  plainly = false,
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
    await noteTaps(page, plainly)
    await page.locator('button').focus()
    for (let turn = 0; turn < times; turn++) await act()
    return median((await (plainly ? plainTapsOf(page) : tapsOf(page))).map(({ whole }) => whole))
  }
  return {
    key: await measure(() => page.keyboard.press('Enter')),
    tap: await measure(() => tapWithFinger(session, page.locator('button'))),
  }
}
