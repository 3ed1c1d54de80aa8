import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'

const fewest = { ratings: 400, pupils: 8 }
const none = {
  use: 'defaults',
  usedSince: null,
  isOff: false,
  fittedAt: null,
  isBetter: false,
  ratings: 31,
  heldOut: 0,
  pupils: 0,
  before: null,
  after: null,
  daysBefore: 2.3065,
  daysAfter: null,
}
const own = {
  ...none,
  use: 'own',
  usedSince: '2026-11-20T06:20:00Z',
  fittedAt: '2026-11-27T06:20:00Z',
  isBetter: true,
  ratings: 2000,
  heldOut: 1200,
  pupils: 31,
  before: { loss: 0.4123, bands: [{ from: 90, to: 95, ratings: 1200, remembered: 900, said: 0.92 }] },
  after: {
    loss: 0.3811,
    bands: [
      { from: 70, to: 80, ratings: 800, remembered: 600, said: 0.76 },
      { from: 80, to: 85, ratings: 400, remembered: 300, said: 0.82 },
    ],
  },
  daysAfter: 1.12,
}

test('before there is enough to tell from it says what is needed, without empty charts', async () => {
  open('/memory', teacher(), { 'GET /api/classes': [], 'GET /api/memory': { school: none, turma: null, fewest } })
  expect(
    await screen.findByText(
      'A escola usa os pesos padrão. Para ter os próprios são precisas 400 avaliações feitas em um dia depois ' +
        'do primeiro, de 8 alunos ou mais; por enquanto há 31.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: /pesos/ })).toBeNull()
})

test('what was said stands against what happened, in a chart with its table, and in figures', async () => {
  open('/memory', admin(), { 'GET /api/memory': { school: own, turma: null, fewest } })
  const figure = within(await screen.findByRole('region', { name: 'A escola inteira: com pesos próprios' }))
  expect(figure.getByText('O que foi dito ficou, em média, a 3,0 pontos do que aconteceu.')).toBeTruthy()
  expect(figure.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Chance ditaAvaliaçõesMédia ditaLembrados',
    '70–80%80076%75%',
    '80–85%40082%75%',
  ])
  expect(screen.getByText(/^A escola usa pesos próprios desde 20\/11\/2026/)).toBeTruthy()
  expect(screen.getByText(/o erro .* foi de 0,412 com os pesos padrão e de 0,381 com os próprios\.$/)).toBeTruthy()
  expect(screen.getByText(/depois de 2,3 dias, .* os próprios dizem 1,1 dia\.$/)).toBeTruthy()
})

test('an administrator goes back to the defaults with one click', async () => {
  let school: object = own
  const server = open('/memory', admin(), {
    'GET /api/memory': () => ({ school, turma: null, fewest }),
    'POST /api/memory/use': () => {
      school = { ...own, use: 'defaults', usedSince: null, isOff: true }
      return school
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Voltar aos pesos padrão' }))
  await waitFor(() => expect(shownToast()?.title).toBe('Pesos próprios desligados'))
  expect(server.sentTo('POST /api/memory/use')).toEqual([{ use: 'defaults' }])
  expect(await screen.findByRole('button', { name: 'Usar pesos próprios de novo' })).toBeTruthy()
})

test('a teacher sees the school as it is, and may change a turma of their own', async () => {
  open('/memory?turma=7', teacher(), {
    'GET /api/classes': [],
    'GET /api/memory?classId=7': { school: own, turma: own, fewest },
  })
  const turma = within(await screen.findByRole('region', { name: 'Turma' }))
  expect(turma.getByRole('button', { name: 'Voltar aos pesos da escola' })).toBeTruthy()
  const all = within(screen.getByRole('region', { name: 'A escola inteira' }))
  expect(all.queryByRole('button', { name: /Voltar/ })).toBeNull()
})

test('where nothing was ever forgotten it says why nothing can be told', async () => {
  open('/memory', admin(), { 'GET /api/memory': { school: { ...none, ratings: 900 }, turma: null, fewest } })
  expect(
    await screen.findByText(/ou quase nada foi esquecido\. Quem não lembrou deve marcar “Não lembrei”/),
  ).toBeTruthy()
})
