import { playableGames } from '@capivira/games/playable-games'
import type { Page } from '@playwright/test'
import { begin } from '../support/game-bots.ts'
import { readsLesson } from '../support/lessons.ts'
import { bringsCards } from '../support/materials.ts'
import { enterAs, opensDashboard, somebody } from '../support/people.ts'
import { pupilScreens } from '../support/screens.ts'
import {
  boardFaults,
  contrastFaults,
  coveredControls,
  letterSize,
  movingThings,
  shapeFaults,
} from '../support/shape-faults.ts'
import { expect, test } from '../support/test.ts'

const upright = { width: 390, height: 844 }
const sideways = { width: 640, height: 360 }

/** What is wrong with the screen with letters of 200 %, on a phone held sideways, and under a contrast theme. */
async function faultsInShapes(page: Page): Promise<string[]> {
  const moving = await movingThings(page)
  await letterSize(page, 32)
  const large = await shapeFaults(page)
  await letterSize(page, 16)
  await page.setViewportSize(sideways)
  const low = [...(await shapeFaults(page)), ...(await boardFaults(page)), ...(await coveredControls(page))]
  await page.setViewportSize(upright)
  await page.emulateMedia({ forcedColors: 'active' })
  const plain = await contrastFaults(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ...moving,
    ...large.map(fault => `letters of 200 %: ${fault}`),
    ...low.map(fault => `sideways: ${fault}`),
    ...plain.map(fault => `contrast: ${fault}`),
  ]
}

/**
 * Goes back from a window over the page, once it has its entry in the history: that comes a frame after it is seen,
 * before any hand but after a journey's next step.
 */
async function goesBackFromWindow(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Number(history.state?.step?.depth ?? 0))).toBeGreaterThan(0)
  await page.goBack()
}

test('screens and games fit large letters, phones held sideways, contrast and less motion; going back closes', async ({
  newPerson,
}) => {
  const title = `A Independência ${Date.now()}`
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de História'))
  await bringsCards(teacher, {
    title,
    rows: ['Quem declarou a Independência?;Dom Pedro;Dom Pedro a declarou em 1822.'],
  })
  await opensDashboard(teacher)
  await teacher.goto('/manage-materials')
  await teacher.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('a question before something is deleted closes by going back, and the page stays', async () => {
    await teacher.getByRole('button', { name: `Excluir ${title}` }).click()
    await expect(teacher.getByRole('alertdialog')).toBeVisible()
    await goesBackFromWindow(teacher)
    await expect(teacher.getByRole('alertdialog')).toBeHidden()
    await expect(teacher).toHaveURL(/\/manage-materials$/)
    await teacher.goBack()
    await expect(teacher).toHaveURL(/\/dashboard$/)
  })
  for (const address of ['/manage-materials', '/upload-material', '/classes', '/reports'])
    await test.step(`teacher: ${address}`, async () => {
      await teacher.goto(address)
      await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await faultsInShapes(teacher)).toEqual([])
    })

  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna de olhos cansados'))
  const lesson = await readsLesson(pupil, 'historia-8-ano')
  await pupil.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of pupilScreens)
    await test.step(`pupil: ${address}`, async () => {
      await pupil.goto(address)
      await expect(pupil.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await faultsInShapes(pupil)).toEqual([])
    })

  await test.step('the account’s menu closes by going back, and costs no step once its link was followed', async () => {
    await pupil.getByRole('button', { name: 'Sua conta' }).click()
    await expect(pupil.getByRole('link', { name: 'Ajuda' })).toBeVisible()
    await goesBackFromWindow(pupil)
    await expect(pupil.getByRole('link', { name: 'Ajuda' })).toBeHidden()
    await pupil.getByRole('button', { name: 'Sua conta' }).click()
    await pupil.getByRole('link', { name: 'Ajuda' }).click()
    await expect(pupil).toHaveURL(/\/help$/)
    await pupil.goBack()
    await expect(pupil).toHaveURL(/\/comfort$/)
    await pupil.goBack()
    await expect(pupil).toHaveURL(/\/profile$/)
  })

  for (const { info } of playableGames.filter(({ usesMaterial }) => usesMaterial))
    await test.step(`played: ${info.folder}`, async () => {
      await pupil.goto(info.route)
      await pupil.getByLabel('Com qual material você quer jogar?').selectOption({ label: lesson.title })
      await begin(pupil)
      await expect(pupil.getByRole('button', { name: 'Pausar' })).toBeVisible()
      await pupil.getByRole('button', { name: 'Pausar' }).click()
      await expect(pupil.getByRole('dialog')).toBeVisible()
      await goesBackFromWindow(pupil)
      await expect(pupil.getByRole('dialog')).toBeHidden()
      expect.soft(await faultsInShapes(pupil)).toEqual([])
    })
})
