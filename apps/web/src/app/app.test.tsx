import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { admin, pupil, teacher } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import { never, refusal, unauthorized } from '../../test/server.ts'

const replace = () => vi.spyOn(location, 'replace').mockImplementation(() => {})

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

test('while the user loads there is a spinner that says ‘Carregando...’', () => {
  open('/', null, { 'GET /api/auth/user': never })
  expect(screen.getByRole('status').textContent).toBe('Carregando...')
})

test('who is signed in is asked again when the window is looked at, not by time or a network', async () => {
  stopClock()
  const server = open('/help', teacher())
  const asked = () => server.sentTo('GET /api/auth/user').length
  await arrive(() => screen.queryByRole('heading', { level: 1 }))
  const before = asked()
  await pass(600_000)
  await act(async () => void fireEvent(window, new Event('online')))
  await pass(1000)
  expect(asked()).toBe(before)
  await act(async () => void fireEvent(window, new Event('visibilitychange')))
  await pass(0)
  expect(asked()).toBe(before + 1)
})

test('who cannot be asked after is not asked a second time by itself', async () => {
  stopClock()
  const server = open('/help', null, { 'GET /api/auth/user': new Response('', { status: 500 }) })
  await arrive(() => screen.queryByRole('button'))
  await pass(60_000)
  expect(server.sentTo('GET /api/auth/user')).toHaveLength(1)
})

test.each([
  ['a visitor', '/nada', null],
  ['a pupil', '/upload-material', pupil()],
  ['a teacher', '/achievements', teacher()],
  ['an administrator', '/games', admin()],
])('%s sees a 404 page at a path that is none of theirs: %s', async (_, path, user) => {
  open(path, user)
  expect(await screen.findByText(/^Erro 404\./)).toBeTruthy()
})

test.each([
  ['succeeds', {}],
  ['is refused', refusal(500, 'Algo deu errado')],
  ['finds no network', new TypeError('Failed to fetch')],
])('signing out leads to the first page when the call %s', async (_, answer) => {
  const left = replace()
  const server = open('/help', teacher(), { 'POST /api/logout': answer })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Sair' }))[0] ?? document.body)
  await waitFor(() => expect(left.mock.calls).toEqual([['/']]))
  expect(server.sentTo('POST /api/logout')).toHaveLength(1)
  localStorage.clear()
})

test('while somebody signs out their screens ask the server nothing more', async () => {
  const left = replace()
  const told = Promise.withResolvers<object>()
  stopClock()
  const server = open('/achievements', pupil(), {
    'GET /api/achievements': [],
    'GET /api/user/achievements': [],
    'POST /api/logout': () => told.promise,
  })
  await arrive(() => server.sentTo('GET /api/user/achievements').length > 0)
  await pass(3000)
  expect(server.sentTo('GET /api/user/achievements')).toHaveLength(2)
  fireEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  await pass(0)
  expect(server.asked.at(-1)?.path).toBe('/api/logout')
  fireEvent(window, new Event('visibilitychange'))
  await pass(30_000)
  expect(server.asked.at(-1)?.path).toBe('/api/logout')
  told.resolve({})
  await pass(0)
  expect(left.mock.calls).toEqual([['/']])
})

const field = (label: string) => {
  const found = screen.getByLabelText(label)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found.value : ''
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('a session that ends says so and returns to the same place after signing in, with what was typed', async () => {
  const left = replace()
  const ana = teacher()
  open('/upload-material', ana, { 'GET /api/subjects': unauthorized })
  await screen.findByLabelText('Título')
  type('Título', 'Rios do Brasil')
  type('Descrição', 'Para a prova de sexta')
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Não autorizado',
      description: 'Sua sessão terminou. Entrando novamente...',
    }),
  )
  await waitFor(() => expect(left.mock.calls).toEqual([['/login?next=%2Fupload-material']]))

  // The page is left with a full load, not by closing the form.
  const kept = { ...sessionStorage }
  cleanup()
  Object.assign(sessionStorage, kept)
  open('/login?next=%2Fupload-material', null, { 'POST /api/auth/login': { user: ana }, 'GET /api/subjects': [] })
  await screen.findByLabelText('Email')
  type('Email', ana.email)
  type('Senha', 'Vento&Mar7lento')
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByLabelText('Título')
  expect(location.pathname).toBe('/upload-material')
  expect(field('Título')).toBe('Rios do Brasil')
  expect(field('Descrição')).toBe('Para a prova de sexta')
  expect(screen.getByText(/Recuperamos o que você tinha digitado e não salvou\./)).toBeTruthy()
  expect(screen.getByText(/Só falta escolher o arquivo de novo\./)).toBeTruthy()
})

test('who signs in next on the same computer finds nothing of it', async () => {
  open('/upload-material', teacher(), { 'GET /api/subjects': [] })
  await screen.findByLabelText('Título')
  type('Título', 'Rios do Brasil')
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Rios do Brasil'))
  cleanup()
  open('/upload-material', teacher({ id: '00000000-0000-4000-8000-000000000009' }), { 'GET /api/subjects': [] })
  await screen.findByLabelText('Título')
  expect(field('Título')).toBe('')
  cleanup()
  // It stays for whoever typed it.
  open('/upload-material', teacher(), { 'GET /api/subjects': [] })
  expect(await screen.findByDisplayValue('Rios do Brasil')).toBeTruthy()
})

test('signing out takes along what was typed', async () => {
  const left = replace()
  open('/upload-material', teacher(), { 'GET /api/subjects': [], 'POST /api/logout': {} })
  await screen.findByLabelText('Título')
  type('Título', 'Rios do Brasil')
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Rios do Brasil'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rios do Brasil')
})

test('a window left open by a reload opens again with what was typed; given up, it is forgotten', async () => {
  const answers = { 'GET /api/teacher/materials': [material()], 'GET /api/subjects': [] }
  open('/manage-materials', teacher(), answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Rios do Brasil' }))
  type('Título', 'Rios e bacias')
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Rios e bacias'))
  const kept = { ...sessionStorage }
  cleanup()
  Object.assign(sessionStorage, kept)

  open('/manage-materials', teacher(), answers)
  await screen.findByRole('dialog', { name: 'Editar material' })
  expect(field('Título')).toBe('Rios e bacias')
  await act(async () => screen.getByRole('button', { name: 'Descartar' }).click())
  expect(field('Título')).toBe('Rios do Brasil')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rios e bacias')
})
