import type { PuzzleBoard } from '@capivira/games/puzzle/board'
import type { PuzzleDealt } from '@capivira/games/puzzle/rules'
import { expect, type Page } from '@playwright/test'
import { solvePuzzle } from '../../apps/server/test/solve-puzzle.ts'
import { humanPace, lastAfter } from './game-bots.ts'

/** The key that slides a piece each way. */
const slideKeys = { L: 'ArrowLeft', R: 'ArrowRight', U: 'ArrowUp', D: 'ArrowDown' } as const

/** Slides every piece home, a move at a time. */
export async function playPuzzle(page: Page, dealt: PuzzleDealt): Promise<void> {
  await page.getByRole('grid', { name: 'Tabuleiro do quebra-cabeça' }).waitFor()
  await page.locator('[data-piece][tabindex="0"]').first().focus()
  await slideHome(page, dealt)
}

/** Slides every piece home from a board that has the focus. */
export async function slideHome(page: Page, dealt: PuzzleBoard): Promise<void> {
  const steps = solvePuzzle(dealt)
  for (const [place, step] of [...steps].entries()) {
    if (place === steps.length - 1) await lastAfter(page, steps.length * humanPace.move)
    await page.keyboard.press(slideKeys[step as keyof typeof slideKeys])
  }
}

/** Chooses a picture of the first theme; answers what the server dealt. */
export async function openPicture(page: Page): Promise<unknown> {
  const dealing = page.waitForResponse(reply => reply.url().endsWith('/api/games/start') && reply.ok())
  await page.getByRole('button', { name: /^Paisagem Rural/ }).press('Enter')
  await page
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .press('Enter')
  await page.getByRole('listbox', { name: /Áreas do desenho/ }).waitFor()
  const { dealt }: { dealt: unknown } = await (await dealing).json()
  return dealt
}

/**
 * Paints area after area, takes a step back and forth, and concludes the work; the studio itself waits until it has
 * lasted long enough.
 */
export async function playColoring(page: Page): Promise<void> {
  const areas = page.getByRole('listbox', { name: /Áreas do desenho/ })
  await areas.focus()
  const finish = page.getByRole('button', { name: 'Concluir Obra' })
  for (let turn = 0; turn < 60 && !(await finish.isVisible()); turn++) {
    await page.keyboard.press(String(1 + (turn % 9)))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await finish.press('Enter')
}

/** Clears the land, builds three houses and a school, demolishes one house, and lets a day pass. */
export async function playCity(page: Page): Promise<void> {
  const map = page.getByRole('grid', { name: 'Mapa da cidade' })
  await page.getByRole('button', { name: 'Começar outra cidade' }).press('Enter')
  await page.getByRole('button', { name: 'Começar outra', exact: true }).press('Enter')
  await expect(page.getByText('Dia 1', { exact: true })).toBeVisible()
  await map.getByRole('gridcell').first().focus()
  for (const key of ['c', 'ArrowRight', 'c', 'ArrowRight', 'c', 'ArrowDown', 'e', 'ArrowUp', 'Delete'])
    await page.keyboard.press(key)
  await page.getByRole('dialog').getByRole('button', { name: 'Demolir' }).press('Enter')
  await expect(map.getByRole('gridcell', { name: 'Linha 1, coluna 3: terreno vazio' })).toBeFocused()
  await page.getByRole('button', { name: 'Passar o dia' }).press('Enter')
  await expect(page.getByText('Dia 2', { exact: true })).toBeVisible()
}
