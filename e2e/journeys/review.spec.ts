import type { Locator, Page } from '@playwright/test'
import { enterAs, somebody } from '../support/people.ts'
import { hasSuggestions, type Material } from '../support/suggestions.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

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
    await teacher.getByRole('link', { name: `Revisar ${waiting} sugestões de ${title}` }).click()
    await stands(0)
    await expectGoodScreen(teacher, 'own')
  })

  if (isPhone) {
    await test.step('twenty are decided by touch, by one stroke or two each; closed in between, nothing is lost', () =>
      decidesByTouch(teacher, item, stands))
    await expect.poll(async () => (await now()).suggestedCount).toBe(waiting - 20)
    // The rest is done as at a desk.
    return
  }
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
    if (done % 7 === 2) {
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
    if (done % 7 === 2) {
      await teacher.reload()
      // It may stand there again until what waited on the device has been told.
      await stands(done + 1)
    }
  }
  await expect(item).toBeFocused()
}
