import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'

const counts = { waiting: 0, running: 0, retrying: 0, failed: 12, cancelled: 2, done: 0 }
const jobs = (letters: { refused: number; held: number }) => ({ counts, jobs: [], failedMaterials: [], letters })

test('letters that did not leave are told with why, and sent in one act', async () => {
  let letters = { refused: 12, held: 2 }
  open('/admin/jobs', admin(), {
    'GET /api/admin/jobs': () => jobs(letters),
    'POST /api/admin/letters/send': () => {
      letters = { refused: 0, held: 0 }
      return { message: '14 mensagens voltaram para a fila.' }
    },
  })
  const card = within(await screen.findByRole('region', { name: '14 mensagens não saíram' }))
  expect(card.getByText(/^O servidor de email recusou 12: o motivo está na fila/)).toBeTruthy()
  expect(card.getByText(/^2 estão retidas: .*Se isto é só um teste, não envie\.$/)).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Enviar as 14 mensagens' }))
  await waitFor(() => expect(shownToast()?.title).toBe('14 mensagens voltaram para a fila.'))
  await waitFor(() => expect(screen.queryByRole('region', { name: /não saíram/ })).toBeNull())
})

test('where none stands still, nothing is said', async () => {
  open('/admin/jobs', admin(), { 'GET /api/admin/jobs': jobs({ refused: 0, held: 0 }) })
  await screen.findByText('Nada na fila')
  expect(screen.queryByText(/mensage/)).toBeNull()
})
