import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const secret = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V'
const another = secret.toLowerCase()

const confirmButton = () => screen.findByRole('button', { name: 'Confirmar meu email' })
const atReset = () => screen.findByLabelText('Nova senha')

async function chooseNewPassword(password: string): Promise<void> {
  fireEvent.input(await atReset(), { target: { value: password } })
  fireEvent.input(screen.getByLabelText('Confirmar nova senha'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
}

test.each([`/verify-email#${secret}`, `/verify-email/${secret}`])(
  '%s: the address loses the secret, nothing is sent before a click, and the click sends it in the body',
  async address => {
    const server = open(address, null, { 'POST /api/auth/verify-email': { message: 'Email confirmado. Obrigado!' } })
    const button = await confirmButton()
    await waitFor(() => expect(location.href).not.toContain(secret))
    expect(location.pathname).toBe('/verify-email')
    expect(server.sentTo('POST /api/auth/verify-email')).toEqual([])
    fireEvent.click(button)
    expect(await screen.findByText('Email confirmado. Obrigado!')).toBeTruthy()
    expect(server.sentTo('POST /api/auth/verify-email')).toEqual([{ token: secret }])
    // A link that is spent is forgotten, and its screen goes on saying what happened.
    expect(history.state).toBeNull()
  },
)

test('a tab that was reloaded still knows it, and a second link in the same tab takes its place', async () => {
  const server = open(`/verify-email#${secret}`, null, {
    'POST /api/auth/verify-email': refusal(410, 'Não vale mais.'),
  })
  await confirmButton()
  await waitFor(() => expect(history.state).toEqual({ secret }))
  act(() => {
    location.hash = another
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await waitFor(() => expect(history.state).toEqual({ secret: another }))
  fireEvent.click(await confirmButton())
  await waitFor(() => expect(server.sentTo('POST /api/auth/verify-email')).toEqual([{ token: another }]))
})

test('an address without its end says what to do, and where to ask for another link', async () => {
  open('/reset-password', null)
  expect(await screen.findByText(/abra de novo o link da mensagem/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href')).toBe('/forgot-password')
})

test('the place a skip link leads to is no secret', async () => {
  open('/reset-password#main', null)
  expect(await screen.findByText(/abra de novo o link da mensagem/)).toBeTruthy()
})

test('without a connection nothing is lost: the link works at the next try, and then it is forgotten', async () => {
  const server = open(`/reset-password#${secret}`, null, {
    'POST /api/auth/reset-password': new TypeError('Failed to fetch'),
  })
  await chooseNewPassword('Rio?Verde%88')
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.change({ 'POST /api/auth/reset-password': { message: 'Sua nova senha já vale. Entre com ela.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
  await waitFor(() => expect(shownToast()?.title).toBe('Senha trocada'))
  expect(server.sentTo('POST /api/auth/reset-password').at(-1)).toMatchObject({ token: secret })
  expect(location.pathname).toBe('/login')
})

test('a guardian reads and agrees without an address that tells of it', async () => {
  const asked = { state: 'asked', childFirstName: 'Ana', guardianName: 'Rosa Souza', relation: 'mãe', givenAt: null }
  const server = open(`/consent#${secret}`, null, { 'POST /api/consents/link': asked })
  fireEvent.click(await screen.findByRole('checkbox'))
  await waitFor(() => expect(location.href).not.toContain(secret))
  server.change({
    'POST /api/consents/link': { ...asked, state: 'given', givenAt: '2026-03-05T12:00:00.000Z' },
    'POST /api/consents/link/give': { message: 'Obrigado!' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  expect(await screen.findByText(/O seu consentimento está registrado/)).toBeTruthy()
  expect(server.sentTo('POST /api/consents/link/give')).toEqual([
    { token: secret, guardianName: 'Rosa Souza', relation: 'mãe', isGuardian: true, textVersion: '2026-12' },
  ])
  expect(history.state).toBeNull()
})

test('of a link that is spent the tab forgets the secret, and no button tries it again', async () => {
  open(`/verify-email#${secret}`, null, { 'POST /api/auth/verify-email': refusal(410, 'Não vale mais.') })
  fireEvent.click(await confirmButton())
  expect(await screen.findByText('Não vale mais.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toBeTruthy()
  await waitFor(() => expect(history.state).toBeNull())
})

test('a refused password leaves what was written, and the field at hand', async () => {
  open(`/reset-password#${secret}`, null, {
    'POST /api/auth/reset-password': refusal(400, 'Confira os campos.', { password: 'Esta senha é muito usada.' }),
  })
  await chooseNewPassword('Rio?Verde%88')
  expect(await screen.findByText('Esta senha é muito usada.')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Nova senha')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('Rio?Verde%88')
})
