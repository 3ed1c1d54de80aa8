/**
 * Lighthouse's figures (mobile, simulated slow 4G and a processor four times slower) of a running Capivira with the
 * demo school.
 *   node bench/lighthouse.ts ADDRESS PASSWORD MATERIAL [--dark] [screen…]
 * PASSWORD is the one `npm start` prints for the demo accounts, MATERIAL the id of a processed material. CHROME_PATH
 * names the browser. Lighthouse itself is fetched by npx: 180 MB that nothing else here needs.
 */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { catalog } from '@capivira/core/games/catalog'
import { type BrowserContext, chromium } from '@playwright/test'
import { z } from 'zod'

const version = '13.5.0'
const port = 9333
const [address = '', password = '', material = '', ...rest] = process.argv.slice(2)
const dark = rest.includes('--dark')
const chosen = rest.filter(one => one !== '--dark')

const people = {
  pupil: 'aluno1@demonstracao.example',
  teacher: 'professora@demonstracao.example',
  admin: 'admin@demonstracao.example',
} as const
type Who = keyof typeof people | 'visitor'

/** `:name` in a path stands for an id that the school of the demo has; `idsOf` asks for it. */
const screens: Record<string, { who: Who; path: string; goal: number }> = {
  landing: { who: 'visitor', path: '/', goal: 95 },
  login: { who: 'visitor', path: '/login', goal: 90 },
  register: { who: 'visitor', path: '/register', goal: 90 },
  'register-teacher': { who: 'visitor', path: '/register?type=teacher', goal: 90 },
  'forgot-password': { who: 'visitor', path: '/forgot-password', goal: 90 },
  privacy: { who: 'visitor', path: '/privacy', goal: 90 },
  'spent-link': { who: 'visitor', path: '/reset-password#nothing-behind-this-link', goal: 90 },
  consent: { who: 'visitor', path: '/consent#nothing-behind-this-link', goal: 90 },
  dashboard: { who: 'pupil', path: '/dashboard', goal: 90 },
  'study-materials': { who: 'pupil', path: '/study-materials', goal: 90 },
  study: { who: 'pupil', path: `/study/${material}`, goal: 90 },
  'quiz-list': { who: 'pupil', path: '/quiz-list', goal: 90 },
  quiz: { who: 'pupil', path: `/quiz/${material}`, goal: 90 },
  subject: { who: 'pupil', path: '/material-view/:subject', goal: 90 },
  games: { who: 'pupil', path: '/games', goal: 90 },
  ...Object.fromEntries(catalog.map(({ folder, route }) => [folder, { who: 'pupil' as const, path: route, goal: 90 }])),
  achievements: { who: 'pupil', path: '/achievements', goal: 90 },
  classes: { who: 'pupil', path: '/join', goal: 90 },
  profile: { who: 'pupil', path: '/profile', goal: 90 },
  comfort: { who: 'pupil', path: '/comfort', goal: 90 },
  help: { who: 'pupil', path: '/help', goal: 90 },
  'quiz-history': { who: 'pupil', path: '/quiz-history', goal: 90 },
  'study-missed': { who: 'pupil', path: '/study-missed', goal: 90 },
  'study-today': { who: 'pupil', path: '/study-today', goal: 90 },
  teacher: { who: 'teacher', path: '/dashboard', goal: 90 },
  'teacher-materials': { who: 'teacher', path: '/manage-materials', goal: 90 },
  'teacher-progress': { who: 'teacher', path: '/student-progress', goal: 90 },
  'teacher-reports': { who: 'teacher', path: '/reports', goal: 90 },
  'teacher-upload': { who: 'teacher', path: '/upload-material', goal: 90 },
  'teacher-import': { who: 'teacher', path: '/import-material', goal: 90 },
  'teacher-classes': { who: 'teacher', path: '/classes', goal: 90 },
  'teacher-class': { who: 'teacher', path: '/classes/:class', goal: 90 },
  'teacher-assignment': { who: 'teacher', path: '/assignments/:assignment', goal: 90 },
  'teacher-pupil': { who: 'teacher', path: '/student-progress/:pupil', goal: 90 },
  'teacher-subject': { who: 'teacher', path: '/material-view/:subject', goal: 90 },
  'teacher-study-preview': { who: 'teacher', path: `/study-preview/${material}`, goal: 90 },
  'teacher-quiz-preview': { who: 'teacher', path: `/quiz-preview/${material}`, goal: 90 },
  'teacher-games': { who: 'teacher', path: '/games', goal: 90 },
  'teacher-profile': { who: 'teacher', path: '/profile', goal: 90 },
  'teacher-comfort': { who: 'teacher', path: '/comfort', goal: 90 },
  'teacher-help': { who: 'teacher', path: '/help', goal: 90 },
  'teacher-consents': { who: 'teacher', path: '/consents', goal: 90 },
  'teacher-consent-sheet': { who: 'teacher', path: '/consents/sheet', goal: 90 },
  'teacher-cards': { who: 'teacher', path: `/cards/${material}`, goal: 90 },
  'teacher-questions': { who: 'teacher', path: `/quiz-view/${material}`, goal: 90 },
  'teacher-words': { who: 'teacher', path: `/words/${material}`, goal: 90 },
  'teacher-problems': { who: 'teacher', path: `/problems/${material}`, goal: 90 },
  'teacher-drawings': { who: 'teacher', path: '/drawings', goal: 90 },
  'print-cards': { who: 'teacher', path: `/print/cards/material/${material}`, goal: 90 },
  'print-quiz': { who: 'teacher', path: `/print/quiz/material/${material}`, goal: 90 },
  admin: { who: 'admin', path: '/dashboard', goal: 90 },
  'admin-consents': { who: 'admin', path: '/consents', goal: 90 },
  'admin-jobs': { who: 'admin', path: '/admin/jobs', goal: 90 },
  'admin-storage': { who: 'admin', path: '/admin/storage', goal: 90 },
  'admin-ai-usage': { who: 'admin', path: '/admin/ai-usage', goal: 90 },
  'admin-security': { who: 'admin', path: '/admin/security', goal: 90 },
  'admin-acts': { who: 'admin', path: '/admin/acts', goal: 90 },
  'admin-backup': { who: 'admin', path: '/admin/backup', goal: 90 },
}

const category = z.object({ score: z.nullable(z.number()) })
const audit = z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()), title: z.string() })
const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(z.string(), category),
  audits: z.record(z.string(), audit),
})

/** A new browser in which somebody is signed in, waiting for Lighthouse at the port. */
async function browserOf(who: Who): Promise<BrowserContext> {
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  const context = await chromium.launchPersistentContext('', { executablePath, args })
  if (dark) {
    const page = await context.newPage()
    await page.goto(`${address}/privacy`)
    await page.evaluate(() => localStorage.setItem('capivira:theme', 'dark'))
    await page.goto('about:blank')
  }
  if (who === 'visitor') return context
  const data = { email: people[who], password }
  const answer = await context.request.post(`${address}/api/auth/login`, { data, headers: { origin: address } })
  if (!answer.ok()) throw new Error(`${people[who]}: ${answer.status()} ${await answer.text()}`)
  return context
}

const withId = z.object({ id: z.number() })

/**
 * Ids of what the screens of one subject, class, assignment and pupil are about, the class being the teacher's first.
 */
async function idsOf(): Promise<Record<string, string | undefined>> {
  const browser = await browserOf('teacher')
  const ask = async <T>(path: string, shape: z.ZodType<T>) =>
    shape.parse(await (await browser.request.get(`${address}/api${path}`)).json())
  const { subjectId } = await ask(`/materials/${material}`, z.object({ subjectId: z.number() }))
  const [turma] = await ask('/classes', z.array(withId))
  const [assignment] = turma ? await ask(`/classes/${turma.id}/assignments`, z.array(withId)) : []
  const [member] = turma ? await ask(`/classes/${turma.id}/members`, z.array(z.object({ userId: z.string() }))) : []
  await browser.close()
  return {
    subject: `${subjectId}`,
    class: turma && `${turma.id}`,
    assignment: assignment && `${assignment.id}`,
    pupil: member?.userId,
  }
}

async function measure(name: string, ids: Record<string, string | undefined>) {
  const screen = screens[name]
  if (!screen) throw new Error(`Unknown screen ${name}: ${Object.keys(screens).join(', ')}`)
  const path = screen.path.replace(/:(\w+)/g, (_, id) => ids[id] ?? '')
  const browser = await browserOf(screen.who)
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      `${address}${path}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
      `--port=${port}`,
      '--disable-storage-reset',
    ],
    { maxBuffer: 100_000_000 },
  )
  // Looked at afterwards: what it loads would be there already when it is measured.
  const page = await browser.newPage()
  await page.goto(`${address}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if ((await page.title()).startsWith('Página não encontrada')) throw new Error(`${name}: there is no ${path}`)
  await browser.close()
  const { categories, audits, finalDisplayedUrl } = report.parse(JSON.parse(stdout))
  const shown = new URL(finalDisplayedUrl).pathname
  if (shown !== new URL(path, address).pathname) throw new Error(`${name} was not shown, but ${shown}`)
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const seconds = (id: string) => Number((value(id) / 1000).toFixed(1))
  const faults = Object.values(audits).filter(one => one.score !== null && one.score < 0.9)
  console.error(`${name}: ${faults.map(({ title }) => title).join('; ')}`)
  return {
    screen: name,
    performance: score('performance'),
    goal: screen.goal,
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'FCP s': seconds('first-contentful-paint'),
    'LCP s': seconds('largest-contentful-paint'),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'KB sent': Math.round(value('total-byte-weight') / 1000),
  }
}

const rows = []
const ids = await idsOf()
for (const name of chosen.length > 0 ? chosen : Object.keys(screens)) rows.push(await measure(name, ids))
console.table(rows)
if (rows.some(({ performance, goal, accessibility }) => performance < goal || accessibility < 100)) process.exitCode = 1
