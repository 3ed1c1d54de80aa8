/**
 * The longest task of each game's main thread in Chromium, as on a processor six times slower, and the games' sizes.
 *   node bench/games.ts http://localhost:3000 aluno1@demonstracao.example password [material]
 * Plays each game that is dealt from a material on a running Capivira, by keyboard, as a pupil at 390 pixels. The material
 * must feed all of them; without its id the newest one is taken. A task (a key handled, a frame drawn) is measured in
 * processor time of its thread and multiplied by six, so that other work of the machine does not count; no frame and no
 * answer to a tap can be shorter than its longest task. `KB gzip` is what a game loads beyond the hub.
 */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { conceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import { lightningDealt } from '@capivira/games/lightning-quiz/rules'
import { memoryDealt } from '@capivira/games/memory/rules'
import { timelineDealt } from '@capivira/games/timeline/rules'
import { wordSearchDealt } from '@capivira/games/word-search/rules'
import { chromium, type Page } from '@playwright/test'
import {
  begin,
  playConcepts,
  playLightning,
  playMemory,
  playTimeline,
  playWordSearch,
} from '../e2e/support/game-bots.ts'
import { machine } from './lib/machine.ts'

const slowdown = 6
const goals = { taskMs: 50, kilobytes: 25 }

const games: { route: string; play: (page: Page, dealt: unknown) => Promise<void> }[] = [
  { route: '/games/memory', play: (page, dealt) => playMemory(page, memoryDealt.parse(dealt)) },
  { route: '/games/lightning-quiz', play: (page, dealt) => playLightning(page, lightningDealt.parse(dealt)) },
  { route: '/games/word-search', play: (page, dealt) => playWordSearch(page, wordSearchDealt.parse(dealt)) },
  { route: '/games/timeline', play: (page, dealt) => playTimeline(page, timelineDealt.parse(dealt)) },
  { route: '/games/concept-builder', play: (page, dealt) => playConcepts(page, conceptBuilderDealt.parse(dealt)) },
]

const [address, email, password, material] = process.argv.slice(2)
if (!address || !email || !password) throw new Error('node bench/games.ts ADDRESS EMAIL PASSWORD [MATERIAL]')

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
try {
  const rows = []
  for (const game of games) rows.push(await measure(game))
  console.log(machine())
  console.table(rows)
  if (rows.some(({ within }) => !within)) process.exitCode = 1
} finally {
  await browser.close()
}

async function measure({ route, play }: (typeof games)[number]) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, response.body())
  })
  await page.request.post('/api/auth/login', { headers: { origin: address ?? '' }, data: { email, password } })
  await page.goto(material ? `/games?material=${material}` : '/games')
  await page.getByRole('heading', { name: /^Nível de jogador/ }).waitFor()
  const ofHub = new Set(scripts.keys())
  await page.locator(`a[href="${route}"]`).press('Enter')
  await page.getByRole('button', { name: 'Começar' }).waitFor()

  const dealt = await begin(page)
  await page.getByRole('button', { name: 'Pausar' }).waitFor()
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await play(page, dealt)
  await page.getByRole('button', { name: 'Jogar de novo' }).waitFor()
  const tasks = tasksOf(await browser.stopTracing()).map(ms => ms * slowdown)

  const own = await Promise.all([...scripts].filter(([path]) => !ofHub.has(path)).map(([, body]) => body))
  const kilobytes = own.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000
  await context.close()
  const longest = Math.max(0, ...tasks)
  return {
    game: route,
    'KB gzip': Number(kilobytes.toFixed(1)),
    'longest task ms': Math.round(longest),
    'over 50 ms': tasks.filter(ms => ms > goals.taskMs).length,
    tasks: tasks.length,
    within: longest <= goals.taskMs && kilobytes <= goals.kilobytes,
  }
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** Milliseconds of processor time of every task of the page's main thread. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'))
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}
