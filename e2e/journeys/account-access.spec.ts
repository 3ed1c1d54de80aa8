import type { Page } from '@playwright/test'
import { authenticatorCode } from '../support/authenticator.ts'
import { linkTo } from '../support/outbox.ts'
import { enterAs, type Person, signIn, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, expectSessionToEnd, test } from '../support/test.ts'

test('who forgot the password gets in again by an e-mail, then protects the account with an app', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const pupil = somebody('Aluna que esqueceu a senha')
  await enterAs(page, 'Aluno', pupil)

  await test.step('the link of the registration is confirmed by a button', async () => {
    await page.goto(await linkTo(pupil.email, 'verify-email'))
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Confirmar meu email' }).click()
    await expect(page.getByText('Email confirmado. Obrigado!')).toBeVisible()
  })

  await test.step('a forgotten password becomes another one, and ends the session elsewhere', () =>
    choosesNewPassword(newPerson, page, pupil))

  const secret = await test.step('an authenticator app is switched on in the profile', async () => {
    await page.goto('/login')
    await signIn(page, pupil)
    await page.goto('/profile')
    await expect(page.getByText('Email confirmado')).toBeVisible()
    await expectGoodScreen(page)
    await page.getByRole('button', { name: /^Aplicativo autenticador/ }).click()
    await page.getByRole('dialog').getByLabel('Sua senha', { exact: true }).fill(pupil.password)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
    await page.getByText('Use o código em texto').click()
    const shown = (await page.locator('details p').textContent()) ?? ''
    await page.getByLabel('Código que o aplicativo mostra').fill(authenticatorCode(shown, Date.now()))
    await page.getByRole('button', { name: 'Ligar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Guarde seus códigos de recuperação' })).toBeVisible()
    return shown
  })
  const recoveryCode = (await page.getByRole('dialog').getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Ligada', { exact: true })).toBeVisible()

  await test.step('signing in now asks for a code, and takes a recovery code once', async () => {
    const phone = await newPerson()
    const firstStep = async () => {
      await phone.goto('/login')
      await phone.getByLabel('Email').fill(pupil.email)
      await phone.getByLabel('Senha', { exact: true }).fill(pupil.password)
      await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(phone.getByRole('heading', { name: 'Só mais uma etapa' })).toBeVisible()
    }
    await firstStep()
    await expectGoodScreen(phone)
    // The code of the next step counts already, and was not used before.
    await phone.getByLabel('Código de 6 números').fill(authenticatorCode(secret, Date.now() + 30_000))
    await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(phone.getByRole('heading', { name: /^Olá, / })).toBeVisible()

    // What the screen still asks for is told so.
    expectSessionToEnd(phone)
    await phone.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    await firstStep()
    await phone.getByRole('button', { name: 'Usar um código de recuperação' }).click()
    await phone.getByLabel('Código de recuperação').fill(recoveryCode)
    await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(phone.getByRole('heading', { name: /^Olá, / })).toBeVisible()
  })
})

/** Asks for a link elsewhere, takes another password, and signs in with it there. */
async function choosesNewPassword(newPerson: () => Promise<Page>, page: Page, pupil: Person) {
  const elsewhere = await newPerson()
  await elsewhere.goto('/login')
  await elsewhere.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await elsewhere.getByLabel('Email').fill(pupil.email)
  await elsewhere.getByRole('button', { name: 'Enviar link' }).click()
  await expect(elsewhere.getByText('Peça o link', { exact: true })).toBeVisible()
  await expectGoodScreen(elsewhere)

  await elsewhere.goto(await linkTo(pupil.email, 'reset-password'))
  pupil.password = 'Outra7Nuvem@Serena'
  await elsewhere.getByLabel('Nova senha', { exact: true }).fill(pupil.password)
  await elsewhere.getByLabel('Confirmar nova senha').fill(pupil.password)
  await expectGoodScreen(elsewhere)
  expectSessionToEnd(page)
  await elsewhere.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(elsewhere).toHaveURL(/\/login/)
  await signIn(elsewhere, pupil)
  await elsewhere.close()
}
