import { hasMaterial } from '../support/materials.ts'
import { enterAs, pressInBars, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

test('a pupil downloads a material, studies it without a network, and nothing is lost when it is back', async ({
  newPerson,
}, { project }) => {
  const title = `Ecossistemas sem rede ${project.name} ${Date.now()}`
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professor de Ciências'))
  await hasMaterial(teacher, { title })

  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna sem internet'))
  await pupil.goto('/study-materials')
  await pupil.getByRole('button', { name: `Baixar para estudar sem internet: ${title}` }).click()
  await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
  await pupil.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await test.step('without a network the page opens and cards are rated', async () => {
    await pupil.context().setOffline(true)
    await pupil.reload()
    await expect(pupil.getByText('Você está sem internet.', { exact: false })).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.getByRole('link', { name: `Flip cards de ${title}` }).click()
    for (const card of [1, 2, 3]) {
      await expect(pupil.getByText(new RegExp(`^Card ${card} de \\d+$`))).toBeVisible()
      await pupil.keyboard.press('Space')
      await expect(pupil.getByRole('button', { name: /Fácil/ })).toBeVisible()
      await pupil.keyboard.press('4')
    }
    await expect(pupil.getByText(/^Card 4 de \d+$/)).toBeVisible()
    await expect(pupil.getByText(/respostas? guardadas? neste aparelho/)).toBeVisible()
  })

  await test.step('leaving now would lose them, and the pupil is asked', async () => {
    await pupil.goto('/')
    await pressInBars(pupil, 'button', 'Sair')
    await expect(pupil.getByText('Sair e perder o que não foi enviado?')).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.getByRole('button', { name: 'Esperar' }).click()
  })

  await test.step('with the network back they are sent and paid', async () => {
    await pupil.context().setOffline(false)
    await expect(pupil.getByText(/neste aparelho/)).toHaveCount(0)
    await expect(pupil.getByRole('region', { name: 'Seus números' }).getByText('3/30', { exact: true })).toBeVisible()
    await expect(pupil.getByText('Primeira virada', { exact: true })).toBeVisible()
  })
})
