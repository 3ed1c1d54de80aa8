import type { AdminAct } from '@capivira/core/admin/system-contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const act = (id: number, target: string): AdminAct => ({
  id,
  act: 'lock-user',
  actor: { id: '00000000-0000-4000-8000-000000000009', fullName: 'Direção da Escola' },
  target,
  detail: null,
  createdAt: '2026-03-02T12:00:00.000Z',
})

const openActs = (address: string) =>
  open(address, admin(), {
    'GET /api/admin/acts': { acts: [act(9, 'Ana')], more: true },
    'GET /api/admin/acts?before=9': { acts: [act(8, 'Bia')], more: true },
    'GET /api/admin/acts?before=8': { acts: [act(7, 'Caio')], more: false },
  })

test('older acts come on demand, and the address keeps how many were shown', async () => {
  openActs('/admin/acts')
  fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByRole('heading', { name: /Bia$/ })).toBeTruthy()
  expect(location.search).toBe('?mostrar=2')
  expect(screen.queryByRole('heading', { name: /Caio$/ })).toBeNull()
})

test('as many are shown again after a reload; another choice begins anew', async () => {
  const server = openActs('/admin/acts?mostrar=3')
  expect(await screen.findByRole('heading', { name: /Caio$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  server.change({ 'GET /api/admin/acts?act=lock-user': { acts: [act(9, 'Ana')], more: true } })
  fireEvent.change(screen.getByLabelText('O que foi feito'), { target: { value: 'lock-user' } })
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Caio$/ })).toBeNull())
  expect(location.search).toBe('?ato=lock-user')
  expect(server.sentTo('GET /api/admin/acts?act=lock-user&before=9')).toEqual([])
})
