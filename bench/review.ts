/**
 * How soon the next suggestion stands there after a decision, on a cheap phone and on a slow computer.
 *   node bench/review.ts [--decisions 20] [--slowdown 4]
 * Starts the real `npm start` in a data folder of its own; a teacher who looks at everything first sends one of the
 * demo texts, and decides by thumb at 390 pixels, by keys at 1280, each with the processor slowed down. `next`: from
 * the finger's leaving the screen, or the key, to the frame that shows the next item. Prints median, ninth of ten and
 * worst; the goal is 100 ms. `work`: what a decision costs the page's thread in processor time, times the slowdown;
 * other programs on the machine do not count in it.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { renderText } from '../apps/server/demo/render.ts'
import { machine, median, quantile } from './lib/machine.ts'
import { tapWithFinger } from './lib/taps.ts'
import { School } from './security/school.ts'

const { values } = parseArgs({
  options: { decisions: { type: 'string', default: '20' }, slowdown: { type: 'string', default: '4' } },
})
const decisions = Number(values.decisions)
const goal = 100
/** Milliseconds that a reader looks at an item at least. */
const look = 700
/** Decisions whose processor time is told, at the machine's own pace. */
const unhurried = 5

/**
 * Notes of each decision when its event came, and the first frame after another item stood in the region of the review.
 */
const note = `{
  const noted = []
  window.noted = noted
  let open
  const asked = () => document.querySelector('section[aria-label$="para decidir"]')?.textContent ?? ''
  new MutationObserver(() => {
    const one = open
    if (!one || asked() === one.asked) return
    open = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { one.frame = performance.now() }
      port2.postMessage(0)
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
  for (const name of ['touchend', 'keydown']) addEventListener(name, ({ timeStamp }) => {
    open = { at: timeStamp, asked: asked() }
    noted.push(open)
  }, { capture: true, passive: true })
}`
type Noted = { at: number; frame?: number }[]

const executablePath = [
  process.env.CHROME,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(file => file !== undefined && existsSync(file))
const folder = await mkdtemp(join(tmpdir(), 'capivira-review-'))
const school = new School(folder, 20_000 + Math.floor(Math.random() * 20_000), { LOG_LEVEL: 'error' })

/** A text whose items all wait; answers its number. */
async function sendText(request: APIRequestContext, headers: Record<string, string>, name: string): Promise<number> {
  const markdown = await readFile(new URL(`../apps/server/demo/texts/${name}.md`, import.meta.url), 'utf8')
  const pdfFile = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await renderText(markdown) }
  const sent = await request.post('/api/materials/upload', { headers, multipart: { title: name, pdfFile } })
  if (sent.status() !== 201) throw new Error(`sending: ${sent.status()}`)
  const { id }: { id: number } = await sent.json()
  for (;;) {
    const { status }: { status: string } = await (await request.get(`/api/materials/${id}`)).json()
    if (status === 'processed') return id
    await sleep(500)
  }
}

/** Decides about some items, and answers how long the next one took each time, in milliseconds. */
async function decide(
  page: Page,
  materialId: number,
  act: (page: Page) => Promise<void>,
): Promise<{ waits: number[]; work: number }> {
  await page.addInitScript(note)
  await page.goto(`/review/${materialId}`)
  await page.getByRole('button', { name: /^Manter/ }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
  for (let made = 0; made < decisions; made++) {
    await sleep(look)
    await act(page)
  }
  await sleep(look)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const noted: Noted = await page.evaluate('noted')
  const waits = noted.flatMap(({ at, frame }) => (frame === undefined ? [] : [frame - at]))
  if (waits.length !== decisions) throw new Error(`${waits.length} of ${decisions} decisions showed another item`)
  const before = await spent()
  for (let made = 0; made < unhurried; made++) {
    await act(page)
    await sleep(look)
  }
  return { waits, work: (Number(values.slowdown) * ((await spent()) - before)) / unhurried }
}

const sizes = [
  { name: 'thumb, 390', viewport: { width: 390, height: 844 }, hasTouch: true, text: 'ciencias-7-ano' },
  { name: 'keys, 1280', viewport: { width: 1280, height: 800 }, hasTouch: false, text: 'historia-8-ano' },
] as const

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  await school.instance.bringUp()
  const headers = { origin: school.instance.address }
  const { email, password } = await school.join('teacher')
  console.log(`${machine()} · processor ${values.slowdown} times slower`)
  const rows: Record<string, Record<string, number>> = {}
  for (const { name, text, ...shape } of sizes) {
    const context = await browser.newContext({ baseURL: school.instance.address, ...shape })
    const entered = await context.request.post('/api/auth/login', { headers, data: { email, password } })
    if (!entered.ok()) throw new Error(`signing in: ${entered.status()}`)
    const first = await sendText(context.request, headers, text)
    // What comes after it waits as a whole.
    const data = { policy: 'reviewed', always: true }
    await context.request.put(`/api/materials/${first}/publication-policy`, { headers, data })
    const id = await sendText(
      context.request,
      headers,
      text === 'historia-8-ano' ? 'geografia-6-ano' : 'historia-8-ano',
    )
    const page = await context.newPage()
    const finger = await context.newCDPSession(page)
    const { waits, work } = await decide(page, id, async on =>
      shape.hasTouch
        ? tapWithFinger(finger, on.getByRole('button', { name: /^Manter/ }))
        : on.keyboard.press('ArrowRight'),
    )
    rows[name] = {
      decisions: waits.length,
      'next p50 ms': Math.round(median(waits)),
      p90: Math.round(quantile(waits, 0.9)),
      worst: Math.round(Math.max(...waits)),
      'over goal': waits.filter(wait => wait > goal).length,
      'work ms': Math.round(work),
    }
    await context.close()
  }
  console.table(rows)
} finally {
  await browser.close()
  await school.instance.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
