/**
 * How long a pupil waits for an act of their own, this version beside an earlier one, by turns in one browser slowed
 * down six times.
 *   node bench/direct-act.ts --before ../capivira-before [--pairs 12] [--slowdown 6]
 * `--before` is a checkout of the earlier version with its packages installed and its pages built. Each pair rates and
 * turns the same number of cards at 390 pixels. `frame`: from the key to the frame that shows what it did;
 * `acknowledged`: from the key to the end of the server's answer. Prints this version's time over the earlier one's, as
 * the median of the pairs with its interval: at least 95 % from six pairs on, of fewer the least and the greatest.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { machine, median } from './lib/machine.ts'
import { ratioOf } from './lib/turns.ts'
import { deck } from './security/play-lines.ts'
import { School } from './security/school.ts'

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    pairs: { type: 'string', default: '12' },
    slowdown: { type: 'string', default: '6' },
  },
})
if (!values.before) throw new Error('--before names a checkout of the earlier version')
const pairs = Number(values.pairs)
const actsOfTurn = 5
/** Milliseconds after which what a key started is over. */
const rest = 400

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)

/**
 * Notes of each key when it came, the first frame after the page had changed, and when the answer to a review had come.
 */
const note = `{
  const noted = { keys: [], answers: [] }
  window.noted = noted
  let open
  new MutationObserver(() => {
    const key = open
    open = undefined
    if (!key) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { key.frame = performance.now() }
      port2.postMessage(0)
    })
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('keydown', ({ key, timeStamp }) => {
    open = { key, at: timeStamp }
    noted.keys.push(open)
  }, { capture: true, passive: true })
  new PerformanceObserver(list => {
    for (const { name, responseEnd } of list.getEntries()) if (name.endsWith('/review')) noted.answers.push(responseEnd)
  }).observe({ type: 'resource', buffered: true })
}`
type Noted = { keys: { key: string; at: number; frame?: number }[]; answers: number[] }

/** What a turn came to, in milliseconds. */
type Turn = { turned: number; rated: number; acknowledged: number }

const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })

/** A pupil's browser in a school with a deck, in the middle of studying it. */
async function open(school: School): Promise<Page> {
  await school.instance.bringUp()
  const { materialId } = await deck(school, pairs * actsOfTurn * 2 + 40)
  const { email, password } = await school.join('student')
  const context = await browser.newContext({
    baseURL: school.instance.address,
    viewport: { width: 390, height: 844 },
  })
  const entered = await context.request.post('/api/auth/login', {
    headers: { origin: school.instance.address },
    data: { email, password },
  })
  if (!entered.ok()) throw new Error(`signing in: ${entered.status()}`)
  const page = await context.newPage()
  await page.addInitScript(note)
  await page.goto(`/study/${materialId}`)
  await page.getByTestId('flip-card').first().waitFor()
  return page
}

/** Turns the card; once more where a slow machine had not drawn it yet when the key came. */
async function turnOver(page: Page): Promise<void> {
  const ratings = page.getByRole('button', { name: /médio/i })
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Space')
    const turned = await ratings.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    )
    if (turned) return
  }
  throw new Error('the card does not turn')
}

/** Turns and rates some cards; the medians of what each took. */
async function turn(page: Page): Promise<Turn> {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  // Only while it is its turn: a page that is slowed down keeps a core busy by that alone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
  try {
    return await studyCards(page)
  } finally {
    await session.detach()
  }
}

async function studyCards(page: Page): Promise<Turn> {
  await page.evaluate('noted.keys.length = noted.answers.length = 0')
  for (let act = 0; act < actsOfTurn; act++) {
    await turnOver(page)
    await page.waitForTimeout(rest)
    const answered = page.waitForResponse(answer => answer.url().endsWith('/review'))
    await page.keyboard.press('3')
    await answered
    await page.waitForTimeout(rest)
  }
  const { keys, answers }: Noted = await page.evaluate('noted')
  const waits = (pressed: string) =>
    median(keys.flatMap(({ key, at, frame }) => (key === pressed && frame !== undefined ? [frame - at] : [])))
  const acknowledged = keys.flatMap(({ key, at }) => {
    const end = key === '3' ? answers.find(answer => answer > at) : undefined
    return end === undefined ? [] : [end - at]
  })
  if (acknowledged.length !== actsOfTurn) throw new Error(`${acknowledged.length} of ${actsOfTurn} were acknowledged`)
  return { turned: waits(' '), rated: waits('3'), acknowledged: median(acknowledged) }
}

const folder = await mkdtemp(join(tmpdir(), 'capivira-direct-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const schools = [
  new School(join(folder, 'before'), port, { LOG_LEVEL: 'error' }, resolve(values.before)),
  new School(join(folder, 'now'), port + 1, { LOG_LEVEL: 'error' }),
] as const

try {
  const [before, now] = [await open(schools[0]), await open(schools[1])]
  console.log(machine())
  await turn(before)
  await turn(now)
  const rows: [Turn, Turn][] = []
  for (let pair = 0; pair < pairs; pair++) {
    const first = await turn(pair % 2 === 0 ? before : now)
    const second = await turn(pair % 2 === 0 ? now : before)
    rows.push(pair % 2 === 0 ? [first, second] : [second, first])
  }
  for (const name of ['turned', 'rated', 'acknowledged'] as const) {
    const { median: middle, low, high } = ratioOf(rows.map(([one, other]) => other[name] / one[name]))
    const [first, second] = [0, 1].map(side => median(rows.map(row => row[side === 0 ? 0 : 1][name])))
    console.log(
      `${name}: ${middle.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}); ${first?.toFixed(1)} → ` +
        `${second?.toFixed(1)} ms`,
    )
  }
} finally {
  await browser.close()
  await Promise.all(schools.map(({ instance }) => instance.stop()))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
