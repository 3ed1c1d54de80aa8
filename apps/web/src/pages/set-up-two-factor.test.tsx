import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { type Answers, refusal } from '../../test/server.ts'

const off = { enabled: false, method: null, recoveryCodesLeft: 0, methods: ['app', 'email'], required: true }
const walled = teacher({ mustSetUpTwoFactor: true })
const answers: Answers = {
  'GET /api/profile/two-factor': off,
  'POST /api/profile/two-factor': { method: 'app', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
  'POST /api/profile/two-factor/confirm': { message: 'Ligada', recoveryCodes: ['abcde-23456', 'fghij-34567'] },
}
const click = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp | string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })

test('comes before every screen; the codes stay until they are put away, whatever is learnt meanwhile', async () => {
  const server = open('/help', walled, answers)
  await click(/^Aplicativo autenticador/)
  await type(/^Sua senha/, 'Vento&Mar7lento')
  await click('Continuar')
  await type(/^Código que o aplicativo mostra/, '123456')
  server.change({ 'GET /api/auth/user': teacher({ twoFactorEnabled: true }) })
  await click('Ligar')
  expect(await screen.findByText('abcde-23456')).toBeTruthy()
  const asked = () => server.sentTo('GET /api/auth/user').length
  const before = asked()
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(screen.getByText('abcde-23456')).toBeTruthy()
  server.change({ 'GET /api/profile/two-factor': { ...off, enabled: true, method: 'app', recoveryCodesLeft: 10 } })
  fireEvent.keyDown(screen.getByText('abcde-23456'), { key: 'Escape' })
  expect(await screen.findByText(/eles não aparecem de novo/)).toBeTruthy()
  expect(screen.getByText('abcde-23456')).toBeTruthy()
  await click('Já guardei')
  expect(await screen.findByRole('heading', { level: 1, name: /Ajuda/ })).toBeTruthy()
  expect(server.sentTo('POST /api/profile/two-factor')).toEqual([{ method: 'app', password: 'Vento&Mar7lento' }])
})

test('a wall met in the middle of work leads to it', async () => {
  let asked = 0
  open('/profile', teacher(), {
    'GET /api/auth/user': () => (asked++ === 0 ? teacher() : walled),
    'GET /api/profile/two-factor': off,
    'GET /api/profile/sessions': () => Response.json({ message: 'Antes', code: 'two-factor-first' }, { status: 403 }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Pessoa!' })).toBeTruthy()
})

test('where no e-mail goes out the app alone is offered, and a failure can be tried again', async () => {
  const server = open('/', walled, { 'GET /api/profile/two-factor': refusal(500, 'Algo deu errado') })
  await click('Tentar de novo')
  server.change({ 'GET /api/profile/two-factor': { ...off, methods: ['app'] } })
  await click('Tentar de novo')
  expect(await screen.findByRole('button', { name: /^Aplicativo autenticador/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Código por email/ })).toBeNull()
})

test('where it is on already, it goes on', async () => {
  const server = open('/help', walled, { 'GET /api/profile/two-factor': { ...off, enabled: true, method: 'app' } })
  await screen.findByText('A verificação em duas etapas já está ligada.')
  server.change({ 'GET /api/auth/user': teacher({ twoFactorEnabled: true }) })
  await click('Continuar')
  expect(await screen.findByRole('heading', { level: 1, name: /Ajuda/ })).toBeTruthy()
})
