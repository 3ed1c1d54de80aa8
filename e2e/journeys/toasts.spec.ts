import type { Page } from '@playwright/test'
import { begin } from '../support/game-bots.ts'
import { hasMaterial } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { coveredControls } from '../support/shape-faults.ts'
import { expect, test } from '../support/test.ts'
import { coveredByToasts } from '../support/toasts.ts'

/** No toast and nothing that sticks to an edge lies on what one must press. */
async function expectFree(page: Page): Promise<void> {
  expect.soft([...(await coveredByToasts(page)), ...(await coveredControls(page))]).toEqual([])
}

/** The number of the material in addresses. */
async function numberOf(page: Page, title: string): Promise<string> {
  const materials: { id: number; title: string }[] = await (await page.request.get('/api/materials')).json()
  return String(materials.find(one => one.title === title)?.id)
}

const pickMaterial = (page: Page, title: string) =>
  page.getByLabel('Com qual material você quer jogar?').selectOption({ label: title })

/** A teacher with a material of the project's own. */
async function lessonFor(teacher: Page, project: string) {
  const title = `A Independência ${project} ${Date.now()}`
  await enterAs(teacher, 'Professor', somebody('Professora dos avisos'))
  await hasMaterial(teacher, { title, text: 'historia-8-ano' })
  return { title, id: await numberOf(teacher, title) }
}

test('three toasts that wait cover nothing that a teacher must press', async ({ newPerson }, { project }) => {
  const teacher = await newPerson()
  const { title, id } = await lessonFor(teacher, project.name)

  const ofTeachers = [
    '/dashboard',
    '/manage-materials',
    '/subjects',
    '/upload-material',
    '/import-material',
    '/classes',
    `/review/${id}`,
    `/cards/${id}`,
    `/quiz-view/${id}`,
    `/words/${id}`,
    `/figures/${id}`,
    `/assistant/${id}`,
    `/study-preview/${id}`,
  ]
  for (const address of ofTeachers)
    await test.step(`teacher: ${address.replace(id, ':id')}`, async () => {
      await teacher.goto(address)
      await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFree(teacher)
    })

  await test.step('teacher: a question before something is deleted', async () => {
    await teacher.goto('/manage-materials')
    await teacher.getByRole('button', { name: `Excluir ${title}` }).click()
    await expect(teacher.getByRole('alertdialog')).toBeVisible()
    expect.soft(await coveredByToasts(teacher)).toEqual([])
    await teacher.keyboard.press('Escape')
  })
})

test('three toasts that wait cover nothing that a pupil must press who studies', async ({ newPerson }, { project }) => {
  const { id } = await lessonFor(await newPerson(), project.name)
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna dos avisos'))
  for (const address of [
    '/dashboard',
    '/study-materials',
    '/quiz-list',
    '/games',
    '/achievements',
    '/profile',
    '/comfort',
    '/join',
    `/dictation/${id}`,
  ])
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

test('three toasts that wait cover nothing that a pupil must press who plays', async ({ newPerson }, { project }) => {
  const { title } = await lessonFor(await newPerson(), project.name)
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna que joga'))
  for (const game of ['memory', 'lightning-quiz', 'word-search', 'timeline', 'concept-builder'])
    await test.step(`played: ${game}`, async () => {
      await pupil.goto(`/games/${game}`)
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
