import { puzzleDealt } from '@capivira/games/puzzle/rules'
import type { Page } from '@playwright/test'
import { begin } from '../support/game-bots.ts'
import { expectHeard, expectListenable, listen } from '../support/heard.ts'
import { enterAs, somebody } from '../support/people.ts'
import { slideHome } from '../support/picture-bots.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

/** Goes on by Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    const found = await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, wanted)
    if (found) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab leads to no ${wanted}`)
}

test('A pupil solves a puzzle, colours a picture of their own and builds a city, by keyboard alone', async ({
  newPerson,
}) => {
  test.setTimeout(300_000)
  const page = await newPerson()
  await enterAs(page, 'Aluno', somebody('Aluno que desenha'))
  await listen(page)

  await test.step('The puzzle: arrows slide the pieces until the landscape is whole', async () => {
    await page.goto('/geo-exploradores')
    await page.getByRole('button', { name: 'Começar' }).focus()
    await expectGoodScreen(page)
    const dealt = puzzleDealt.parse(await begin(page))
    await page.getByRole('grid', { name: 'Tabuleiro do quebra-cabeça' }).waitFor()
    await expectGoodScreen(page)
    await tabTo(page, '[data-piece]')
    await slideHome(page, dealt)
    await expect(page.getByRole('heading', { name: 'Você montou a paisagem!' })).toBeVisible()
    await expectHeard(page, /Peça \d+ foi .+ de \d+ no lugar\./, /Você montou a paisagem! /)
    await expect(page.getByText('+33 XP').first()).toBeVisible()
  })

  await test.step('The colouring game: words become a drawing, its areas are painted by name', () => colours(page))

  await test.step('The city: three houses and a school are built, a day passes, and all of it is kept', async () => {
    await page.goto('/games/geo-explorer')
    const map = page.getByRole('grid', { name: 'Mapa da cidade' })
    await map.getByRole('gridcell').first().focus()
    for (const key of ['c', 'ArrowRight', 'c', 'ArrowRight', 'c']) await page.keyboard.press(key)
    await expect(page.getByText('Missão concluída: Os primeiros moradores').first()).toBeVisible()
    // Rewards are shown one after the other, five seconds each: this one may come while the city goes on.
    const paid = page.getByText('+40 XP').first().waitFor({ timeout: 60_000 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('e')
    await expect(map.getByRole('gridcell', { name: 'Linha 2, coluna 3: escola' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Demolir' }).press('Enter')
    await expect(map.getByRole('gridcell', { name: 'Linha 1, coluna 3: terreno vazio' })).toBeFocused()
    await page.getByRole('button', { name: 'Passar o dia' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Dia 2', { exact: true })).toBeVisible()
    await expectHeard(
      page,
      /Construção pronta: .+\. Restam \d+ moedas\./,
      /Começou o dia 2\. A cidade recebeu \d+ moedas\./,
    )
    await expectListenable(page)
    await paid
    await expectGoodScreen(page)
    await page.reload()
    await expect(map.getByRole('gridcell', { name: 'Linha 2, coluna 3: escola' })).toBeVisible()
    await expect(page.getByText('Missão concluída', { exact: true })).toHaveCount(2)
  })
})

/** Has a drawing made of words, paints its areas, leaves it, comes back to it and hands it in. */
async function colours(page: Page) {
  await page.goto('/coloring-game')
  await page.getByRole('button', { name: 'Criar desenho' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Título').fill('Meu rio')
  await page.getByLabel('O que tem no desenho?').fill('uma capivara e um xilofone no rio')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Desenhar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Ainda não sei desenhar: xilofone.')
  await expectGoodScreen(page)
  await expect(page.getByLabel('O que tem no desenho?')).toHaveValue('uma capivara e um xilofone no rio')
  await page.getByRole('button', { name: 'Desenhar assim mesmo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Desenhei uma capivara num rio. Ainda não sei desenhar: xilofone.')).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Pintar agora' }).focus()
  await page.keyboard.press('Enter')
  const areas = page.getByRole('listbox', { name: /Áreas do desenho/ })
  await areas.focus()
  await expect(page.getByRole('option').first()).toHaveText(/, sem cor$/)
  const finish = page.getByRole('button', { name: 'Concluir Obra' })
  for (let turn = 0; turn < 40 && !(await finish.isVisible()); turn++) {
    await page.keyboard.press(String(1 + (turn % 9)))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
  }
  await expectGoodScreen(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await expectHeard(page, /: .+\. \d+% pintado\./, /Refeito\. /)
  // What was painted is still there after the page was left.
  await page.reload()
  await page.getByRole('button', { name: 'Continuar pintando' }).focus()
  await page.keyboard.press('Enter')
  await areas.waitFor()
  await finish.focus()
  await page.keyboard.press('Enter')
  // Nobody paints one within fifteen seconds: the studio waits for what is left of them.
  await expect(page.getByRole('heading', { name: 'Que obra linda!' })).toBeVisible({ timeout: 25_000 })
  await expectHeard(page, /Que obra linda! /)
  await expect(page.getByText(/^\+(4[6-9]|5\d|6\d|70) XP$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Jogar de novo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Minhas obras' })).toBeVisible()
  await expect(page.getByText('Meu rio').first()).toBeVisible()
}
