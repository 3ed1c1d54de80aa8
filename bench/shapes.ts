/**
 * Looks at every screen, and at every game while it is played, in the shapes of phones and eyes, and tells what does
 * not fit: letters of 200 %, the account's own largest letters at 320 pixels, phones held sideways, a window half
 * covered by a keyboard, contrast themes, less motion.
 *   node bench/shapes.ts [--modes letters,sideways] [--roles student] [--only '^/games'] [--pictures folder] [--at
 *     http://localhost:3000 --password …]
 * Without an address it starts the real `npm start` with the demo school in a data folder of its own. Ends with 1 where
 * something is wrong.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import {
  boardFaults,
  contrastFaults,
  coveredControls,
  letterSize,
  movingThings,
  shapeFaults,
} from '../e2e/support/shape-faults.ts'
import { Instance } from './kill/instance.ts'

type Mode = {
  width: number
  height: number
  /** Pixels of the browser's letters; 16 when absent. */
  letters?: number
  /** The account's own choice of letters. */
  ownLetters?: 'larger'
  contrast?: true
  dark?: true
}

const modes: Readonly<Record<string, Mode>> = {
  letters: { width: 390, height: 844, letters: 32 },
  'letters-150': { width: 390, height: 844, letters: 24 },
  'letters-desk': { width: 1280, height: 800, letters: 32 },
  'own-letters': { width: 320, height: 640, ownLetters: 'larger' },
  sideways: { width: 640, height: 360 },
  'sideways-780': { width: 780, height: 360 },
  'zoomed-laptop': { width: 640, height: 400 },
  netbook: { width: 1024, height: 600 },
  keyboard: { width: 390, height: 422 },
  contrast: { width: 390, height: 844, contrast: true },
  'contrast-desk': { width: 1280, height: 800, contrast: true, dark: true },
}

const accounts = { student: 'aluno1', teacher: 'professora', admin: 'admin' } as const
const { values: given } = parseArgs({
  options: {
    modes: { type: 'string', default: Object.keys(modes).join() },
    roles: { type: 'string', default: 'visitor,student,teacher,admin' },
    only: { type: 'string', default: '' },
    pictures: { type: 'string' },
    at: { type: 'string' },
    password: { type: 'string', default: '' },
  },
})
const only = new RegExp(given.only)
const role = z.enum(['visitor', 'student', 'teacher', 'admin'])
type Role = z.output<typeof role>
/** The table of screens, read as data: its pages are not ours to check. */
const { routes } = z
  .object({ routes: z.record(role, z.array(z.object({ path: z.string() }))) })
  .parse(await import(new URL('../apps/web/src/app/routes.ts', import.meta.url).href))
/** Milliseconds in which a screen has its pictures and parts. */
const settling = 700

/** A screen's address with what the demo school has in place of names. */
function addressOf(pattern: string): string {
  return pattern
    .replace(':scope/:id', 'material/1')
    .replace(/:(materialId|subjectId|classId|assignmentId)/, '1')
    .replace(':pupilId', '2')
    .replace(':token', 'abc')
    .replace(':code', 'ABC234')
}

async function openContext(
  browser: Browser,
  base: string,
  mode: Mode,
  role: Role,
  password: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: mode.width, height: mode.height },
    hasTouch: mode.width < 1000,
    forcedColors: mode.contrast ? 'active' : 'none',
    colorScheme: mode.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  if (role === 'visitor') return context
  const data = { email: `${accounts[role]}@demonstracao.example`, password }
  const reply = await context.request.post('/api/auth/login', { headers: { origin: base }, data })
  if (!reply.ok()) throw new Error(`could not sign in: ${await reply.text()}`)
  return context
}

/** Faults found so far, by what was looked at. */
const found = new Map<string, string[]>()
let looked = 0

async function look(page: Page, name: string, place: string, mode: Mode): Promise<void> {
  looked++
  const faults = [
    ...(await shapeFaults(page)),
    ...(await boardFaults(page)),
    ...(await coveredControls(page)),
    ...(await movingThings(page)),
    ...(mode.contrast ? await contrastFaults(page) : []),
  ]
  if (faults.length > 0) {
    found.set(`${name} ${place}`, faults)
    console.log(`${name} ${place}\n  ${faults.join('\n  ')}`)
  }
  if (!given.pictures) return
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const file = `${place.replace(/[^\w]+/g, '-')}.png`
  await page.screenshot({ path: path.join(given.pictures, name, file) })
}

/** Begins a round, looks at it, and once more after its first step. */
async function playOnce(page: Page, name: string, place: string, mode: Mode): Promise<void> {
  if (place === '/coloring-game') {
    await page.locator('main button:has(img)').first().click()
    await page.waitForTimeout(settling)
    await look(page, name, `${place} its pictures`, mode)
    await page.locator('main button:has(img)').first().click()
  } else {
    const start = page.getByRole('button', { name: 'Começar', exact: true })
    if ((await start.count()) > 0) {
      const material = page.getByLabel('Com qual material você quer jogar?')
      // The text about the Independence tells of events, without which there is no line of time.
      const told = material.locator('option', { hasText: 'Independência' })
      if ((await told.count()) > 0) await material.selectOption({ label: (await told.first().textContent()) ?? '' })
      await start.click({ timeout: 5_000 })
    }
  }
  await page.locator('[data-playing]').waitFor()
  await page.waitForTimeout(2 * settling)
  await look(page, name, `${place} played`, mode)
  const first = page.locator('[data-playing] :is([data-cell="0"], button[aria-disabled="false"])').first()
  if ((await first.count()) === 0 || place === '/games/geo-explorer') return
  await first.click()
  await page.waitForTimeout(settling)
  await look(page, name, `${place} after a step`, mode)
}

async function walk(browser: Browser, base: string, name: string, role: Role, password: string): Promise<void> {
  const mode = modes[name]
  if (!mode) throw new Error(`There is no mode ${name}. There are: ${Object.keys(modes).join(', ')}`)
  if (given.pictures) await mkdir(path.join(given.pictures, name), { recursive: true })
  const context = await openContext(browser, base, mode, role, password)
  const page = await context.newPage()
  if (mode.letters) await letterSize(page, mode.letters)
  const places = [...new Set(routes[role].map(route => addressOf(route.path)))].filter(place => only.test(place))
  for (const place of places) {
    const isGame = /^\/(games\/|geo-|coloring)/.test(place)
    await page.goto(place)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const { ownLetters } = mode
    if (ownLetters)
      await page.evaluate(size => {
        const { dataset } = document.documentElement
        new MutationObserver(() => dataset.textSize === size || Object.assign(dataset, { textSize: size })).observe(
          document.documentElement,
          { attributes: true },
        )
        dataset.textSize = size
      }, ownLetters)
    await page.waitForTimeout(settling)
    await look(page, name, `${role} ${place}`, mode)
    if (isGame && role === 'student')
      await playOnce(page, name, place, mode).catch((error: unknown) =>
        console.log(`${name} ${place} could not be played: ${error}`),
      )
  }
  await context.close()
}

async function walkAll(base: string, password: string): Promise<void> {
  const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    file => file && existsSync(file),
  )
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  for (const name of given.modes.split(','))
    for (const one of role.array().parse(given.roles.split(','))) await walk(browser, base, name, one, password)
  await browser.close()
  console.log(`${looked} looks, ${found.size} of them with something wrong`)
  if (found.size > 0) process.exitCode = 1
}

if (given.at) await walkAll(given.at, given.password)
else {
  const folder = await mkdtemp(path.join(tmpdir(), 'capivira-shapes-'))
  const instance = new Instance(folder, 20_000 + Math.floor(Math.random() * 20_000), { DEMO: '1' })
  try {
    await instance.bringUp()
    // The accounts are told once the demo school stands, a moment after the server answers.
    const told = () => /aluno1@demonstracao\.example\s+(\S+)/.exec(instance.log)?.[1]
    for (let second = 0; second < 120 && !told(); second++) await sleep(1000)
    const password = told() ?? ''
    await walkAll(instance.address, password)
  } finally {
    await instance.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
