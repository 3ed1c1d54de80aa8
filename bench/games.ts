/**
 * The longest task of each game's main thread in Chromium, as on a processor six times slower, and the games' sizes.
 *   node bench/games.ts http://localhost:3000 aluno1@demonstracao.example password [material] [--taps] [--rounds 3] [--only memory,city]
 * Plays each of the eight games on a running Capivira, from the button that begins it to what it pays, by keyboard, as a pupil
 * at 390 pixels. The material must feed all of them; without its id the newest one is taken. A task (a key handled, a frame
 * drawn) is measured in processor time of its thread and multiplied by six, so that other work of the machine does not count; no
 * frame and no answer to a tap can be shorter than its longest task. `KB gzip` is a game's chunk as `scripts/check-budgets.ts` counts it in
 * the pages built here: what no other screen has, beside what all games share; `all KB` is all that came over the network after the hub,
 * that and what other screens load, too, among it. With --taps
 * each is played again on a processor that Chromium slows down six times, by keys and, where a bot can, with a finger, at a child's pace,
 * as many rounds as asked for; the time from a tap or key to the frame that shows it is read from the Event Timing API: wall time, in
 * steps of 8 ms, for a machine with nothing else to do. What a button alone on an empty page takes on it, and a bare page that changes
 * colour as a whole, measured before and after the games, is printed beside: nothing is taken off. A game that is not at its end by
 * then is stopped and says so: what was tapped until then counts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { conceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import { lightningDealt } from '@capivira/games/lightning-quiz/rules'
import { memoryDealt } from '@capivira/games/memory/rules'
import { puzzleDealt } from '@capivira/games/puzzle/rules'
import { timelineDealt } from '@capivira/games/timeline/rules'
import { wordSearchDealt } from '@capivira/games/word-search/rules'
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import {
  begin,
  playConcepts,
  playLightning,
  playMemory,
  playTimeline,
  playWordSearch,
  tapConcepts,
  tapLightning,
  tapMemory,
  tapWordSearch,
} from '../e2e/support/game-bots.ts'
import { openPicture, playCity, playColoring, playPuzzle } from '../e2e/support/picture-bots.ts'
import { measure as weighBuilt } from '../scripts/lib/budgets.ts'
import { machine, median } from './lib/machine.ts'
import { floors, measureFloor, noteTaps, paceKeys, type Taps, tapsOf, tapWithFinger } from './lib/taps.ts'

const slowdown = 6
const goals = { taskMs: 50, kilobytes: 25 }
const budgets = weighBuilt(path.join(import.meta.dirname, '../apps/web/dist'))

type Bot = {
  /** As --only names it. */
  name: string
  /** Its folder in `packages/games/src`. */
  folder: string
  route: string
  /** From the game's first screen to what is played with; answers what was dealt. */
  open?: (page: Page) => Promise<unknown>
  play: (page: Page, dealt: unknown) => Promise<void>
  /** Plays with a finger. */
  tap?: (page: Page, dealt: unknown, finger: (target: Locator) => Promise<void>) => Promise<void>
  /** False where walking by keys takes too long on a slow processor. */
  keys?: false
  /** False where it goes on for ever. */
  ends?: false
}

const games: readonly Bot[] = [
  {
    name: 'memory',
    folder: 'memory',
    route: '/games/memory',
    play: (page, dealt) => playMemory(page, memoryDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapMemory(page, memoryDealt.parse(dealt), finger),
  },
  {
    name: 'lightning',
    folder: 'lightning-quiz',
    route: '/games/lightning-quiz',
    play: (page, dealt) => playLightning(page, lightningDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapLightning(page, lightningDealt.parse(dealt), finger),
  },
  {
    name: 'words',
    folder: 'word-search',
    route: '/games/word-search',
    play: (page, dealt) => playWordSearch(page, wordSearchDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapWordSearch(page, wordSearchDealt.parse(dealt), finger),
    keys: false,
  },
  {
    name: 'timeline',
    folder: 'timeline',
    route: '/games/timeline',
    play: (page, dealt) => playTimeline(page, timelineDealt.parse(dealt)),
  },
  {
    name: 'concepts',
    folder: 'concept-builder',
    route: '/games/concept-builder',
    play: (page, dealt) => playConcepts(page, conceptBuilderDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapConcepts(page, conceptBuilderDealt.parse(dealt), finger),
  },
  {
    name: 'puzzle',
    folder: 'puzzle',
    route: '/geo-exploradores',
    play: (page, dealt) => playPuzzle(page, puzzleDealt.parse(dealt)),
  },
  { name: 'coloring', folder: 'coloring', route: '/coloring-game', open: openPicture, play: playColoring },
  {
    name: 'city',
    folder: 'city',
    route: '/games/geo-explorer',
    open: page => page.getByRole('grid', { name: 'Mapa da cidade' }).waitFor(),
    play: playCity,
    ends: false,
  },
]
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
  },
})
const [address, email, password, material] = positionals
if (!address || !email || !password)
  throw new Error('node bench/games.ts ADDRESS EMAIL PASSWORD [MATERIAL] [--taps] [--rounds N] [--only NAME,NAME]')

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  const rows = []
  console.log(machine())
  const wanted = values.only?.split(',')
  if (values.taps) await tellFloor()
  for (const game of games.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const row = await measure(game)
    rows.push(row)
    console.log(JSON.stringify(row))
  }
  if (values.taps) await tellFloor()
  console.table(rows)
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
    const { key, tap } = await measureFloor(page, session, style)
    console.log(`${what}: a key ${key} ms, a tap ${tap} ms (medians)`)
  }
  await context.close()
}

async function measure(game: Bot) {
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
  const slow = values.taps && {
    ...(game.keys !== false && told('key', await measureTaps(game, page, false))),
    ...(game.tap && told('finger', await measureTaps(game, page, true))),
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
    ...slow,
    within: longest <= goals.taskMs && kilobytes <= goals.kilobytes,
  }
}

async function playThrough({ open = begin, play, ends }: Bot, page: Page): Promise<void> {
  const dealt = await open(page)
  await play(page, dealt)
  if (ends !== false) await page.getByRole('button', { name: 'Jogar de novo' }).waitFor()
  await page.waitForTimeout(rewards)
}

type Slow = Taps & { ended: boolean }

/** What is told of taps, or of keys. */
function told(what: 'key' | 'finger', { durations, parts, ended }: Slow) {
  return {
    [`${what} to frame ms, median`]: median(durations),
    [`${what}s`]: durations.length,
    [`${what}s over 50 ms`]: durations.filter(ms => ms > goals.taskMs).length,
    [`${what}: longest`]: Math.max(0, ...durations),
    [`${what}: parts`]: Object.values(parts).join(' + '),
    [`${what}: to the end`]: ended,
  }
}

/** Plays it again on a slow processor: how long each tap or key took to its frame, and whether every round came to its end. */
async function measureTaps(game: Bot, page: Page, byFinger: boolean): Promise<Slow> {
  const rounds: Slow[] = []
  const session = await page.context().newCDPSession(page)
  if (!byFinger) paceKeys(page)
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push(await measureRound(game, page, session, byFinger))
  await session.detach()
  const middle = (part: keyof Taps['parts']) => Math.round(median(rounds.map(({ parts }) => parts[part])))
  return {
    durations: rounds.flatMap(({ durations }) => durations),
    parts: { delay: middle('delay'), handling: middle('handling'), frame: middle('frame') },
    ended: rounds.every(({ ended }) => ended),
  }
}

async function measureRound(game: Bot, page: Page, session: CDPSession, byFinger: boolean): Promise<Slow> {
  await page.goto(game.route)
  await page.getByRole('button', { name: 'Desligar os sons' }).waitFor()
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await noteTaps(page)
  const { tap } = game
  const play: Bot['play'] =
    tap && byFinger ? (on, dealt) => tap(on, dealt, target => tapWithFinger(session, target)) : game.play
  const playing = playThrough({ ...game, play }, page).then(
    () => true,
    (error: unknown) => {
      console.warn(`${game.name} was not played to its end: ${error}`)
      return false
    },
  )
  const ended = await Promise.race([playing, page.waitForTimeout(slowGame).then(() => false)])
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { ...(await tapsOf(page)), ended }
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

/** Milliseconds of processor time of every task of the page's main thread, but for the bot's own questions to the page. */
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
