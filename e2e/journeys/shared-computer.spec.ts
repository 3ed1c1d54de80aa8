import type { Page } from '@playwright/test'
import { readsLesson } from '../support/lessons.ts'
import { call, enterAs, opensDashboard, type Person, pressInBars, signIn, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { expect, expectSessionToEnd, test } from '../support/test.ts'

/** Answers a quiz from the question on screen up to one of them. */
async function answerUpTo(page: Page, from: number, last: number, total: number): Promise<void> {
  for (let question = from; question <= last; question++) {
    await expect(page.getByText(`Questão ${question} de ${total}`)).toBeVisible()
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
}

const attemptsOf = async (page: Page): Promise<number> => {
  const reply = await page.request.get('/api/quiz-attempts')
  return (await reply.json()).attempts.length
}
const cardsToday = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/dashboard/student')).json()).stats.cardsToday

test('a quiz whose session ends before its last question is handed in once, after signing in again', async ({
  newPerson,
}) => {
  const pupil = await newPerson()
  const who = somebody('Aluna no meio do quiz')
  await enterAs(pupil, 'Aluno', who)
  const { id } = await readsLesson(pupil, 'ciencias-7-ano')
  await pupil.goto(`/quiz/${id}`)
  await beginWholeQuiz(pupil)
  const total = Number((await pupil.getByText(/^Questão 1 de \d+$/).textContent())?.match(/\d+$/)?.[0])
  await answerUpTo(pupil, 1, total - 1, total)
  expectSessionToEnd(pupil)
  await pupil.context().clearCookies()
  await answerUpTo(pupil, total, total, total)
  await expect(pupil).toHaveURL(/\/login\?next=/)

  await pupil.getByLabel('Email').fill(who.email)
  await pupil.getByLabel('Senha', { exact: true }).fill(who.password)
  await pupil.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(pupil.getByRole('button', { name: 'Refazer Quiz' })).toBeVisible()
  await expect(pupil.getByText(/^Você ganhou \d+ XP!$|^Resultado salvo\.$/)).toBeVisible()
  expect(await attemptsOf(pupil)).toBe(1)
})

test('two people in two windows of one browser: what one did is never counted for the other, nor lost', async ({
  newPerson,
}) => {
  const one = await newPerson()
  const [ana, bia]: Person[] = [somebody('Ana que estudou'), somebody('Bia que chegou')]
  if (!ana || !bia) return
  const apart = await newPerson()
  await enterAs(apart, 'Aluno', bia)
  await enterAs(one, 'Aluno', ana)
  const { id } = await readsLesson(one, 'ciencias-7-ano')
  await one.goto(`/study/${id}`)

  await test.step('a card is rated while the network fails', async () => {
    await one.route('**/api/cards/*/review', route => route.abort('internetdisconnected'))
    await expect(one.getByText(/^Card 1 de \d+$/)).toBeVisible()
    await one.keyboard.press('Space')
    await expect(one.getByRole('button', { name: /Fácil/ })).toBeVisible()
    await one.keyboard.press('4')
    await expect(one.getByText(/O que você fez está guardado neste aparelho/)).toBeVisible()
  })

  await test.step('somebody else is signed in by then: the window is hers, says so, and counts nothing', async () => {
    expectSessionToEnd(one)
    await one.context().addCookies(await apart.context().cookies())
    await one.unroute('**/api/cards/*/review')
    await expect(one.getByText('Outra pessoa entrou neste navegador', { exact: true })).toBeVisible({ timeout: 60_000 })
    expect(await cardsToday(one)).toBe(0)
    await pressInBars(one, 'button', 'Sair')
    await expect(one.getByRole('link', { name: 'Cadastrar como Aluno' }).first()).toBeVisible()
  })

  await test.step('back again, what the first one did is sent and counted for her', async () => {
    await one.goto('/login')
    await signIn(one, ana)
    await expect.poll(() => cardsToday(one)).toBe(1)
  })
})

test('a page that the browser kept for a step back is shown to its own person alone', async ({ newPerson }) => {
  const page = await newPerson()
  const [ana, bia]: Person[] = [somebody('Ana que saiu'), somebody('Bia que voltou')]
  if (!ana || !bia) return
  await enterAs(await newPerson(), 'Aluno', bia)
  await enterAs(page, 'Aluno', ana)
  await opensDashboard(page)
  // Browsers under test keep no page whole; to the page it is this event.
  const comeBack = () =>
    page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.evaluate(() => Object.assign(window, { isKept: true }))

  await test.step('to the same person as it was', async () => {
    await comeBack()
    await expect(page.locator('html')).toHaveCSS('visibility', 'visible')
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  })

  await test.step('to somebody else only as theirs', async () => {
    await call(page, '/api/auth/login', { data: { email: bia.email, password: bia.password } })
    await comeBack()
    await expect(page.getByRole('heading', { name: 'Olá, Bia' })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('visibility', 'visible')
    expect(await page.evaluate(() => 'isKept' in window)).toBe(false)
  })

  await test.step('to nobody not at all', async () => {
    await page.context().clearCookies()
    await comeBack()
    await expect(page.getByRole('heading', { name: /^Olá, / })).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('visibility', 'visible')
  })
})
