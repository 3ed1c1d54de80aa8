/**
 * Makes the pictures of the help pages, and those of the README, from a running Capivira with its demo school as it
 * began:
 *   node scripts/help-pictures.ts http://localhost:3000 <password of the demo school>
 * Writes apps/web/public/help/*.webp, docs/images/painel.png and docs/images/revisao.png. Look at them before
 * committing.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './lib/browser.ts'
import { PROJECT } from './lib/project.mjs'

const [address, password] = process.argv.slice(2)
if (!address || !password) throw new Error('Usage: node scripts/help-pictures.ts ADDRESS PASSWORD')
const folder = path.join(PROJECT, 'apps/web/public/help')

/** Milliseconds in which a screen has loaded its pictures. */
const settling = 3_000

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 760 }

/** The advice of first visits, which would push down what the pictures show. */
const hints = ['first-cards', 'first-rating', 'first-material']

async function signedIn(browser: Browser, who: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(names => localStorage.setItem('capivira:hints', names), JSON.stringify(hints))
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${who}@demonstracao.example`)
  await page.getByLabel('Senha', { exact: true }).fill(password ?? '')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The greeting of the sign-in would cover what the pictures show.
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  return page
}

async function seen(page: Page): Promise<Buffer> {
  // Screens that look for news never fall silent, so a while must do.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(settling)
  // The page of a PDF is drawn by the server when it is first asked for.
  await page.evaluate(
    `Promise.all([...document.images].map(one => one.loading === 'lazy' || one.decode().catch(() => {})))`,
  )
  return page.screenshot()
}

async function shoot(page: Page, name: string): Promise<void> {
  await sharp(await seen(page))
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}

/** What an assistant might answer about the demo text on ecosystems: items that it proves, and one that it denies. */
const answer = `C1 | p. 1
P: O que estuda a Ecologia?
R: As relações dos seres vivos entre si e com o ambiente
F: A Ecologia é a ciência que estuda as relações dos seres vivos entre si e com o ambiente.

C2 | p. 1
P: Quantos biomas o IBGE reconhece no território brasileiro?
R: Oito biomas
F: O Instituto Brasileiro de Geografia e Estatística (IBGE) reconhece seis biomas no território brasileiro: \
Amazônia, Cerrado, Mata Atlântica, Caatinga, Pampa e Pantanal.

C3 | p. 1
P: O que acontece na seca com os animais que comem capim?
R: Ficam com menos alimento
F: A falta de chuva, que é um fator abiótico, diminui a quantidade de capim disponível.

FIM C3 Q0 W0`

/** 'Pedir a um assistente' in six pictures, as a teacher sees it on a phone. */
async function shootAssistant(teacher: Page): Promise<void> {
  await teacher.setViewportSize(phone)
  await teacher.goto('/manage-materials')
  const card = teacher.getByRole('listitem').filter({ hasText: 'Ecossistemas brasileiros' }).last()
  await card.getByRole('link', { name: /^Ver Ecossistemas/ }).click()
  const way = teacher.getByRole('link', { name: /^Pedir a um assistente/ }).first()
  await centred(way)
  await shoot(teacher, 'assistant-1-material')
  await way.click()
  await centred(teacher.getByRole('button', { name: 'Copiar' }).first())
  await shoot(teacher, 'assistant-2-prompt')
  await teacher.getByText('O assistente aceita anexo?').click()
  await centred(teacher.getByRole('button', { name: 'Baixar o texto para anexar' }))
  await shoot(teacher, 'assistant-3-short')
  const field = teacher.getByLabel('Resposta do assistente')
  await field.fill(answer)
  await centred(field)
  await shoot(teacher, 'assistant-4-paste')
  await teacher.getByRole('button', { name: 'Conferir e guardar' }).click()
  await teacher
    .getByText(/recusado/)
    .first()
    .waitFor({ timeout: 120_000 })
  await teacher.getByRole('heading', { name: /recusado/ }).evaluate(heading => heading.scrollIntoView())
  await shoot(teacher, 'assistant-5-report')
  // Two of the demo's materials publish all that is written: what waits is another's.
  await teacher.goto('/dashboard')
  await teacher.getByRole('link', { name: /^Revisar \d+ sugestões/ }).click()
  await teacher.getByRole('button', { name: /^Manter/ }).waitFor()
  await centred(teacher.getByRole('button', { name: /^Manter/ }))
  await shoot(teacher, 'assistant-6-review')
  await teacher.setViewportSize(desk)
}

const centred = (place: Locator) => place.evaluate(element => element.scrollIntoView({ block: 'center' }))

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findBrowser(PROJECT, console.log),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const pupil = await signedIn(browser, 'aluno1', phone)
  await shoot(pupil, 'pupil-dashboard')
  await pupil
    .getByRole('link', { name: /^Flip cards de/ })
    .first()
    .click()
  await pupil.getByText(/^Card 1 de/).waitFor()
  await pupil.keyboard.press('Space')
  await pupil.getByRole('button', { name: /Fácil/ }).waitFor()
  await shoot(pupil, 'pupil-card')
  await pupil.goto('/quiz-list')
  await pupil
    .getByRole('link', { name: /^Começar o quiz/ })
    .first()
    .click()
  const all = pupil.getByRole('button', { name: /^Todas as \d+ questões/ })
  await all.or(pupil.getByText(/^Questão 1 de/)).waitFor()
  if (await all.isVisible()) await all.click()
  await pupil.getByText(/^Questão 1 de/).waitFor()
  await shoot(pupil, 'pupil-quiz')
  await pupil.goto('/games')
  await pupil.getByRole('heading', { level: 1 }).waitFor()
  await shoot(pupil, 'pupil-games')

  await pupil.setViewportSize({ width: 1280, height: 860 })
  await pupil.goto('/dashboard')
  await pupil.getByRole('heading', { level: 1 }).waitFor()
  await sharp(await seen(pupil))
    .png({ palette: true, effort: 10 })
    .toFile(path.join(PROJECT, 'docs/images/painel.png'))

  const teacher = await signedIn(browser, 'professora', desk)
  await teacher.goto('/upload-material')
  await shoot(teacher, 'teacher-upload')
  await teacher.goto('/student-progress')
  await shoot(teacher, 'teacher-progress')
  await teacher.goto('/manage-materials')
  await teacher.getByRole('link', { name: /^Ver / }).first().click()
  await teacher
    .getByRole('link', { name: /^Ver os cards de/ })
    .first()
    .click()
  await teacher.getByText(/^Card 1 de/).evaluate(place => place.scrollIntoView())
  await teacher.getByRole('img', { name: /^Página/ }).waitFor()
  await shoot(teacher, 'teacher-cards')

  await teacher.goto('/dashboard')
  await teacher.getByRole('link', { name: /^Revisar \d+ sugestões/ }).click()
  await teacher.getByRole('img', { name: /^Página/ }).waitFor()
  await sharp(await seen(teacher))
    .png({ palette: true, effort: 10 })
    .toFile(path.join(PROJECT, 'docs/images/revisao.png'))

  await shootAssistant(teacher)

  const admin = await signedIn(browser, 'admin', desk)
  await shoot(admin, 'admin-dashboard')

  await teacher.goto('/classes')
  await teacher.locator('main a[href^="/classes/"]').first().click()
  await shoot(teacher, 'teacher-class')
} finally {
  await browser.close()
}
