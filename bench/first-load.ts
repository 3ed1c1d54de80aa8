/**
 * How long a pupil's screens take over a slow network, nothing being kept: what Chromium sees with 560 ms a journey and
 * 1.5 Mbit/s, and how long its main thread works (processor time of this machine; a cheap phone takes some four times
 * as long).
 *   node bench/first-load.ts ADDRESS PASSWORD MATERIAL
 * PASSWORD is the one `npm start` prints for the demo accounts, MATERIAL the id of a processed material.
 */
import { type Browser, chromium } from '@playwright/test'

const runs = 3
const [address = '', password = '', material = ''] = process.argv.slice(2)
const screens = [
  '/dashboard',
  '/study-materials',
  `/study/${material}`,
  '/quiz-list',
  `/quiz/${material}`,
  '/games',
  '/achievements',
  '/join',
]
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** Runs in the page before its own code. */
const watcher = `
  window.paints = { first: 0, largest: 0, moved: 0 }
  const watch = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime
  })
  watch('layout-shift', ({ value }) => {
    paints.moved += value
  })
`

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const rows = []
for (const screen of screens) {
  const seen: Awaited<ReturnType<typeof load>>[] = []
  for (let run = 0; run < runs; run++) seen.push(await load(browser, screen))
  const median = (of: (one: (typeof seen)[number]) => number) =>
    seen.map(of).toSorted((one, other) => one - other)[runs >> 1] ?? Number.NaN
  rows.push({
    screen,
    'first text ms': Math.round(median(one => one.first)),
    'largest text ms': Math.round(median(one => one.largest)),
    'main thread ms': Math.round(median(one => one.work)),
    'moved (CLS)': Number(median(one => one.moved).toFixed(3)),
    requests: median(one => one.requests),
  })
}
await browser.close()
console.table(rows)

async function load(on: Browser, screen: string) {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
  const context = await on.newContext({ ...phone, serviceWorkers: 'block' })
  const data = { email: 'aluno1@demonstracao.example', password }
  const answer = await context.request.post(`${address}/api/auth/login`, { data, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => {
    requests++
  })
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript({ content: watcher })
  await page.goto(address + screen)
  await page.waitForTimeout(5000)
  const { metrics } = await tools.send('Performance.getMetrics')
  const paints = await page.evaluate<{ first: number; largest: number; moved: number }>('window.paints')
  await context.close()
  const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  return { ...paints, work, requests }
}
