import { publishesAll, sends } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { coveredByToasts, expectFree } from '../support/toasts.ts'

test('three toasts that wait cover nothing that a teacher must press', async ({ newPerson }, { project }) => {
  const teacher = await newPerson()
  // Where they lie is looked at, not how they come.
  await teacher.emulateMedia({ reducedMotion: 'reduce' })
  const title = `A Independência ${project.name} ${Date.now()}`
  await enterAs(teacher, 'Professor', somebody('Professora dos avisos'))
  const id = String(await sends(teacher, { title, part: 'historia-8-ano' }))

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
  ]
  for (const address of ofTeachers)
    await test.step(`teacher: ${address.replace(id, ':id')}`, async () => {
      await teacher.goto(address)
      await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFree(teacher)
    })

  await test.step('teacher: a question before something is deleted', async () => {
    await teacher.goto('/manage-materials')
    await expect(teacher.getByRole('button', { name: `Publicar tudo de ${title}` })).toBeVisible()
    await teacher.getByRole('button', { name: `Excluir ${title}` }).click()
    await expect(teacher.getByRole('alertdialog')).toBeVisible()
    expect.soft(await coveredByToasts(teacher)).toEqual([])
    await teacher.keyboard.press('Escape')
  })

  await test.step('teacher: the cards as pupils get them', async () => {
    await publishesAll(teacher, id)
    await teacher.goto(`/study-preview/${id}`)
    await expect(teacher.getByText(/^Card 1 de /)).toBeVisible()
    await expectFree(teacher)
  })
})
