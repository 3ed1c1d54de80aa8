import { playableGames } from '@capivira/games/playable-games'
import type { Page } from '@playwright/test'
import { begin } from '../support/game-bots.ts'
import { readsLesson } from '../support/lessons.ts'
import { enterAs, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { pupilScreens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { coveredByToasts, expectFree } from '../support/toasts.ts'

const pickMaterial = (page: Page, title: string) =>
  page.getByLabel('Com qual material você quer jogar?').selectOption({ label: title })

// Where toasts lie is looked at here, over many screens; how they come is in toasts.spec.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('three toasts that wait cover nothing that a pupil must press who studies', async ({ newPerson }) => {
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna dos avisos'))
  const id = String((await readsLesson(pupil, 'historia-8-ano')).id)
  for (const address of [...pupilScreens, '/join', `/dictation/${id}`])
    await test.step(`pupil: ${address.replace(id, ':id')}`, async () => {
      await pupil.goto(address)
      await expect(pupil.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFree(pupil)
    })

  await test.step('pupil: the categories of games wrap, and none is cut', async () => {
    await pupil.goto('/games')
    const chips = pupil.getByRole('region', { name: 'Categorias' }).getByRole('button')
    await expect(chips.first()).toBeVisible()
    const wide = pupil.viewportSize()?.width ?? 0
    for (const { left, right, over } of await chips.evaluateAll(all =>
      all.map(one => ({ ...one.getBoundingClientRect().toJSON(), over: one.scrollWidth - one.clientWidth })),
    )) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(wide)
      expect(over).toBeLessThanOrEqual(0)
    }
  })

  await test.step('pupil: a card asked and turned', async () => {
    await pupil.goto(`/study/${id}`)
    await expect(pupil.getByText(/^Card 1 de /)).toBeVisible()
    await expectFree(pupil)
    await pupil.keyboard.press('Space')
    await expect(pupil.getByRole('button', { name: /^Fácil/ })).toBeVisible()
    await expectFree(pupil)
  })

  await test.step('pupil: a question of a quiz asked and answered', async () => {
    await pupil.goto(`/quiz/${id}`)
    await expect(pupil.getByRole('button', { name: /^Todas as \d+ questões/ })).toBeVisible()
    await expectFree(pupil)
    await beginWholeQuiz(pupil)
    await pupil.getByRole('radio').first().check({ force: true })
    await expectFree(pupil)
  })
})

test('three toasts that wait cover nothing that a pupil must press who plays', async ({ newPerson }) => {
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna que joga'))
  const { title } = await readsLesson(pupil, 'historia-8-ano')
  for (const { info } of playableGames.filter(({ usesMaterial }) => usesMaterial))
    await test.step(`played: ${info.folder}`, async () => {
      await pupil.goto(info.route)
      await pickMaterial(pupil, title)
      await expectFree(pupil)
      await begin(pupil)
      await expect(pupil.getByRole('button', { name: 'Pausar' })).toBeVisible()
      expect.soft(await coveredByToasts(pupil)).toEqual([])
    })

  await test.step('played: the puzzle and the city', async () => {
    await pupil.goto('/geo-exploradores')
    await begin(pupil)
    await pupil.getByRole('grid', { name: 'Tabuleiro do quebra-cabeça' }).waitFor()
    expect.soft(await coveredByToasts(pupil)).toEqual([])
    await pupil.goto('/games/geo-explorer')
    await pupil.getByRole('grid', { name: 'Mapa da cidade' }).waitFor()
    await expectFree(pupil)
  })
})
