import type { Locator, Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { bringsCards, publishesAll, sends } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, expectStatus, test } from '../support/test.ts'

type Material = { id: number; status: string; suggestedCount: number; flipCardsCount: number }
const headers = { origin }

/** Has a material all of whose items wait for the teacher; answers its number and how many they are. */
async function hasSuggestions(teacher: Page, title: string): Promise<{ id: number; waiting: number }> {
  const { id: first } = await bringsCards(teacher, { title: `${title} 1`, rows: sums(1) })
  // Of what came before nothing waits.
  await publishesAll(teacher, first)
  const data = { policy: 'reviewed', always: true }
  const chosen = await teacher.request.put(`/api/materials/${first}/publication-policy`, { data, headers })
  expect(chosen.ok()).toBe(true)
  const id = await sends(teacher, { title, subject: 'Ciências' })
  const material: Material = await (await teacher.request.get(`/api/materials/${id}`)).json()
  expect(material.flipCardsCount).toBe(0)
  return { id, waiting: material.suggestedCount }
}

/** So many cards as a table has them. */
const sums = (count: number) =>
  Array.from({ length: count }, (_, at) => `Quanto é ${at} mais ${at}?;${2 * at};A soma junta parcelas.`)

test('what waits is reviewed one item at a time, by keys, by touch and by buttons, and nothing is lost', async ({
  newPerson,
}, { project }) => {
  const title = `Biomas em revisão ${project.name} ${Date.now()}`
  const isPhone = project.name === 'phone'
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de Geografia'))
  const { id, waiting } = await hasSuggestions(teacher, title)
  const now = async (): Promise<Material> => (await teacher.request.get(`/api/materials/${id}`)).json()
  const stands = (done: number) => expect(teacher.getByText(`${done} de ${waiting}`, { exact: true })).toBeVisible()
  const item = teacher.getByRole('region', { name: / para decidir$/ })

  await test.step('the dashboard leads to it', async () => {
    await teacher.goto('/dashboard')
    await expect(teacher.getByText(`${waiting} itens esperam a sua revisão`)).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.getByRole('link', { name: `Revisar ${waiting} sugestões de ${title}` }).click()
    await stands(0)
    await expectGoodScreen(teacher)
  })

  if (isPhone)
    await test.step('twenty are decided by touch, by one stroke or two each; closed in between, nothing is lost', () =>
      decidesByTouch(teacher, item, stands))
  else
    await test.step('twenty are decided by keys alone, at most two each, and every one can be taken back', () =>
      decidesByKeys(teacher, item, stands))

  await test.step('by the names of the buttons alone; what is decided is said', async () => {
    const before = 20
    await teacher.getByRole('button', { name: 'Manter' }).click()
    await stands(before + 1)
    await expect(teacher.getByRole('status').filter({ hasText: /^Mantido\. Agora: / })).toBeAttached()
    await teacher.getByRole('button', { name: 'Recusar' }).click()
    await expectGoodScreen(teacher)
    await teacher.getByRole('button', { name: /^Errado/ }).click()
    await stands(before + 2)
  })

  await test.step('edited in its place, an item is kept', async () => {
    const before = 22
    await teacher.getByRole('button', { name: 'Editar' }).click()
    await teacher.getByRole('button', { name: 'Salvar', exact: true }).first().click()
    await stands(before + 1)
  })

  await test.step('on another screen it goes on where it was left, and pupils have what was kept', async () => {
    const decided = 23
    await expect.poll(async () => (await now()).suggestedCount).toBe(waiting - decided)
    await teacher.reload()
    await stands(decided)
    await teacher.getByRole('button', { name: /^Aceitar tudo/ }).click()
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Aceitar tudo' }).click()
    await expect(teacher.getByText('Nada espera a sua revisão')).toBeVisible()
    await expectGoodScreen(teacher)
    await expect.poll(async () => (await now()).suggestedCount).toBe(0)
    expect((await now()).flipCardsCount).toBeGreaterThan(0)
  })
})

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
  const title = `Biomas a dois ${project.name} ${Date.now()}`
  const [teacher, admin] = [await newPerson(), await newPerson()]
  await enterAs(teacher, 'Professor', somebody('Professora de Ciências'))
  await enterAs(admin, 'Admin', somebody('Coordenadora'))
  const { id, waiting } = await hasSuggestions(teacher, title)
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

/** Decides twenty by strokes, each taken back once; the page is closed in between. */
async function decidesByTouch(teacher: Page, item: Locator, stands: (done: number) => Promise<void>) {
  const stroke = async (aside: number) => {
    const box = await item.boundingBox()
    if (!box) throw new Error('nothing to stroke')
    const at = { x: box.x + box.width / 2, y: box.y + 60 }
    await item
      .locator('> div')
      .first()
      .evaluate(
        (card, { x, y, by }) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target: card, clientX, clientY: y })
          const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
            card.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches }))
          send('touchstart', [touch(x)], [touch(x)])
          send('touchmove', [touch(x + by / 2)], [touch(x + by / 2)])
          send('touchend', [], [touch(x + by)])
        },
        { ...at, by: aside },
      )
  }
  const decide = async (refuses: boolean) => {
    await stroke(refuses ? -150 : 150)
    if (refuses) await teacher.getByRole('button', { name: /^Não vale a pena/ }).tap()
  }
  for (let done = 0; done < 20; done++) {
    const refuses = done % 4 === 3
    await decide(refuses)
    await stands(done + 1)
    await teacher.getByRole('button', { name: 'Desfazer' }).tap()
    await stands(done)
    await decide(refuses)
    await stands(done + 1)
    // At once, while the decision is still on its way.
    if (done === 9) {
      await teacher.reload()
      // It may stand there again until what waited on the device has been told.
      await stands(done + 1)
    }
  }
}

/** Decides twenty by keys, each taken back once; the page is closed in between. */
async function decidesByKeys(teacher: Page, item: Locator, stands: (done: number) => Promise<void>) {
  for (let done = 0; done < 20; done++) {
    const asked = await item.getByRole('heading').first().textContent()
    if (done % 4 === 3) {
      await teacher.keyboard.press('r')
      await teacher.keyboard.press('4')
    } else await teacher.keyboard.press(done % 2 === 0 ? 'a' : 'ArrowRight')
    await stands(done + 1)
    await teacher.keyboard.press('z')
    await stands(done)
    await expect(item.getByRole('heading').first()).toHaveText(asked ?? '')
    await teacher.keyboard.press('ArrowRight')
    await stands(done + 1)
    // At once, while the decision is still on its way.
    if (done === 9) {
      await teacher.reload()
      // It may stand there again until what waited on the device has been told.
      await stands(done + 1)
    }
  }
  await expect(item).toBeFocused()
}
