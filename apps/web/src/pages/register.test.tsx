import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import { never, refusal } from '../../test/server.ts'

afterEach(() => vi.useRealTimers())

const submit = () => screen.getByRole('button', { name: /^Cria(r Conta|ndo Conta\.\.\.)$/ })
const value = (label: string) => {
  const field = screen.getByLabelText(label)
  return field instanceof HTMLInputElement ? field.value : ''
}

async function fillIn(address: string, answer: unknown = never) {
  const server = open(address, null, { 'POST /api/auth/register': answer })
  fireEvent.input(await screen.findByLabelText('Nome completo'), { target: { value: 'Pessoa da Escola' } })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'pessoa@escola.example' } })
  fireEvent.input(screen.getByLabelText('Telefone'), { target: { value: '11987654321' } })
  return server
}

test.each([
  ['student', 'Criar Conta Estudante'],
  ['teacher', 'Criar Conta Professor'],
  ['admin', 'Criar Conta Administrador'],
])('?type=%s chooses the type, and the title says so', async (type, title) => {
  open(`/register?type=${type}`, null)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByLabelText('Senha secreta') !== null).toBe(type !== 'student')
  expect(screen.queryByText(/necessário para você estudar/) !== null).toBe(type === 'student')
  expect(screen.getByRole('link', { name: 'Voltar à página inicial' }).getAttribute('href')).toBe('/')
})

test('another type in the address chooses none of its own: it is a pupil', async () => {
  open('/register?type=diretor', null)
  expect(await screen.findByRole('heading', { name: 'Criar Conta Estudante' })).toBeTruthy()
})

test('a strong password fills both fields, another can be had, and one button shows both', async () => {
  open('/register', null)
  await screen.findByLabelText('Senha')
  const first = value('Senha')
  expect(first).toHaveLength(12)
  expect(value('Confirmar senha')).toBe(first)
  fireEvent.click(screen.getByRole('button', { name: 'Nova Senha' }))
  expect(value('Senha')).not.toBe(first)
  expect(value('Confirmar senha')).toBe(value('Senha'))
  const toggles = screen.getAllByRole('button', { name: /^(Mostrar|Ocultar) senhas?$/ })
  expect(toggles).toHaveLength(1)
  const types = () => ['Senha', 'Confirmar senha'].map(label => screen.getByLabelText(label).getAttribute('type'))
  const before = types()
  expect(new Set(before).size).toBe(1)
  toggles[0]?.click()
  await waitFor(() => expect(types()).not.toEqual(before))
  expect(new Set(types()).size).toBe(1)
})

test('a pupil sends no secret; while it is pending the button says so and cannot be used', async () => {
  const server = await fillIn('/register?type=student')
  expect(value('Telefone')).toBe('(11) 98765-4321')
  fireEvent.click(submit())
  await waitFor(() => expect(submit().textContent).toBe('Criando Conta...'))
  expect(submit().matches(':disabled, fieldset:disabled *')).toBe(true)
  const [sent] = server.sentTo('POST /api/auth/register')
  expect(sent).toMatchObject({
    fullName: 'Pessoa da Escola',
    email: 'pessoa@escola.example',
    phone: '(11) 98765-4321',
    password: value('Senha'),
    confirmPassword: value('Senha'),
    userType: 'student',
  })
  expect(sent).not.toHaveProperty('secretPassword')
})

test('a new account is told with the server’s message, and the sign-in screen comes 1.5 s later', async () => {
  const server = await fillIn('/register?type=teacher', { message: 'Confira seu email.', user: {} })
  fireEvent.input(screen.getByLabelText('Senha secreta'), { target: { value: 'segredo' } })
  stopClock()
  await act(async () => submit().click())
  await pass(0)
  expect(server.sentTo('POST /api/auth/register')).toMatchObject([{ userType: 'teacher', secretPassword: 'segredo' }])
  expect(shownToast()).toMatchObject({ title: 'Conta criada com sucesso!', description: 'Confira seu email.' })
  await pass(1499)
  expect(location.pathname).toBe('/register')
  await pass(1)
  expect(location.pathname).toBe('/login')
})

test('a refused registration tells the server’s sentence, at its field too', async () => {
  await fillIn('/register', refusal(409, 'Este email já está cadastrado', { email: 'Este email já está cadastrado' }))
  fireEvent.click(submit())
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Erro no Cadastro',
      description: 'Este email já está cadastrado',
      variant: 'destructive',
    }),
  )
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('without a network the registration says so', async () => {
  await fillIn('/register', new TypeError('Failed to fetch'))
  fireEvent.click(submit())
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Erro no Cadastro' }))
  expect(shownToast()?.description).toMatch(/^Não conseguimos falar com o servidor/)
})

test('who comes by the link of a class is blamed for nothing, and registers on the way there', async () => {
  stopClock()
  const server = open('/join/DU34MC', null, { 'POST /api/auth/register': { message: 'Pronto', userId: 'x' } })
  await pass(700)
  expect(screen.getByText('Entre, ou crie a sua conta, e você já chega na turma')).toBeTruthy()
  expect(shownToast()).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Criar conta' }))
  await pass(100)
  fireEvent.input(screen.getByLabelText('Nome completo'), { target: { value: 'Pessoa da Escola' } })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'pessoa@escola.example' } })
  fireEvent.input(screen.getByLabelText('Telefone'), { target: { value: '11987654321' } })
  fireEvent.click(submit())
  await pass(5000)
  expect(server.sentTo('POST /api/auth/register')).toHaveLength(1)
  expect(location.pathname + location.search).toBe('/login?next=%2Fjoin%2FDU34MC')
  // The link in an e-mail to confirm, or to choose another password, leads to a sign-in that knows of nothing.
  vi.useRealTimers()
  cleanup()
  open('/login', pupil(), {})
  await waitFor(() => expect(location.pathname).toBe('/join/DU34MC'))
})
