import type { IdleAccount, IdleList } from '@capivira/core/retention/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const ana: IdleAccount = {
  userId: '00000000-0000-4000-8000-000000000011',
  fullName: 'Ana do 6º A',
  classes: ['6º A'],
  usedAt: '2024-03-02T12:00:00.000Z',
  everUsed: true,
  noticedAt: '2026-03-02T12:00:00.000Z',
  erasedFrom: '2026-05-01',
  told: { pupil: true, guardian: false },
  locked: false,
}
const bia: IdleAccount = {
  ...ana,
  userId: '00000000-0000-4000-8000-000000000012',
  fullName: 'Bia do 6º A',
  classes: [],
  everUsed: false,
  told: { pupil: false, guardian: false },
}
const first = 'GET /api/idle-accounts?page=1'
const page = (rows: IdleAccount[], more: Partial<IdleList> = {}): IdleList => ({
  months: 24,
  count: rows.length,
  found: rows.length,
  rows,
  ...more,
})

test('a teacher sees since when, what will happen and when, and keeps a pupil at a tap', async () => {
  const server = open('/idle-accounts', teacher(), {
    [first]: page([ana, bia]),
    [`POST /api/idle-accounts/${ana.userId}/keep`]: { message: 'A conta de Ana do 6º A fica por mais 12 meses.' },
  })
  const row = (await screen.findByText('Ana do 6º A')).closest('li')
  const other = screen.getByText('Bia do 6º A').closest('li')
  expect(row?.textContent).toMatch(/6º A · último uso em 02\/03\/2024/)
  expect(row?.textContent).toMatch(/Será excluída a partir de 01\/05\/2026/)
  expect(row?.textContent).toMatch(/Avisamos o aluno por email em 02\/03\/2026\./)
  expect(other?.textContent).toMatch(/Sem turma · nunca usada, criada em/)
  expect(other?.textContent).not.toMatch(/por email/)
  expect(screen.queryByRole('button', { name: /Excluir agora/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Baixar os dados/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Baixar a lista' }).getAttribute('href')).toBe('/api/idle-accounts/csv')

  const keep = screen.getByRole('button', { name: 'Manter por mais 12 meses a conta de Ana do 6º A' })
  keep.focus()
  server.change({ [first]: page([bia]) })
  fireEvent.click(keep)
  await waitFor(() => expect(screen.queryByText('Ana do 6º A')).toBeNull())
  expect(server.sentTo(`POST /api/idle-accounts/${ana.userId}/keep`)).toHaveLength(1)
  expect(shownToast()?.title).toBe('A conta de Ana do 6º A fica por mais 12 meses.')
})

test('an administrator takes the data, and is asked before an account goes at once; a refusal is told', async () => {
  open('/idle-accounts', admin(), {
    [first]: page([{ ...ana, locked: true, told: { pupil: true, guardian: true } }]),
    [`DELETE /api/admin/users/${ana.userId}`]: refusal(404, 'Não encontramos o que você procura.'),
  })
  const data = await screen.findByRole('link', { name: 'Baixar dados de Ana do 6º A' })
  expect(data.getAttribute('href')).toBe(`/api/idle-accounts/${ana.userId}/data`)
  expect(screen.getByText('Bloqueada')).toBeTruthy()
  expect(screen.getByText(/Avisamos o aluno e o responsável por email/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Excluir agora a conta de Ana do 6º A' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir a conta agora?' }))
  expect(dialog.getByText(/Não pode ser desfeito/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Excluir agora' }))
  await waitFor(() => expect(shownToast()?.description).toBe('Não encontramos o que você procura.'))
  expect(screen.getByText('Ana do 6º A')).toBeTruthy()
})

test('nothing, nothing found, switched off and out of reach are told apart', async () => {
  open('/idle-accounts', teacher(), { [first]: page([]) })
  expect(await screen.findByText('Nenhuma conta parada')).toBeTruthy()
  expect(screen.getByText(/24 meses sem usar a conta/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Baixar a lista' })).toBeNull()
  cleanup()
  open('/idle-accounts?busca=zeca', teacher(), {
    'GET /api/idle-accounts?search=zeca&page=1': page([], { count: 3 }),
  })
  expect(await screen.findByText('Nenhuma conta com esse nome')).toBeTruthy()
  cleanup()
  open('/idle-accounts', admin(), { [first]: page([], { months: 0 }) })
  expect(await screen.findByText('Nenhuma conta é excluída por falta de uso')).toBeTruthy()
  cleanup()
  const server = open('/idle-accounts', admin(), { [first]: refusal(500, 'Erro') })
  const again = await screen.findByRole('button', { name: /Tentar/ })
  server.change({ [first]: page([ana]) })
  fireEvent.click(again)
  expect(await screen.findByText('Ana do 6º A')).toBeTruthy()
})

test('teachers and administrators are told on coming in that accounts will be erased', async () => {
  for (const [address, who] of [
    ['/classes', teacher()],
    ['/dashboard', admin()],
  ] as const) {
    open(address, who, { 'GET /api/idle-accounts/count': { count: 2 }, 'GET /api/classes': [] })
    expect(await screen.findByText(/2 contas de alunos paradas serão excluídas/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver contas' }).getAttribute('href')).toBe('/idle-accounts')
    cleanup()
  }
})
