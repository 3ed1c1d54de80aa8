import type { SecurityEntry } from '@capivira/core/admin/security-contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const ana = { id: '00000000-0000-4000-8000-000000000001', fullName: 'Ana Souza', pseudonym: 'p-0123456789abcdef' }
const entry = (id: number, more: Partial<SecurityEntry> = {}): SecurityEntry => ({
  id,
  event: 'sign-in',
  outcome: 'wrong',
  user: ana,
  target: null,
  address: 'k3f9_x2p',
  call: 'POST /api/auth/login',
  request: 'r',
  count: 1,
  createdAt: '2026-03-02T12:00:00.000Z',
  lastAt: '2026-03-02T12:00:00.000Z',
  ...more,
})
const path = 'GET /api/admin/security-events'
const openPage = (address = '/admin/security', more = {}) =>
  open(address, admin(), {
    [path]: {
      events: [
        entry(9, { count: 12 }),
        entry(8, { event: 'admin-lock', outcome: 'ok', target: { ...ana, id: null, fullName: null } }),
        entry(7, { event: 'wrong-role', outcome: 'refused', call: 'GET /api/admin/users', user: null, address: null }),
      ],
      more: true,
    },
    [`${path}?before=7`]: { events: [entry(6, { event: 'export-data', outcome: 'ok' })], more: false },
    [`${path}?outcome=limited`]: { events: [], more: false },
    [`${path}?address=k3f9_x2p`]: { events: [entry(9)], more: false },
    ...more,
  })

test('each event says what happened, how it ended, to whom and how often', async () => {
  openPage()
  const rows = within(await screen.findByRole('list', { name: 'Acontecimentos de segurança' })).getAllByRole('listitem')
  expect(
    rows.map(({ textContent }) => textContent?.replace(/\d\d? de .*? às [\d:]+|\d\d\/.*? às [\d:]+/, 'QUANDO')),
  ).toEqual([
    'EntradaSenha, código ou segredo erradoAna SouzaQUANDO · 12 vezes em um minutoOrigem k3f9_x2p',
    'Conta bloqueada ou desbloqueadaDeu certoAna Souza → Conta excluída (p-0123456789abcdef)QUANDOOrigem k3f9_x2p',
    'Acesso a uma área de outro tipo de contaRecusadoPessoa não identificadaQUANDO · GET /api/admin/users',
  ])
})

test('older ones come on demand', async () => {
  openPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByRole('heading', { name: 'Cópia dos próprios dados' })).toBeTruthy()
})

test('filters stand in the address; nothing found is said', async () => {
  openPage()
  fireEvent.change(await screen.findByLabelText('Resultado'), { target: { value: 'limited' } })
  expect(await screen.findByText('Nenhum registro combina com os filtros.')).toBeTruthy()
  expect(location.search).toBe('?resultado=limited')
})

test('an origin is followed by a press on it, and left again', async () => {
  openPage()
  const follow = await screen.findAllByRole('button', { name: /^Origem k3f9_x2p: ver só o que veio dela\./ })
  // Each says which row it is of, for who goes from button to button.
  expect(new Set(follow.map(button => button.getAttribute('aria-label'))).size).toBe(2)
  expect(follow[1]?.getAttribute('aria-label')).toMatch(/Conta bloqueada ou desbloqueada, Ana Souza, .*às/)
  fireEvent.click(follow[0] ?? document.body)
  await waitFor(() => expect(location.search).toBe('?origem=k3f9_x2p'))
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar todas as origens' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('a failure can be tried again', async () => {
  openPage('/admin/security', { [path]: refusal(503, 'Ocupado.') })
  expect(await screen.findByRole('button', { name: /tentar de novo/i })).toBeTruthy()
})
