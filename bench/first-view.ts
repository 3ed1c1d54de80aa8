/**
 * How much JavaScript a first view loads, by role, in KB gzip (1 KB = 1000 bytes).
 *   node bench/first-view.ts
 * Starts the real `npm start` in a data folder of its own and opens each first screen in a fresh Chromium, with empty
 * data; what the browser asked for is then compressed with gzip level 9, however it was sent.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { Instance } from './kill/instance.ts'

const teacherSecret = 'segredo-professor'
const goals: Record<string, number> = { landing: 60, pupil: 100 }

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
const dataFolder = await mkdtemp(path.join(tmpdir(), 'capivira-first-view-'))
const instance = new Instance(dataFolder, 20_000 + Math.floor(Math.random() * 20_000), {
  TEACHER_SECRET: teacherSecret,
})

try {
  await instance.bringUp()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const rows = [
    await firstView(browser, 'landing', null),
    await firstView(browser, 'pupil', 'student'),
    await firstView(browser, 'teacher', 'teacher'),
  ]
  await browser.close()
  console.table(rows)
  if (rows.some(({ within }) => !within)) process.exitCode = 1
} finally {
  await instance.stop()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
}

async function firstView(browser: Browser, view: string, userType: 'student' | 'teacher' | null) {
  const context = await browser.newContext({ baseURL: instance.address })
  if (userType) await signIn(context.request, userType)
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', response => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body())
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Whatever a first screen loads after it is drawn (toasts, the next screen) belongs to the first view too.
  await page.waitForTimeout(3000)
  const scripts = await Promise.all(bodies)
  await context.close()
  const kb = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000
  const goal = goals[view]
  return {
    view,
    files: scripts.length,
    'KB gzip': Number(kb.toFixed(1)),
    goal,
    within: goal === undefined || kb <= goal,
  }
}

type Requests = Awaited<ReturnType<Browser['newContext']>>['request']

async function signIn(request: Requests, userType: 'student' | 'teacher'): Promise<void> {
  const headers = { origin: instance.address }
  const email = `${userType}@escola.example`
  const password = 'Vento&Mar7lento'
  const data = {
    fullName: 'Pessoa de Teste',
    email,
    phone: '(11) 98765-4321',
    password,
    confirmPassword: password,
    userType,
  }
  const registered = await request.post('/api/auth/register', {
    headers,
    data: { ...data, secretPassword: teacherSecret },
  })
  const login = await request.post('/api/auth/login', { headers, data: { email, password } })
  if (!registered.ok() || !login.ok()) throw new Error(`could not sign in: ${await login.text()}`)
}
