import type { Page } from '@playwright/test'
import { readsLesson } from '../support/lessons.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, expectStatus, test } from '../support/test.ts'

/** While an act runs, the server fails at whatever is sent to such an address: several times where it is sent again. */
async function failAt(page: Page, address: RegExp, act: () => Promise<void>): Promise<void> {
  await page.route(address, route => {
    expectStatus(page, 500, address)
    return route.fulfill({ status: 500, json: { message: 'Algo deu errado.' } })
  })
  await act()
  await page.unroute(address)
}

/** Longer than the app waits before it sends again by itself what was not taken, in milliseconds. */
const sentAgain = 60_000

const toastSaying = (page: Page, sentence: string) =>
  page.getByRole('region', { name: 'Avisos (F8)' }).getByText(sentence, { exact: true })

test('a pupil answers five questions, left and resumed, is told what fails, and sees what is next to earn', async ({
  newPerson,
}) => {
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluno de todo dia'))
  const { id, title } = await readsLesson(pupil, 'historia-8-ano')

  await test.step('a quiz of five is left after one answer and goes on where it was', async () => {
    await pupil.goto(`/quiz/${id}`)
    await expect(pupil.getByRole('heading', { name: 'Quantas questões hoje?' })).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.getByRole('button', { name: /^5 questões/ }).click()
    await expect(pupil.getByText('Questão 1 de 5')).toBeVisible()
    await pupil.keyboard.press('a')
    await pupil.keyboard.press('Enter')
    await expect(pupil.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
    await pupil.keyboard.press('Enter')
    await expect(pupil.getByText('Questão 2 de 5')).toBeVisible()
    await pupil.goto('/dashboard')
    await pupil.goto(`/quiz/${id}`)
    await expect(pupil.getByText('Questão 2 de 5')).toBeVisible()
    // Phones end tabs that are out of sight: another one goes on with it, too.
    const other = await pupil.context().newPage()
    await other.goto(`/quiz/${id}`)
    await expect(other.getByText('Questão 2 de 5')).toBeVisible()
    await other.close()
  })

  await test.step('its result is not taken: the sentence for it, and it is sent again', async () => {
    for (let question = 2; question < 5; question++) {
      await expect(pupil.getByText(`Questão ${question} de 5`)).toBeVisible()
      await pupil.keyboard.press('a')
      await pupil.keyboard.press('Enter')
      await expect(pupil.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
      await pupil.keyboard.press('Enter')
    }
    await expect(pupil.getByText('Questão 5 de 5')).toBeVisible()
    await pupil.keyboard.press('a')
    await pupil.keyboard.press('Enter')
    await failAt(pupil, /\/quiz-attempts$/, async () => {
      await pupil.keyboard.press('Enter')
      // Both of one toast, which passes by.
      await Promise.all([
        expect(toastSaying(pupil, 'Não foi possível salvar o resultado do quiz')).toBeVisible(),
        expect(toastSaying(pupil, 'O servidor não respondeu; está guardado e será enviado de novo.')).toBeVisible(),
      ])
      await expect(pupil.getByText(/Sem internet/)).toHaveCount(0)
    })
    await expect(pupil.getByRole('button', { name: 'Refazer Quiz' })).toBeVisible()
    const kept = async (): Promise<{ attempts: { materialId: number; totalQuestions: number }[] }> =>
      (await pupil.request.get('/api/quiz-attempts')).json()
    await expect.poll(async () => (await kept()).attempts.length, { timeout: sentAgain }).toBe(1)
    expect((await kept()).attempts).toMatchObject([{ materialId: id, totalQuestions: 5 }])
  })

  await test.step('a rating and a game that the server does not take say so in their own words', () =>
    isToldWhatFails(pupil, { id, title }))

  await test.step('only fifteen today', async () => {
    await pupil.goto('/study-today?most=15')
    await expect(pupil.getByRole('heading', { name: 'Hoje só 15' })).toBeVisible()
    await expectGoodScreen(pupil)
  })

  await test.step('achievements: grouped, each with a drawing and how far it is; both levels by name', async () => {
    await pupil.goto('/achievements')
    await expect(pupil.getByText(/^Nível de jogador \d+ .+ · Nível de estudo \d+ /)).toBeVisible()
    const groups = pupil.getByRole('region').filter({ has: pupil.getByRole('progressbar') })
    await expect(groups.first()).toBeVisible()
    // They come a few with each frame.
    await expect.poll(() => groups.locator('li img').count()).toBeGreaterThanOrEqual(25)
    const drawings = await groups.locator('li img').evaluateAll(all => all.map(one => one.getAttribute('src') ?? ''))
    expect(new Set(drawings).size).toBe(drawings.length)
    await expect(pupil.getByText(/^\d+\/50$/).first()).toBeVisible()
    await expectGoodScreen(pupil)
  })
})

/** Rates a card and begins a game, neither of which the server takes. */
async function isToldWhatFails(pupil: Page, { id, title }: { id: number; title: string }) {
  await pupil.goto(`/study/${id}`)
  await expect(pupil.getByText(/^Card 1 de /)).toBeVisible()
  await pupil.keyboard.press('Space')
  await expect(pupil.getByRole('button', { name: /Fácil/ })).toBeVisible()
  await failAt(pupil, /\/api\/cards\/\d+\/review$/, async () => {
    await pupil.keyboard.press('3')
    await expect(toastSaying(pupil, 'Não foi possível registrar a revisão do card')).toBeVisible()
  })
  const rated = async () => {
    const cards: { nextReview: string | null }[] = await (await pupil.request.get(`/api/materials/${id}/cards`)).json()
    return cards.filter(({ nextReview }) => nextReview !== null).length
  }
  await expect.poll(rated, { timeout: sentAgain }).toBe(1)
  await pupil.goto('/games/memory')
  await pupil.getByLabel('Com qual material você quer jogar?').selectOption({ label: title })
  await failAt(pupil, /\/api\/games\/start$/, async () => {
    await pupil.getByRole('button', { name: 'Começar' }).click()
    await expect(toastSaying(pupil, 'Não foi possível iniciar o jogo. Tente novamente.')).toBeVisible()
  })
  await expect(pupil.getByRole('button', { name: 'Começar' })).toBeEnabled()
}
