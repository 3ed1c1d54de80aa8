import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'

const counts = { waiting: 0, running: 0, retrying: 0, failed: 12, cancelled: 2, done: 0 }
const jobs = (letters: { refused: number; held: number }) => ({
  counts,
  jobs: [],
  failedMaterials: [],
  letters,
  memories: null,
})

test('e-mails that did not leave are told with why, and sent in one act', async () => {
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

const memories = {
  left: 0,
  forWeights: false,
  endedAt: '2026-11-28T13:05:00Z',
  pupils: 31,
  memories: 1240,
  sooner: 12,
  later: 1,
  unlogged: 3,
  streaks: 2,
  achievements: 1,
}

test('what the upgrade corrected in memories and streaks is told with its numbers', async () => {
  open('/admin/jobs', admin(), { 'GET /api/admin/jobs': { ...jobs({ refused: 0, held: 0 }), memories } })
  const card = within(await screen.findByRole('region', { name: 'A memória dos cards pelo dia da escola' }))
  expect(card.getByText(/Terminou em 28\/11\/2026/)).toBeTruthy()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.240 cards recalculados, de 31 alunos.',
    '12 cards vêm em um dia anterior ao que estava marcado, e 1 em um dia posterior; os outros ficam no mesmo dia.',
    '3 cards ficaram como estavam: nem todas as avaliações estão no registro.',
    '2 ofensivas recuperaram dias que tinham chegado depois.',
    '1 conquista foi entregue por esses dias, com o XP de cada uma.',
  ])
})

test('while it is under way it says who is still to come', async () => {
  const underWay = {
    ...memories,
    left: 4,
    endedAt: null,
    sooner: 0,
    later: 0,
    unlogged: 0,
    streaks: 0,
    achievements: 0,
  }
  open('/admin/jobs', admin(), { 'GET /api/admin/jobs': { ...jobs({ refused: 0, held: 0 }), memories: underWay } })
  expect(await screen.findByText(/Está em andamento: faltam 4 alunos\. Enquanto isso todos estudam/)).toBeTruthy()
  const card = within(screen.getByRole('region', { name: /memória dos cards/ }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.240 cards recalculados, de 31 alunos.',
  ])
})

test('what other weights of memory have moved is told as that', async () => {
  open('/admin/jobs', admin(), {
    'GET /api/admin/jobs': { ...jobs({ refused: 0, held: 0 }), memories: { ...memories, forWeights: true } },
  })
  const card = within(await screen.findByRole('region', { name: 'A memória dos cards com os novos pesos' }))
  expect(card.getByText(/^Mudaram os pesos com que a memória é prevista/)).toBeTruthy()
})
