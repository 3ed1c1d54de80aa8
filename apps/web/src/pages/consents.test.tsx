import type { PupilConsent } from '@capivira/core/consents/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const ana: PupilConsent = {
  userId: '00000000-0000-4000-8000-000000000011',
  fullName: 'Ana do 6º A',
  classes: ['6º A'],
  ageRange: 'até 12',
  state: 'missing',
  guardianName: null,
  relation: null,
  method: null,
  askedAt: null,
  givenAt: null,
  textVersion: null,
  recordedByName: null,
  maskedEmail: null,
  emailOfPupil: false,
  checkedAt: null,
  checkedByName: null,
}
const bia: PupilConsent = { ...ana, userId: '00000000-0000-4000-8000-000000000012', fullName: 'Bia do 6º A' }
const given: PupilConsent = {
  ...ana,
  state: 'given',
  guardianName: 'Mãe da Ana',
  relation: 'mãe',
  method: 'paper',
  givenAt: '2026-03-02T12:00:00.000Z',
  recordedByName: 'Professora de Geografia',
}
const pending = 'GET /api/consents?view=pending&page=1'
const page = (rows: PupilConsent[], counts = { pending: rows.length, check: 0, given: 0, unknown: 0 }) => ({
  counts,
  found: rows.length,
  rows,
})

test('a sheet that came back signed is taken in with who signed it, and the pupil leaves the list', async () => {
  const server = open('/consents', teacher(), {
    [pending]: page([ana, bia]),
    [`POST /api/consents/pupils/${ana.userId}/paper`]: { message: 'Consentimento registrado' },
  })
  const received = await screen.findByRole('button', { name: 'Recebi a folha de Ana do 6º A' })
  received.focus()
  fireEvent.click(received)
  const sheet = await screen.findByRole('dialog', { name: 'Folha recebida' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  const dialog = within(sheet)
  fireEvent.click(dialog.getByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(dialog.getByLabelText(/Nome de quem assinou/).getAttribute('aria-invalid')).toBe('true'))
  expect(server.sentTo(`POST /api/consents/pupils/${ana.userId}/paper`)).toEqual([])

  fireEvent.input(dialog.getByLabelText(/Nome de quem assinou/), { target: { value: 'Mãe da Ana' } })
  fireEvent.input(dialog.getByLabelText(/O que é da criança/), { target: { value: 'mãe' } })
  server.change({ [pending]: page([bia]) })
  fireEvent.click(dialog.getByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(screen.queryByText('Ana do 6º A')).toBeNull())
  expect(server.sentTo(`POST /api/consents/pupils/${ana.userId}/paper`)).toEqual([
    { guardianName: 'Mãe da Ana', relation: 'mãe', textVersion: '2026-12' },
  ])
  expect(shownToast()?.title).toBe('Consentimento registrado')
  // The button that opened the window is gone: the focus is with the pupil who took its place.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Bia do 6º A').closest('li')))
})

test('what a guardian takes back is asked about first, and a refusal is told', async () => {
  const address = 'GET /api/consents?view=given&page=1'
  const server = open('/consents?ver=given', teacher(), {
    [address]: page([given], { pending: 0, check: 0, given: 1, unknown: 0 }),
    [`POST /api/consents/pupils/${ana.userId}/revoke`]: refusal(404, 'Não encontramos o que você procura.'),
  })
  expect(await screen.findByText(/Mãe da Ana \(mãe\).*em papel, recebido por Professora de Geografia/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o consentimento de Ana do 6º A' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirar o consentimento?' }))
  expect(dialog.getByText(/Os desenhos saem da galeria e a foto é apagada; o estudo continua/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(shownToast()?.description).toBe('Não encontramos o que você procura.'))
  expect(server.sentTo(`POST /api/consents/pupils/${ana.userId}/revoke`)).toHaveLength(1)
  expect(screen.getByText('Ana do 6º A')).toBeTruthy()
})

test('an age is put right with one button', async () => {
  const server = open('/consents', teacher(), {
    [pending]: page([ana]),
    [`PUT /api/consents/pupils/${ana.userId}/age`]: { message: 'Faixa de idade corrigida' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Ana do 6º A: tem 13 anos ou mais' }))
  await waitFor(() =>
    expect(server.sentTo(`PUT /api/consents/pupils/${ana.userId}/age`)).toEqual([{ ageRange: '13 a 17' }]),
  )
})

test('nobody pending is good news, with a word about those whose age is not known', async () => {
  open('/consents', teacher(), { [pending]: page([], { pending: 0, check: 0, given: 3, unknown: 2 }) })
  expect(await screen.findByText('Ninguém pendente')).toBeTruthy()
  expect(screen.getByText(/2 alunos ainda não contaram a faixa de idade/)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Autorizados (3)' })).toBeTruthy()
})

test('a list that does not come can be asked for again', async () => {
  const server = open('/consents', teacher(), { [pending]: refusal(500, 'Erro') })
  const again = await screen.findByRole('button', { name: /Tentar/ })
  server.change({ [pending]: page([ana]) })
  fireEvent.click(again)
  expect(await screen.findByText('Ana do 6º A')).toBeTruthy()
})

const byLink: PupilConsent = {
  ...given,
  method: 'letter',
  recordedByName: null,
  maskedEmail: 'r•••@casa.example',
  emailOfPupil: true,
}
const toCheck = 'GET /api/consents?view=check&page=1'
const waiting = page([byLink], { pending: 0, check: 1, given: 1, unknown: 0 })
const nothing = page([], { pending: 0, check: 0, given: 1, unknown: 0 })

test('what came by link is looked at: who, when, by which address, and whether that is a pupil’s', async () => {
  const server = open('/consents?ver=check', teacher(), {
    [toCheck]: waiting,
    [`POST /api/consents/pupils/${ana.userId}/check`]: { message: 'Consentimento conferido.' },
  })
  expect(await screen.findByText(/Mãe da Ana \(mãe\).*por link enviado a r•••@casa\.example/)).toBeTruthy()
  expect(screen.getByText('Email de um aluno')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Retirar/ })).toBeNull()
  server.change({ [toCheck]: nothing })
  fireEvent.click(screen.getByRole('button', { name: 'Conferi a autorização por Ana do 6º A' }))
  expect(await screen.findByText('Nada para conferir')).toBeTruthy()
  expect(shownToast()?.title).toBe('Consentimento conferido.')
})

test('what was no guardian’s is not accepted, after a word about what follows', async () => {
  const server = open('/consents?ver=check', teacher(), {
    [toCheck]: waiting,
    [`POST /api/consents/pupils/${ana.userId}/object`]: { message: 'A autorização não vale mais.' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Não aceitar a autorização por Ana do 6º A' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Não aceitar a autorização?' }))
  expect(dialog.getByText(/O aluno e quem autorizou são avisados/)).toBeTruthy()
  server.change({ [toCheck]: nothing })
  fireEvent.click(dialog.getByRole('button', { name: 'Não aceitar' }))
  await waitFor(() => expect(screen.queryByText('Ana do 6º A')).toBeNull())
  expect(server.sentTo(`POST /api/consents/pupils/${ana.userId}/object`)).toHaveLength(1)
})

test('an age that nobody told can be said either way', async () => {
  const address = 'GET /api/consents?view=unknown&page=1'
  const server = open('/consents?ver=unknown', teacher(), {
    [address]: page([{ ...ana, ageRange: null }], { pending: 0, check: 0, given: 0, unknown: 1 }),
    [`PUT /api/consents/pupils/${ana.userId}/age`]: { message: 'Faixa de idade corrigida.' },
  })
  expect(await screen.findByText(/tratado como quem tem até 12 anos/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Ana do 6º A: tem 13 anos ou mais' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ana do 6º A: tem até 12 anos' }))
  await waitFor(() =>
    expect(server.sentTo(`PUT /api/consents/pupils/${ana.userId}/age`)).toEqual([{ ageRange: 'até 12' }]),
  )
})

test('teachers and administrators are told on coming in that there is something to look at', async () => {
  for (const [address, who] of [
    ['/classes', teacher()],
    ['/dashboard', admin()],
  ] as const) {
    open(address, who, { 'GET /api/consents/pupils/to-check': { count: 2 }, 'GET /api/classes': [] })
    expect(await screen.findByText(/2 responsáveis autorizaram por um link/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Conferir' }).getAttribute('href')).toBe('/consents?ver=check')
    cleanup()
  }
})
