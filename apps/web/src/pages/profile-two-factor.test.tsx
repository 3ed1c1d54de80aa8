import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const on = { enabled: true, method: 'email', recoveryCodesLeft: 9, methods: ['app', 'email'], required: false }
const codeNeeded = (sentence: string) =>
  Response.json({ message: sentence, errors: { code: sentence }, code: 'code-needed' }, { status: 403 })
const sent = 'Estamos enviando um código de 6 números para o seu email atual.'
const disable = 'POST /api/profile/two-factor/disable'
const click = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const field = async (label: RegExp) =>
  within(await screen.findByRole('dialog')).findByLabelText(label, { selector: 'input' })
const type = async (label: RegExp, value: string) => fireEvent.input(await field(label), { target: { value } })

function openProfile(more: object = {}) {
  return open('/profile', teacher({ twoFactorEnabled: true }), { 'GET /api/profile/two-factor': { ...on, ...more } })
}

test('switching it off asks for the code after a right password, says what is wrong, and sends another', async () => {
  const server = openProfile()
  await click('Desligar')
  server.change({ [disable]: refusal(403, 'Senha incorreta', { password: 'Senha incorreta' }) })
  await type(/^Sua senha/, 'errada')
  fireEvent.click(screen.getAllByRole('button', { name: 'Desligar' }).at(-1) ?? document.body)
  await screen.findByText('Senha incorreta')
  expect(within(screen.getByRole('dialog')).queryByLabelText(/^Código da verificação/)).toBeNull()

  server.change({ [disable]: codeNeeded(sent) })
  await type(/^Sua senha/, 'Vento&Mar7lento')
  await click('Desligar')
  expect(await screen.findByText(sent)).toBeTruthy()
  const code = await field(/^Código da verificação/)
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(screen.queryByRole('alert')).toBeNull()

  await click('Desligar')
  expect(await screen.findByText('Informe o código')).toBeTruthy()
  server.change({ [disable]: refusal(400, 'Código incorreto.', { code: 'Código incorreto.' }) })
  await type(/^Código da verificação/, '000000')
  await click('Desligar')
  expect(await screen.findByText('Código incorreto.')).toBeTruthy()

  server.change({ [disable]: codeNeeded(sent) })
  await click('Enviar outro código')
  expect(
    await screen.findByText(/^Outro código foi pedido, e o anterior deixou de valer\. Estamos enviando/),
  ).toBeTruthy()
  server.change({ [disable]: { message: 'Verificação em duas etapas desligada.' } })
  await click('Usar um código de recuperação')
  await type(/^Código de recuperação/, 'abcde-23456')
  await click('Desligar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo(disable)).toEqual([
    { password: 'errada' },
    { password: 'Vento&Mar7lento' },
    { password: 'Vento&Mar7lento', code: '000000' },
    { password: 'Vento&Mar7lento' },
    { password: 'Vento&Mar7lento', code: 'abcde-23456' },
  ])
})

test('where the school asks for it, it cannot be switched off, and is moved to another phone', async () => {
  openProfile({ required: true, method: 'app' })
  expect(await screen.findByRole('button', { name: 'Usar outro celular ou aplicativo' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Receber o código por email' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull()
  expect(screen.getByText(/^A sua escola pede a verificação em duas etapas/)).toBeTruthy()
})
