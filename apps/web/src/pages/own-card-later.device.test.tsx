import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generatedMarks } from '../../test/items.ts'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'

const made = {
  ...generatedMarks,
  kind: 'card',
  id: 21,
  question: 'O que é foz?',
  answer: 'Onde o rio acaba',
  difficulty: 'médio',
  origin: 'teacher',
}
const address = 'POST /api/materials/3/items'
const kept = /O que você fez está guardado neste aparelho/

/** Writes a card while the server cannot be reached. */
async function writesWithoutNetwork() {
  const server = open('/cards/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': [],
    'GET /api/materials/3/coverage': { pages: [], message: null },
    [address]: new TypeError('no network'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Novo card' }))
  fireEvent.input(screen.getByLabelText('Pergunta'), { target: { value: made.question } })
  fireEvent.input(screen.getByLabelText('Resposta'), { target: { value: made.answer } })
  fireEvent.click(screen.getByRole('button', { name: 'Acrescentar' }))
  await screen.findByText(kept)
  return server
}

test('a form whose card was kept and has arrived by itself closes as if it had been saved now', async () => {
  const server = await writesWithoutNetwork()
  server.change({ [address]: made })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Card acrescentado' }))
  expect(screen.queryByLabelText('Pergunta')).toBeNull()
  expect(screen.queryByText(kept)).toBeNull()
  const names = server.marksAt(address).map(({ eventId }) => eventId)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(1)
})

test('what was typed since stays, and nothing says any more that it waits', async () => {
  const server = await writesWithoutNetwork()
  fireEvent.input(screen.getByLabelText('Resposta'), { target: { value: 'Onde o rio chega ao mar' } })
  server.change({ [address]: made })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(kept)).toBeNull())
  expect(screen.getByLabelText('Resposta')).toHaveProperty('value', 'Onde o rio chega ao mar')
  const answers = server.sentTo(address).map(body => JSON.parse(JSON.stringify(body)).content.answer)
  expect(new Set(answers)).toEqual(new Set(['Onde o rio acaba']))
})

test('what is hidden without a network is told to be kept, and is no error', async () => {
  open('/cards/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': [made],
    'GET /api/materials/3/coverage': { pages: [], message: null },
    'PUT /api/items/card/21/state': new TypeError('no network'),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Ocultar/ }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Ainda não enviado' }))
  expect(shownToast()?.variant).not.toBe('destructive')
})
