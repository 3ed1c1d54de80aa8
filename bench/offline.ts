/**
 * Studies a material of 200 cards without a network, by keyboard, and brings what was done to the server when it is
 * back.
 *   node bench/offline.ts
 * Starts the real `npm start` in a data folder of its own; a teacher imports the cards as CSV, a pupil downloads them
 * in Chromium, loses the network, rates every card, and gets it back. Fails when an answer is lost or paid twice. The
 * page's clock is moved on where a person would wait; everything else takes the time it takes.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type APIRequestContext, type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { Instance } from './kill/instance.ts'

const count = 200
const title = 'Duzentas perguntas'
const teacherSecret = 'segredo-professor'
/** What a card pays that is seen on both sides and rated, and what 25 cards on a day do. */
const [cardXp, challengeXp] = [8, 50]

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
const dataFolder = await mkdtemp(path.join(tmpdir(), 'capivira-offline-'))
const instance = new Instance(dataFolder, 20_000 + Math.floor(Math.random() * 20_000), {
  TEACHER_SECRET: teacherSecret,
})

try {
  await instance.bringUp()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  await importCards(browser)
  const row = await studyAway(browser)
  await browser.close()
  console.table([row])
  if (!row.whole) process.exitCode = 1
} finally {
  await instance.stop()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
}

async function importCards(browser: Browser): Promise<void> {
  const { request } = await browser.newContext({ baseURL: instance.address })
  await signIn(request, 'teacher')
  const lines = Array.from(
    { length: count },
    (_, at) => `Quanto é ${at + 1} mais ${at + 1}?;${2 * (at + 1)};Soma;fácil`,
  )
  const file = {
    name: 'cards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Pergunta;Resposta;Assunto;Nível\n${lines.join('\n')}\n`),
  }
  const answer = await request.post('/api/import', {
    headers: { origin: instance.address },
    multipart: { title, file },
  })
  if (answer.status() !== 201) throw new Error(`import answered ${await answer.text()}`)
}

async function studyAway(browser: Browser) {
  const context = await browser.newContext({ baseURL: instance.address, locale: 'pt-BR' })
  await signIn(context.request, 'student')
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/study-materials')
  await page.getByRole('button', { name: `Baixar para estudar sem internet: ${title}` }).click()
  await page.getByText('Neste aparelho', { exact: true }).waitFor()
  // The page's policy lets nothing be evaluated later on: it is asked again and again.
  while (!(await page.evaluate('navigator.serviceWorker.controller !== null'))) await page.waitForTimeout(200)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: `Flip cards de ${title}` }).click()
  const away = performance.now()
  for (let card = 1; card <= count; card++) await rate(page, card)
  const studied = performance.now() - away
  // The last rating is written down.
  await page.waitForTimeout(1000)
  const kept = await page
    .getByText(/guardadas? neste aparelho/)
    .first()
    .textContent()
  const before = await figures(context.request)

  await context.setOffline(false)
  const back = performance.now()
  await page
    .getByText(/guardadas? neste aparelho/)
    .first()
    .waitFor({ state: 'detached', timeout: 120_000 })
  const sent = performance.now() - back
  const first = await figures(context.request)
  // Whatever sends again, sends nothing: the acts that were told are gone, and their ids are known.
  await context.setOffline(true)
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(2000)
  const again = await figures(context.request)
  await context.close()

  const expected = count * cardXp + challengeXp + first.achievementXp
  return {
    cards: count,
    'waited on the device': kept?.replace(/\D/g, ''),
    'paid while away': before.xp,
    'study s': seconds(studied),
    'sent in s': seconds(sent),
    'cards today': first.cardsToday,
    xp: first.xp,
    'xp expected': expected,
    'xp after another round': again.xp,
    whole: first.cardsToday === count && first.xp === expected && again.xp === expected && before.xp === 0,
  }
}

/** Sees both sides of a card and rates it by keyboard; the waits of the screen pass at once. */
async function rate(page: Page, card: number): Promise<void> {
  await reach(page, page.getByText(`Card ${card} de ${count}`, { exact: true }))
  await page.clock.runFor(400)
  await page.keyboard.press('Space')
  await reach(page, page.getByRole('button', { name: /Fácil/ }))
  await page.clock.runFor(400)
  await page.keyboard.press('4')
}

/** Moves the page's clock on until something is there. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  for (let moved = 0; moved < 200; moved++) {
    if (await wanted.isVisible()) return
    await page.clock.runFor(250)
  }
  throw new Error(`never there: ${wanted}`)
}

async function figures(request: APIRequestContext) {
  const dashboard: { stats: { cardsToday: number } } = await (await request.get('/api/dashboard/student')).json()
  const { xp }: { xp: number } = await (await request.get('/api/auth/user')).json()
  const unlocked: { xpReward: number }[] = await (await request.get('/api/user/achievements')).json()
  const achievementXp = unlocked.reduce((sum, { xpReward }) => sum + xpReward, 0)
  return { cardsToday: dashboard.stats.cardsToday, xp, achievementXp }
}

async function signIn(request: APIRequestContext, userType: 'student' | 'teacher'): Promise<void> {
  const headers = { origin: instance.address }
  const email = `${userType}@escola.example`
  const password = 'Vento&Mar7lento'
  const person = {
    fullName: 'Pessoa de Teste',
    email,
    phone: '(11) 98765-4321',
    userType,
    secretPassword: teacherSecret,
  }
  const data = { ...person, password, confirmPassword: password }
  const registered = await request.post('/api/auth/register', { headers, data })
  const login = await request.post('/api/auth/login', { headers, data: { email, password } })
  if (!registered.ok() || !login.ok()) throw new Error(`could not sign in: ${await login.text()}`)
}

function seconds(milliseconds: number): number {
  return Number((milliseconds / 1000).toFixed(1))
}
