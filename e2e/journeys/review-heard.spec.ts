import { origin } from '../playwright.config.ts'
import { bringsCards } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { sums } from '../support/suggestions.ts'
import { expect, expectStatus, test } from '../support/test.ts'

const headers = { origin }

test('twenty are decided by what a screen reader is told: names, roles, what is said, where the focus is', async ({
  newPerson,
}, { project }) => {
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de Matemática'))
  const title = `Somas ${project.name} ${Date.now()}`
  const { id, suggestedCount } = await bringsCards(teacher, { title, rows: sums(22) })
  expect(suggestedCount).toBe(22)
  await teacher.goto(`/review/${id}`)
  const item = teacher.getByRole('region', { name: 'Card para decidir' })
  const heading = item.getByRole('heading').first()
  const hears = (text: string) => expect(teacher.getByRole('status').filter({ hasText: text })).toBeAttached()
  const pressed = async (name: string | RegExp) => {
    await teacher.getByRole('button', { name }).focus()
    await teacher.keyboard.press('Enter')
  }
  for (let done = 0; done < 20; done++) {
    const asked = (await heading.textContent()) ?? ''
    if (done % 3 === 2) {
      await pressed('Recusar')
      await expect(teacher.getByRole('group', { name: 'Por que recusar?' })).toBeVisible()
      await expect(teacher.getByRole('button', { name: /^De quem/ })).toBeFocused()
      await pressed(/^Errado/)
      await expect(item).toBeFocused()
    } else await pressed('Manter')
    await expect(heading).not.toHaveText(asked)
    await hears(`${done % 3 === 2 ? 'Recusado' : 'Mantido'}. Agora: ${await heading.textContent()}`)
    await expect(teacher.getByRole('progressbar', { name: 'Itens decididos' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((100 * (done + 1)) / 22)),
    )
    await pressed('Desfazer')
    await expect(heading).toHaveText(asked)
    await hears('Decisão desfeita.')
    await pressed('Manter')
    await expect(heading).not.toHaveText(asked)
  }
  await expect
    .poll(async () => (await (await teacher.request.get(`/api/materials/${id}`)).json()).suggestedCount)
    .toBe(2)
})

test('a teacher and an admin review one material at once: what one decided stays, and the other is told', async ({
  newPerson,
}, { project }) => {
  const title = `Somas a dois ${project.name} ${Date.now()}`
  const [teacher, admin] = [await newPerson(), await newPerson()]
  await enterAs(teacher, 'Professor', somebody('Professora de Ciências'))
  await enterAs(admin, 'Admin', somebody('Coordenadora'))
  const { id, suggestedCount: waiting } = await bringsCards(teacher, { title, rows: sums(5) })
  expect(waiting).toBe(5)
  const waits = async () => (await (await teacher.request.get(`/api/materials/${id}`)).json()).suggestedCount
  /** The admin keeps the item that comes first in the review. */
  async function keepFirst() {
    const { items } = await (await admin.request.get(`/api/materials/${id}/review`)).json()
    const [{ kind, id: itemId }] = items
    const data = { verdict: 'keep', seen: 'suggested' }
    const kept = await admin.request.put(`/api/items/${kind}/${itemId}/verdict`, { data, headers })
    expect(kept.ok()).toBe(true)
  }
  await teacher.goto(`/review/${id}`)
  await expect(teacher.getByText(`0 de ${waiting}`, { exact: true })).toBeVisible()

  await test.step('the teacher refuses what the admin has just kept: that word stands, and it is said', async () => {
    await teacher.getByRole('button', { name: 'Recusar' }).click()
    await keepFirst()
    expectStatus(teacher, 409, /\/verdict$/)
    await teacher.getByRole('button', { name: /^Errado/ }).click()
    await expect(teacher.getByText('Outra pessoa já manteve este item.').first()).toBeVisible()
    await expect.poll(waits).toBe(waiting - 1)
  })

  await test.step('both go on, and the decisions of both are counted', async () => {
    await keepFirst()
    await teacher.reload()
    await expect(teacher.getByText(`2 de ${waiting}`, { exact: true })).toBeVisible()
    await teacher.getByRole('button', { name: 'Manter' }).click()
    await expect.poll(waits).toBe(waiting - 3)
  })
})
