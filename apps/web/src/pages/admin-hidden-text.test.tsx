import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const material = (id: number, title: string, more = {}) => ({
  id,
  title,
  teacher: { fullName: 'Bento Lima', firstName: 'Bento' },
  status: 'processed',
  createdAt: '2026-03-02T15:00:00Z',
  letters: 340,
  pages: [2, 5],
  ...more,
})
const answer = (materials: unknown[], left = 0) => ({ materials, more: false, left })
const call = 'GET /api/admin/hidden-text'

test('each material says which pages hide how much, and is processed again', async () => {
  let status = 'processed'
  const server = open('/admin/hidden-text', admin(), {
    [call]: () => answer([material(7, 'Os rios', { status }), material(5, 'O solo', { letters: 1, pages: [1] })]),
    'POST /api/admin/materials/7/reprocess': () => {
      status = 'queued'
      return { message: 'O material voltou para a fila.' }
    },
  })
  const rows = within(await screen.findByRole('list', { name: 'Materiais com texto escondido' }))
  expect(rows.getByText('As páginas 2 e 5 escondem 340 letras.')).toBeTruthy()
  expect(rows.getByText('A página 1 esconde 1 letra.')).toBeTruthy()
  fireEvent.click(rows.getByRole('button', { name: 'Processar de novo Os rios' }))
  await waitFor(() => expect(shownToast()?.title).toBe('O material voltou para a fila.'))
  await waitFor(() => expect(rows.queryByRole('button', { name: 'Processar de novo Os rios' })).toBeNull())
  expect(rows.getByText('Processando')).toBeTruthy()
  expect(server.sentTo('POST /api/admin/materials/7/reprocess')).toHaveLength(1)
})

test('while files are still looked through, it says how many are left', async () => {
  open('/admin/hidden-text', admin(), { [call]: answer([], 12) })
  expect(await screen.findByText('Nada encontrado até agora')).toBeTruthy()
  expect(screen.getByText(/^Faltam conferir 12 PDFs: /)).toBeTruthy()
})

test('where there is none, it says so', async () => {
  open('/admin/hidden-text', admin(), { [call]: answer([]) })
  expect(await screen.findByText('Nenhum texto escondido')).toBeTruthy()
  expect(screen.queryByText(/conferir/)).toBeNull()
})

test('a list that does not come can be asked for again', async () => {
  let isBroken = true
  open('/admin/hidden-text', admin(), {
    [call]: () => (isBroken ? refusal(500, 'Erro interno') : answer([material(7, 'Os rios')])),
  })
  const again = await screen.findByRole('button', { name: /Tentar de novo/ })
  isBroken = false
  fireEvent.click(again)
  expect(await screen.findByText('Os rios')).toBeTruthy()
})
