import { shortPdf } from '../support/pdf.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectSessionToEnd, test } from '../support/test.ts'

test('a session that ends loses nothing typed; a toast is reached by a key; a step back leads to its place', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const teacher = somebody('Professora de Geografia')
  await enterAs(page, 'Professor', teacher)

  await test.step('a session ends while a form is filled in; after signing in all typed is there', async () => {
    await page.goto('/upload-material')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher PDF' }).click()
    await (await chooser).setFiles(await shortPdf('rios.pdf'))
    await page.getByLabel('Título').fill('Rios do Brasil')
    await page.getByLabel('Matéria').fill('Geografia')
    await page.getByLabel('Descrição').fill('Para a prova de sexta')
    expectSessionToEnd(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Enviar material' }).click()
    await expect(page).toHaveURL('/login?next=%2Fupload-material')
    await expect(page.getByText('Entre para continuar de onde parou')).toBeVisible()
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
    // A toast that is pointed at waits, however long the rest takes.
    await toast.hover()
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: Number.NaN, height: 0 }
    expect(box.width).toBeLessThanOrEqual(420)
    await page.keyboard.press('F8')
    await expect(page.locator('ol:focus')).toContainText('Arquivo Inválido')
    const at = { x: box.x + 40, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 30, at.y, { steps: 3 })
    await page.mouse.move(at.x + 80, at.y, { steps: 3 })
    await page.mouse.up()
    await expect(toast).toHaveCount(0, { timeout: 2_000 })
  })

  await test.step('a step back and a reload lead to where a screen was left, a link to its top', async () => {
    const place = () => page.evaluate(() => scrollY)
    const lowest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Below its heading a screen may still grow.
    await expect.poll(lowest).toBeGreaterThan(700)
    await page.mouse.wheel(0, 700)
    await expect.poll(place).toBe(700)
    // A click of the browser's driver may scroll by itself before it presses.
    await page.getByRole('link', { name: 'Turmas', exact: true }).first().dispatchEvent('click')
    await expect(page).toHaveURL('/classes')
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/help')
    await expect.poll(place).toBe(700)
    await page.reload()
    await expect.poll(place).toBe(700)
  })
})
