import type { Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { publishesAll, sends } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

/** Hides the cards of words, so that those of figures come first. */
async function hideWords(teacher: Page, id: number): Promise<void> {
  const cards: { id: number; figure?: object }[] = await (
    await teacher.request.get(`/api/materials/${id}/cards`)
  ).json()
  for (const card of cards.filter(({ figure }) => !figure)) {
    const data = { state: 'hidden' }
    const reply = await teacher.request.put(`/api/items/card/${card.id}/state`, { data, headers: { origin } })
    expect(reply.ok()).toBe(true)
  }
}

/** Draws a rectangle with the mouse, in fractions of the board. */
async function draw(teacher: Page, from: [number, number], to: [number, number]): Promise<void> {
  const board = teacher.getByTestId('board')
  await board.scrollIntoViewIfNeeded()
  const box = await board.boundingBox()
  if (!box) throw new Error('the board is not on screen')
  const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await teacher.mouse.move(...at(from))
  await teacher.mouse.down()
  await teacher.mouse.move(...at(to), { steps: 4 })
  await teacher.mouse.up()
}

test('a teacher covers two labels of a figure, and a pupil reveals and rates them, without a network too', async ({
  newPerson,
}, { project }) => {
  const title = `Figuras ${project.name} ${Date.now()}`
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de Figuras'))
  const id = await sends(teacher, { title, part: 'page' })
  await publishesAll(teacher, id)

  await test.step('a part of the page is the figure', async () => {
    await teacher.goto(`/figures/${id}`)
    await expect(teacher.getByText('Nenhuma figura ainda')).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.getByRole('button', { name: 'Nova figura' }).click()
    await teacher.getByRole('button', { name: 'Marcar o meio da página' }).click()
    await teacher.getByRole('button', { name: 'Recorte da figura' }).focus()
    await teacher.keyboard.press('Shift+ArrowDown')
    await expectGoodScreen(teacher)
    await teacher.getByRole('button', { name: 'Continuar com este recorte' }).click()
  })

  await test.step('one rectangle is drawn, another set by keyboard, and what is missing is said', () =>
    coversTwoLabels(teacher))

  await test.step('it leaves as an image and for Anki', async () => {
    const href = await teacher.getByRole('link', { name: 'Imagem com os nomes cobertos' }).getAttribute('href')
    expect((await teacher.request.get(href ?? '')).headers()['content-type']).toBe('image/png')
    const deck = await teacher.request.get(`/api/materials/${id}/cards/export?format=apkg`)
    expect(deck.ok()).toBe(true)
  })

  await hideWords(teacher, id)
  const pupil = await newPerson('phone')
  await enterAs(pupil, 'Aluno', somebody('Aluna das figuras'))
  const picture = pupil.getByRole('img', { name: 'Figura: A árvore' }).locator('visible=true').first()
  const isDrawn = () => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0)

  await test.step('a pupil keeps the material, and without a network sees the figure and rates its card', async () => {
    await pupil.goto('/study-materials')
    await pupil.getByRole('button', { name: `Baixar para estudar sem internet: ${title}` }).click()
    await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
    await pupil.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await pupil.context().setOffline(true)
    await pupil.goto(`/study/${id}`)
    await expect(pupil.getByText('Card 1 de 2', { exact: true })).toBeVisible()
    await expect.poll(isDrawn).toBe(true)
    await expect(pupil.locator('[data-cover="asked"]').locator('visible=true').first()).toHaveText('1?')
    await expectGoodScreen(pupil)
    await pupil.keyboard.press('Space')
    await expect(pupil.locator('[data-cover="revealed"]').first()).toBeAttached()
    await expect(pupil.getByText('Copa', { exact: true })).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.keyboard.press('4')
  })

  await test.step('and with it the next one by tap, asked in words for who does not see it', async () => {
    await pupil.context().setOffline(false)
    await expect(pupil.getByText('Card 2 de 2', { exact: true })).toBeVisible()
    await expect(pupil.getByText('O que leva a água da raiz às folhas?').locator('visible=true')).toBeVisible()
    await pupil.getByRole('button', { name: /O que leva a água/ }).click()
    await expect(pupil.getByText('Tronco', { exact: true })).toBeVisible()
    await pupil.getByRole('button', { name: /Fácil/ }).click()
    await expect(pupil.getByText(/^Card 2 de 2$/)).toHaveCount(0)
  })

  await test.step('the teacher takes a label away, and the figure with its cards', async () => {
    await teacher.reload()
    await teacher.getByRole('button', { name: 'Editar', exact: true }).click()
    await teacher.getByRole('button', { name: 'Apagar o retângulo 1' }).click()
    await teacher.getByRole('button', { name: 'Salvar figura' }).click()
    await expect(teacher.getByText('Página 1 · 1 card')).toBeVisible()
    await teacher.getByRole('button', { name: 'Excluir A árvore' }).click()
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(teacher.getByText('Nenhuma figura ainda')).toBeVisible()
  })
})

/** Draws a rectangle with the mouse, sets another by keyboard, and names what is under them. */
async function coversTwoLabels(teacher: Page) {
  await draw(teacher, [0.1, 0.1], [0.4, 0.2])
  await teacher.getByRole('button', { name: 'Acrescentar retângulo' }).press('Enter')
  const second = teacher.getByRole('button', { name: 'Retângulo do card 2' })
  await second.focus()
  await teacher.keyboard.press('ArrowUp')
  await teacher.keyboard.press('Shift+ArrowRight')
  await teacher.getByRole('button', { name: 'Acrescentar retângulo' }).press('Enter')
  await teacher.getByRole('button', { name: 'Retângulo do card 3' }).press('Delete')
  await expect(teacher.getByRole('button', { name: /^Retângulo do card/ })).toHaveCount(2)
  await teacher.getByRole('button', { name: 'Salvar figura' }).click()
  await expect(teacher.getByText('Dê um nome à figura')).toBeVisible()
  await expect(teacher.getByText('Escreva o que está coberto')).toHaveCount(2)
  await expectGoodScreen(teacher)
  await teacher.getByLabel('Nome da figura').fill('A árvore')
  await teacher.getByLabel('Card 1: o que está coberto').fill('Copa')
  await teacher.getByLabel('Card 2: o que está coberto').fill('Tronco')
  await teacher.getByLabel('Pergunta sem a imagem').last().fill('O que leva a água da raiz às folhas?')
  await teacher.getByRole('button', { name: 'Salvar figura' }).click()
  // The page is drawn anew for it, as large as the figure asks for.
  await expect(teacher.getByRole('heading', { name: 'A árvore' })).toBeVisible({ timeout: 90_000 })
  await expect(teacher.getByText('Página 1 · 2 cards')).toBeVisible()
  await expectGoodScreen(teacher)
}
