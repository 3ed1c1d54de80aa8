import { pictureSize, pictureTheme, pictureUrl } from '@capivira/core/drawings/contract'
import { labelMap } from '@capivira/games/coloring/label-map'
import { slide, sliding } from '@capivira/games/puzzle/board'
import type { PuzzleDealt } from '@capivira/games/puzzle/rules'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { solvePuzzle } from '../../apps/server/test/solve-puzzle.ts'
import type { Finger } from './finger-bots.ts'
import { humanPace, lastAfter } from './game-bots.ts'

/** Taps every piece home. */
export async function tapPuzzle(page: Page, dealt: PuzzleDealt, tap: Finger): Promise<void> {
  await page.getByRole('grid', { name: 'Tabuleiro do quebra-cabeça' }).waitFor()
  await page.locator('[data-piece][tabindex="0"]').first().waitFor()
  let board: typeof dealt | ReturnType<typeof slide> = dealt
  const steps = solvePuzzle(dealt)
  for (const [place, step] of [...steps].entries()) {
    if (!board || (step !== 'L' && step !== 'R' && step !== 'U' && step !== 'D'))
      throw new Error('There is no such move')
    if (place === steps.length - 1) await lastAfter(page, steps.length * humanPace.move)
    await tap(page.locator(`[data-piece="${board.tiles[sliding(board, step) ?? -1]}"]`))
    board = slide(board, step)
  }
}

/** Points inside the areas of a theme's drawing, in shares of its width and height, the largest area first. */
async function areasOf(page: Page, imageId: string): Promise<{ x: number; y: number }[]> {
  const { width, height } = pictureSize
  const [theme, variant] = imageId.split('/')
  const file = await (await page.request.get(pictureUrl('line', pictureTheme.parse(theme), Number(variant)))).body()
  const grey = await sharp(file).flatten({ background: '#fff' }).resize(width, height).greyscale().raw().toBuffer()
  return labelMap(grey, width, height)
    .areas.toSorted((one, other) => other.size - one.size)
    .map(({ middle }) => ({ x: ((middle % width) + 0.5) / width, y: (Math.floor(middle / width) + 0.5) / height }))
}

/**
 * Paints area after area with colour after colour, takes a step back and forth, and concludes the work; the studio
 * itself waits until it has lasted long enough.
 */
export async function tapColoring(page: Page, imageId: string, tap: Finger): Promise<void> {
  const picture = page.getByRole('listbox', { name: /Áreas do desenho/ }).locator('..')
  const colors = page.getByRole('group', { name: 'Cores' }).locator('label')
  await expect(colors.nth(8)).toBeVisible()
  const finish = page.getByRole('button', { name: 'Concluir Obra' })
  for (const [turn, area] of (await areasOf(page, imageId)).entries()) {
    if (turn % 2 === 0) await tap(colors.nth((1 + turn / 2) % 9))
    await tap(picture, area)
    if (turn > 10 && (await finish.isVisible())) break
  }
  await tap(page.getByRole('button', { name: 'Desfazer' }))
  await tap(page.getByRole('button', { name: 'Refazer' }))
  await tap(finish)
}

/** Milliseconds in which a window is gone. */
const windowsFade = 300

/** Clears the land, builds, demolishes, and lets days pass. */
export async function tapCity(page: Page, tap: Finger): Promise<void> {
  const map = page.getByRole('grid', { name: 'Mapa da cidade' })
  const palette = page.getByRole('region', { name: 'O que construir?' })
  const place = (cell: number) => map.locator(`[data-cell="${cell}"]`)
  const choose = (name: string) => tap(palette.getByRole('button', { name }))
  const day = async (next: number) => {
    await tap(page.getByRole('button', { name: 'Passar o dia' }))
    await expect(page.getByText(`Dia ${next}`, { exact: true })).toBeVisible()
  }
  await tap(page.getByRole('button', { name: 'Começar outra cidade' }))
  await tap(page.getByRole('button', { name: 'Começar outra', exact: true }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Dia 1', { exact: true })).toBeVisible()
  await expect(map.getByRole('gridcell', { name: /terreno vazio$/ })).toHaveCount(25)
  // The window goes first, and a moment later the city.
  await page.waitForTimeout(windowsFade)
  await choose('Casa')
  for (const cell of [0, 1, 2]) await tap(place(cell))
  await expect(place(2)).toHaveAccessibleName('Linha 1, coluna 3: casa')
  await choose('Escola')
  await tap(place(7))
  await day(2)
  await day(3)
  await choose('Loja')
  await tap(place(11))
  const tearDown = async (cell: number) => {
    await choose('Demolir')
    await tap(place(cell))
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Demolir' }))
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.waitForTimeout(windowsFade)
  }
  await tearDown(2)
  await expect(place(2)).toHaveAccessibleName('Linha 1, coluna 3: terreno vazio')
  await day(4)
  await choose('Casa')
  await tap(place(2))
  await tearDown(7)
  await choose('Parque')
  await tap(place(12))
  await day(5)
  await expect(place(12)).toHaveAccessibleName('Linha 3, coluna 3: parque')
}
