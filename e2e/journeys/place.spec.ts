import type { Page } from '@playwright/test'
import { schoolPdf } from '../support/pdf.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectSessionToEnd, test } from '../support/test.ts'

const material = (id: number) => ({
  id,
  title: `Capítulo ${id}`,
  description: 'Um capítulo do livro',
  content: null,
  subjectId: 1,
  subject: { id: 1, name: 'Geografia' },
  isProcessed: true,
  status: 'processed',
  progress: 100,
  notices: [],
  sourceKind: 'pdf',
  flipCardsCount: 2,
  cardCount: 2,
  quizQuestionsCount: 2,
  questionCount: 2,
  wordsCount: 2,
  quizId: id,
  problemsCount: 0,
  createdAt: '2026-03-02T12:00:00.000Z',
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a session that ends and a step back lose neither what was typed nor the place on the screen', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const teacher = somebody('Professora de Geografia')
  await enterAs(page, 'Professor', teacher)

  await test.step('the session ends while a form is filled in; after signing in everything typed is there', async () => {
    await page.goto('/upload-material')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher PDF' }).click()
    await (await chooser).setFiles(await schoolPdf('rios.pdf'))
    await page.getByLabel('Título').fill('Rios do Brasil')
    await page.getByLabel('Matéria').fill('Geografia')
    await page.getByLabel('Descrição').fill('Para a prova de sexta')
    expectSessionToEnd(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Enviar material' }).click()
    await expect(page).toHaveURL('/login?next=%2Fupload-material')
    await expect(page.getByText('Depois de entrar, você volta para onde estava.')).toBeVisible()
    await page.getByLabel('Email').fill(teacher.email)
    await page.getByLabel('Senha', { exact: true }).fill(teacher.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL('/upload-material')
    await expect(page.getByLabel('Título')).toHaveValue('Rios do Brasil')
    await expect(page.getByLabel('Matéria')).toHaveValue('Geografia')
    await expect(page.getByLabel('Descrição')).toHaveValue('Para a prova de sexta')
  })

  await test.step('a toast is at most 420 px wide, F8 reaches it, and a swipe to the right sends it away', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher PDF' }).click()
    await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    const toast = page.getByRole('listitem').filter({ hasText: 'Arquivo Inválido' })
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
    await page.keyboard.press('F8')
    await expect(page.locator('ol:focus')).toContainText('Arquivo Inválido')
    if (!box) return
    const at = { x: box.x + 40, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 30, at.y, { steps: 3 })
    await page.mouse.move(at.x + 80, at.y, { steps: 3 })
    await page.mouse.up()
    await expect(toast).toHaveCount(0, { timeout: 2_000 })
  })

  await test.step('going back and reloading lead to the same part of a long list', async () => {
    await page.route('**/api/teacher/materials', route =>
      route.fulfill({ json: Array.from({ length: 20 }, (_, place) => material(place + 1)) }),
    )
    await page.goto('/manage-materials')
    await expect(page.getByText('Capítulo 20', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Prévia do quiz de Capítulo 15' }).scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByText('Capítulo 15', { exact: true })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 100)
    await page.reload()
    await expect(page.getByText('Capítulo 15', { exact: true })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 100)
    expect(await scrolled(page)).toBeLessThan(before + 100)
  })
})
