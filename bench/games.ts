/**
 * The longest task of each game's main thread in Chromium, as on a processor six times slower, and the games' sizes.
 *   node bench/games.ts http://localhost:3000 aluno1@demonstracao.example password [material] [--taps] [--rounds 3]
 *     [--only memory,city] [--by finger] [--list] [--plain]
 * Plays each of the eight games on a running Capivira, from the button that begins it to what it pays, by keyboard, as
 * a pupil at 390 pixels. The material must feed all of them; without its id the newest one is taken. A task (a key
 * handled, a frame drawn) is measured in processor time of its thread and multiplied by six, so that other work of the
 * machine does not count; no frame and no answer to a tap can be shorter than its longest task. `KB gzip` is a game's
 * chunk as `scripts/check-budgets.ts` counts it in the pages built here: what no other screen has, beside what all
 * games share; `all KB` is all that came over the network after the hub, that and what other screens load, too, among
 * it.
 *
 * With --taps each is played again on a processor that Chromium slows down six times, by keys and with a finger (true
 * touches through the browser's protocol), at a child's pace, as many rounds as asked for, with --by in one of the two
 * ways alone. It is wall time of the browser's Event Timing, in steps of 8 ms, for a machine with nothing else to do.
 * `answer` is from the event that changed the page (a finger that comes down or goes up, a click, a key) to the frame
 * that shows the change: what a child waits for. A click that browsers make of a touch bears the time of the finger
 * that went up, so that nothing is gained by answering it. `whole` is the slowest of all events of the tap, whatever
 * they did, as the browser itself measures an interaction. `unanswered` are taps that no event of theirs answered. With
 * --plain nothing is asked but the browser's own measure of interactions (both are `whole`), for asking costs the
 * slowed page 4 ms a tap. With --list every tap over the goal is told, with its parts: until it was handled, while it
 * was, and from then to its frame. What a button alone on an empty page takes, and a bare page that changes colour as a
 * whole, measured before and after the games, is printed beside: nothing is taken off. A game that is not at its end by
 * then is stopped and says so: what was tapped until then counts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { measure as weighBuilt } from '../scripts/lib/budgets.ts'
import { machine } from './lib/machine.ts'
import { type Player, players } from './lib/players.ts'
import {
  floors,
  measureFloor,
  noteTaps,
  overGoal,
  paceKeys,
  plainTapsOf,
  summaryOf,
  type Tap,
  tapsOf,
  tapWithFinger,
} from './lib/taps.ts'

const slowdown = 6
const goals = { taskMs: 50, tapMs: 50, kilobytes: 25 }
const budgets = weighBuilt(path.join(import.meta.dirname, '../apps/web/dist'))

/** Milliseconds for what a round paid to be told. */
const rewards = 2500
/** Milliseconds that a game may take on the slow processor. */
const slowGame = 100_000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    taps: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
    by: { type: 'string' },
    list: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
})
const [address, email, password, material] = positionals
if (!address || !email || !password)
  throw new Error(
    'node bench/games.ts ADDRESS EMAIL PASSWORD [MATERIAL] [--taps] [--rounds N] [--only NAME,NAME] [--by ' +
      'key|finger] [--list] [--plain]',
  )

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
type TapRow = ReturnType<typeof summaryOf> & { game: string; by: 'key' | 'finger'; ended: boolean }
const tapRows: TapRow[] = []
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  const rows = []
  console.log(machine())
  const wanted = values.only?.split(',')
  if (values.taps) await tellFloor()
  for (const game of players.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const row = await measure(game)
    rows.push(row)
    console.log(JSON.stringify(row))
  }
  if (values.taps) await tellFloor()
  console.table(rows)
  if (values.taps) console.table(tapRows)
  if (rows.some(({ within }) => !within)) process.exitCode = 1
} finally {
  await browser.close()
}

/** What is below every tap's time. */
async function tellFloor(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  paceKeys(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (const [what, style] of Object.entries(floors)) {
    const { key, tap } = await measureFloor(page, session, style, values.plain)
    console.log(`${what}: a key ${key} ms, a tap ${tap} ms (medians)`)
  }
  await context.close()
}

async function measure(game: Player) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    // What is loaded anew with the page is gone with it, and was counted before.
    if (pathname.endsWith('.js') && !scripts.has(pathname))
      scripts.set(
        pathname,
        response.body().catch(() => Buffer.alloc(0)),
      )
  })
  await page.request.post('/api/auth/login', { headers: { origin: address ?? '' }, data: { email, password } })
  await page.goto(material ? `/games?material=${material}` : '/games')
  await page.getByRole('heading', { name: /^Nível de jogador/ }).waitFor()
  const ofHub = new Set(scripts.keys())
  await page.locator(`a[href="${game.route}"]`).press('Enter')
  await page.getByRole('button', { name: 'Desligar os sons' }).waitFor()
  await page.waitForLoadState('networkidle')

  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await playThrough(game, page)
  const tasks = tasksOf(await browser.stopTracing()).map(ms => ms * slowdown)

  const own = await Promise.all([...scripts].filter(([path]) => !ofHub.has(path)).map(([, body]) => body))
  const all = own.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000
  const kilobytes = (budgets.find(({ what }) => what === `jogo: ${game.folder}`)?.bytes ?? Number.NaN) / 1000
  for (const by of ['key', 'finger'] as const) {
    if (!values.taps || (values.by ?? by) !== by || (by === 'key' && !game.keys)) continue
    const { taps: made, ended } = await measureTaps(game, page, by)
    tapRows.push({ game: game.name, by, ...summaryOf(made, goals.tapMs), ended })
    console.log(JSON.stringify(tapRows.at(-1)))
    if (values.list) for (const line of overGoal(made, goals.tapMs)) console.log(`  ${line}`)
  }
  await context.close()
  const longest = Math.max(0, ...tasks)
  return {
    game: game.route,
    'KB gzip': Number(kilobytes.toFixed(1)),
    'all KB': Number(all.toFixed(1)),
    'longest task ms': Math.round(longest),
    'over 50 ms': tasks.filter(ms => ms > goals.taskMs).length,
    tasks: tasks.length,
    within: longest <= goals.taskMs && kilobytes <= goals.kilobytes,
  }
}

async function playThrough({ open, play, ends }: Pick<Player, 'open' | 'play' | 'ends'>, page: Page): Promise<void> {
  const dealt = await open(page)
  await play(page, dealt)
  if (ends) await page.getByRole('button', { name: 'Jogar de novo' }).waitFor()
  await page.waitForTimeout(rewards)
}

type Tapped = { taps: readonly Tap[]; ended: boolean }

/** Plays it again on a slow processor: every tap or key, and whether every round came to its end. */
async function measureTaps(game: Player, page: Page, by: 'key' | 'finger'): Promise<Tapped> {
  const rounds: Tapped[] = []
  const session = await page.context().newCDPSession(page)
  if (by === 'key') paceKeys(page)
  for (let round = 0; round < Number(values.rounds); round++) rounds.push(await measureRound(game, page, session, by))
  await session.detach()
  return { taps: rounds.flatMap(({ taps }) => taps), ended: rounds.every(({ ended }) => ended) }
}

async function measureRound(game: Player, page: Page, session: CDPSession, by: 'key' | 'finger'): Promise<Tapped> {
  await page.goto(game.route)
  await page.getByRole('button', { name: 'Desligar os sons' }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await noteTaps(page, values.plain)
  const { tap, ...rest } = game
  const play: Player['play'] =
    by === 'finger' ? (on, dealt) => tap(on, dealt, (target, at) => tapWithFinger(session, target, at)) : game.play
  const playing = playThrough({ ...rest, play }, page).then(
    () => true,
    (error: unknown) => {
      console.warn(`${game.name} was not played to its end: ${error}`)
      return false
    },
  )
  const ended = await Promise.race([playing, page.waitForTimeout(slowGame).then(() => false)])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { taps: await (values.plain ? plainTapsOf(page) : tapsOf(page)), ended }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

/**
 * Milliseconds of processor time of every task of the page's main thread, but for the bot's own questions to the page.
 */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'))
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const events = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
  const questions = events.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'))
  const asked = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
    questions.some(one => one.pid === pid && one.tid === tid && one.ts >= ts && one.ts <= ts + dur)
  return events.filter(event => event.name.endsWith('RunTask') && !asked(event)).map(({ tdur = 0 }) => tdur / 1000)
}
