import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingDone } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import { never, refusal } from '../../test/server.ts'

afterEach(() => vi.useRealTimers())

const submit = () => screen.getByRole('button', { name: /^(Entrar|Entrando...)$/ })

/** Opens the sign-in screen and fills it in. */
async function fillIn(answer: unknown) {
  const server = open('/login', null, { 'POST /api/auth/login': answer })
  await screen.findByRole('heading', { name: 'Entrar na Plataforma' })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'pessoa@escola.example' } })
  fireEvent.input(screen.getByLabelText('Senha'), { target: { value: 'Vento&Mar7lento' } })
  return server
}

test('the screen has its title, its fields, a password that can be shown, and the ways out', async () => {
  await fillIn(never)
  expect(screen.getByText('Digite suas credenciais para acessar')).toBeTruthy()
  expect(submit().textContent).toBe('Entrar')
  expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Voltar à página inicial' }).getAttribute('href')).toBe('/')
  const password = screen.getByLabelText('Senha')
  expect(password.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(password.getAttribute('type')).toBe('password')
})

test('nothing is sent while a field is wrong, and each says what is missing', async () => {
  const server = await fillIn(never)
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'pessoa' } })
  fireEvent.input(screen.getByLabelText('Senha'), { target: { value: '' } })
  fireEvent.click(submit())
  expect(await screen.findByText('Email inválido')).toBeTruthy()
  expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
  expect(server.sentTo('POST /api/auth/login')).toEqual([])
})

test('a browser that keeps no cookies is told so before anything is sent, and what was typed stays', async () => {
  const server = await fillIn(never)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  fireEvent.click(submit())
  expect(await screen.findByText('Este navegador não aceita cookies')).toBeTruthy()
  expect(server.sentTo('POST /api/auth/login')).toEqual([])
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'pessoa@escola.example')
})

test('while it is pending the button says so, and neither it nor the fields can be used', async () => {
  await fillIn(never)
  fireEvent.click(submit())
  await waitFor(() => expect(submit().textContent).toBe('Entrando...'))
  for (const control of [submit(), screen.getByLabelText('Email'), screen.getByLabelText('Senha')])
    expect(control.matches(':disabled, fieldset:disabled *')).toBe(true)
})

test('who signed in is greeted by name, and is at the dashboard 100 ms later', async () => {
  const server = await fillIn(() => ({ user: pupil({ fullName: 'Aluna da Escola' }) }))
  server.change({
    'GET /api/dashboard/student': nothingDone,
  })
  stopClock()
  await act(async () => submit().click())
  await pass(0)
  expect(server.sentTo('POST /api/auth/login')).toEqual([
    { email: 'pessoa@escola.example', password: 'Vento&Mar7lento' },
  ])
  expect(shownToast()).toMatchObject({
    title: 'Login realizado com sucesso',
    description: 'Bem-vindo(a), Aluna da Escola!',
  })
  await pass(99)
  expect(location.pathname).toBe('/login')
  await pass(2)
  // The bars of signed-in people may still have to be loaded, which takes no time of the stopped clock.
  await arrive(() => location.pathname === '/')
  vi.useRealTimers()
  expect(await screen.findByRole('heading', { name: /^Olá, Aluna/ })).toBeTruthy()
})

const others = 'A rede respondeu no lugar da Capivira. Veja se o Wi-Fi pede para entrar e tente de novo.'
const ours = 'Algo deu errado do nosso lado. Tente de novo em instantes.'

test.each([
  ['the server’s sentence', refusal(401, 'Credenciais inválidas'), 'Credenciais inválidas'],
  ['its own when there is none', Response.json({}, { status: 401 }), 'Credenciais inválidas'],
  ['that the failure is ours', new Response('', { status: 500 }), ours],
  ['nothing of a proxy’s page', new Response('<html>Bad Gateway</html>', { status: 502 }), ours],
  ['that a network wants to be signed in to, and nothing of its page', new Response('<html>Wi-Fi</html>'), others],
])('a refused sign-in tells %s, and what was typed stays', async (_, answer, sentence) => {
  await fillIn(answer)
  fireEvent.click(submit())
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Erro no login', description: sentence }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'pessoa@escola.example')
})

test.each([
  ['wrong, when the server says no more than no', Response.json({}, { status: 400 }), /^Código incorreto/],
  ['not wrong, when the server failed', new Response('', { status: 500 }), /^Algo deu errado do nosso lado/],
])('a code is called %s', async (_, answer, sentence) => {
  const server = await fillIn({ twoFactorMethod: 'app' })
  server.change({ 'POST /api/auth/two-factor': answer })
  fireEvent.click(submit())
  fireEvent.input(await screen.findByLabelText('Código de 6 números'), { target: { value: '123456' } })
  fireEvent.click(submit())
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test.each([
  ['Estamos enviando um código de 6 números para o seu email atual.'],
  ['Aqui não há servidor de email: peça um código de 6 números a quem cuida do sistema.'],
])('where the code is, the server tells: %s', async message => {
  await fillIn({ requiresTwoFactor: true, twoFactorMethod: 'email', message })
  fireEvent.click(submit())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText(/Enviamos/)).toBeNull()
})

test('what a password manager put into the fields without a word counts', async () => {
  const server = await fillIn(never)
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: '' } })
  Object.assign(screen.getByLabelText('Email'), { value: 'ana@escola.example' })
  Object.assign(screen.getByLabelText('Senha'), { value: 'Outro&Vento8' })
  fireEvent.click(submit())
  await waitFor(() => expect(server.sentTo('POST /api/auth/login')).toHaveLength(1))
  expect(server.sentTo('POST /api/auth/login')).toMatchObject([
    { email: 'ana@escola.example', password: 'Outro&Vento8' },
  ])
})
