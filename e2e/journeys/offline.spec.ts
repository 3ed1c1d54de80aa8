import { origin } from '../playwright.config.ts'
import { standBetween } from '../support/between.ts'
import { readsLesson } from '../support/lessons.ts'
import { call, enterAs, pressInBars, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

test('a pupil downloads a material, studies it without a network, and nothing is lost when it is back', async ({
  newPerson,
}) => {
  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody('Aluna sem internet'))
  const { title } = await readsLesson(pupil, 'ciencias-7-ano')
  await pupil.goto('/study-materials')
  await pupil.getByRole('button', { name: `Baixar para estudar sem internet: ${title}` }).click()
  await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
  await pupil.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await test.step('without a network the page opens and cards are rated', async () => {
    await pupil.context().setOffline(true)
    await pupil.reload()
    // Now and then a page that is loaded anew is not told that the network was taken away; then it finds no server.
    await expect(pupil.getByText(/Você está sem internet\.|não está respondendo\./)).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.getByRole('link', { name: `Flip cards de ${title}` }).click()
    for (const card of [1, 2, 3]) {
      await expect(pupil.getByText(new RegExp(`^Card ${card} de \\d+$`))).toBeVisible()
      await pupil.keyboard.press('Space')
      await expect(pupil.getByRole('button', { name: /Fácil/ })).toBeVisible()
      await pupil.keyboard.press('4')
    }
    await expect(pupil.getByText(/^Card 4 de \d+$/)).toBeVisible()
    await expect(pupil.getByText(/O que você fez está guardado neste aparelho/)).toBeVisible()
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

test('while a gateway, a portal or a filter answers, the app opens, says so, and what is done waits', async ({
  browser,
  newPerson,
}) => {
  const member = somebody('Aluna do Wi-Fi')
  const registered = await newPerson()
  await enterAs(registered, 'Aluno', member)
  const { title } = await readsLesson(registered, 'ciencias-7-ano')

  const between = await standBetween(origin)
  // A page of its own, unwatched: what the browser complains about is what the network does.
  const pupil = await browser.newPage({ baseURL: between.address, viewport: { width: 390, height: 844 } })
  await call(pupil, `${origin}/api/auth/login`, { data: { email: member.email, password: member.password } })
  await pupil.goto('/study-materials')
  await pupil.getByRole('button', { name: `Baixar para estudar sem internet: ${title}` }).click()
  await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
  await pupil.waitForFunction(() => navigator.serviceWorker.controller !== null)

  const sentences = {
    gateway: 'O servidor da Capivira não está respondendo.',
    portal: 'A rede está respondendo no lugar da Capivira',
    elsewhere: 'A rede está respondendo no lugar da Capivira',
  }
  for (const answering of ['gateway', 'portal', 'elsewhere'] as const) {
    await test.step(answering, async () => {
      between.put(answering)
      await pupil.goto('/study-materials')
      await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
      await expect(pupil.getByText(sentences[answering], { exact: false })).toBeVisible()
      const way = pupil.getByRole('link', { name: 'Ver essa página' })
      await expect(way).toHaveCount(answering === 'gateway' ? 0 : 1)
    })
  }

  // With the status of a success, and as whoever wants a sign-in: in JSON, as an answer of ours would be.
  for (const [status, json] of [
    [200, { blocked: true }],
    [401, { message: 'Unauthorized' }],
  ] as const) {
    await test.step(`JSON of a filter, ${status}`, async () => {
      between.put('nothing')
      await pupil.route('**/api/**', route => route.fulfill({ status, json }))
      await pupil.goto('/study-materials')
      await expect(pupil.getByText('Neste aparelho', { exact: true })).toBeVisible()
      await expect(pupil.getByText(sentences.portal, { exact: false })).toBeVisible()
    })
  }

  await test.step('cards are rated meanwhile', async () => {
    await pupil.getByRole('link', { name: `Flip cards de ${title}` }).click()
    await expect(pupil.getByText(/^Card 1 de \d+$/)).toBeVisible()
    await pupil.keyboard.press('Space')
    await expect(pupil.getByRole('button', { name: /Fácil/ })).toBeVisible()
    await pupil.keyboard.press('4')
    await expect(pupil.getByText(/O que você fez está guardado neste aparelho/)).toBeVisible()
  })

  await test.step('the way to the network’s own page is open', async () => {
    between.put('portal')
    await pupil.unroute('**/api/**')
    await pupil.getByRole('link', { name: 'Ver essa página' }).click()
    await expect(pupil.getByRole('heading', { name: 'Wi-Fi da escola' })).toBeVisible()
  })

  await test.step('once the server answers, all is sent', async () => {
    between.put('nothing')
    await pupil.goto('/')
    await expect(pupil.getByRole('region', { name: 'Seus números' }).getByText('1/30', { exact: true })).toBeVisible()
    await expect(pupil.getByText(/neste aparelho/)).toHaveCount(0)
  })
  await pupil.close()
  between.close()
})
