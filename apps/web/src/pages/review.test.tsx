import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asked, begin, press, review, suggestion, told } from '../../test/review.ts'
import { arrive, pass, shownToast } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

test('a key decides, the next item stands there at once, and Z takes it back', async () => {
  const server = await begin()
  expect(screen.getByText('0 de 2')).toBeTruthy()
  press('a')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  expect(screen.getByText('1 de 2')).toBeTruthy()
  press('z')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  await arrive(() => server.sentTo('DELETE /api/items/card/11/verdict').length === 1)
  expect(server.sentTo('PUT /api/items/card/11/verdict')).toEqual([{ verdict: 'keep', seen: 'suggested' }])
})

test('a refusal asks for one of the reasons that the item can have, each with its own key', async () => {
  const server = await begin()
  press('r')
  await pass(100)
  expect(screen.getAllByRole('button', { name: /^(De quem|Português|Não vale a pena|Errado)/ })).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /^Alternativas/ })).toBeNull()
  press('2')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  press('5')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  await arrive(() => server.sentTo('PUT /api/items/card/11/verdict').length === 1)
  expect(server.sentTo('PUT /api/items/card/11/verdict')).toEqual([
    { verdict: 'refuse', seen: 'suggested', reason: 'errado' },
  ])
  press('z')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
})

test('what the server refuses comes back to be decided, with the reason why', async () => {
  await begin({
    'PUT /api/items/card/11/verdict': () => Response.json({ message: 'Não encontrado', final: true }, { status: 404 }),
  })
  press('ArrowRight')
  await arrive(() => shownToast())
  expect(asked()).toBe('Que rio é o 11?')
  expect(shownToast()).toMatchObject({ title: 'Não foi possível salvar a decisão' })
})

test('where the last decision could not be told, its item comes back and the focus is with it', async () => {
  await begin({
    'GET /api/materials/3/review': review(suggestion(11)),
    'PUT /api/items/card/11/verdict': () => Response.json({ message: 'Não encontrado', final: true }, { status: 404 }),
  })
  press('a')
  await arrive(() => shownToast())
  expect(asked()).toBe('Que rio é o 11?')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Card para decidir' }))
})

test('what comes back takes no place from an item that is being edited', async () => {
  const { promise: answer, resolve: answers } = Promise.withResolvers<Response>()
  await begin({ 'PUT /api/items/card/11/verdict': () => answer })
  press('a')
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: /^Editar/ }))
  await arrive(() => screen.queryByDisplayValue('Que rio é o 12?'))
  fireEvent.input(screen.getByDisplayValue('Que rio é o 12?'), { target: { value: 'Que rio é o doze?' } })
  answers(Response.json({ message: 'Não encontrado', final: true }, { status: 404 }))
  await arrive(() => shownToast())
  expect(screen.getByDisplayValue('Que rio é o doze?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
})

test('what waits no more though nobody decided it here counts as decided: told late, or another’s', async () => {
  let looks = 0
  await begin({
    'GET /api/materials/3/review': () =>
      looks++ === 0 ? review(suggestion(11), suggestion(12)) : { ...review(suggestion(12)), kept: 1 },
  })
  expect(screen.getByText('0 de 2')).toBeTruthy()
  await pass(25_000)
  await arrive(() => asked() === 'Que rio é o 12?')
  expect(screen.getByText('1 de 2')).toBeTruthy()
})

test('letters that are switched off decide nothing; arrows do', async () => {
  await begin()
  fireEvent.click(screen.getByLabelText(/^Decidir com teclas/))
  press('a')
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  press('ArrowRight')
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  localStorage.removeItem('capivira:review-letters')
})

test('the focus stays with the item where the button it was on has gone', async () => {
  await begin()
  const item = () => screen.getByRole('region', { name: 'Card para decidir' })
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await pass(100)
  expect(document.activeElement).toBe(item())
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: /^Errado/ }))
  await pass(100)
  expect(asked()).toBe('Que rio é o 12?')
  expect(document.activeElement).toBe(item())
})

test('the tab’s badge counts what is decided at once, and the focus goes where nothing waits any more', async () => {
  await begin({ 'POST /api/materials/3/review/keep': { kept: 2, waiting: 0, message: 'Mantidos' } })
  const tab = () => screen.getByRole('link', { name: /^Revisão/ }).textContent
  expect(tab()).toBe('Revisão2')
  press('a')
  await pass(100)
  expect(tab()).toBe('Revisão1')
  press('z')
  await pass(100)
  expect(tab()).toBe('Revisão2')
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar tudo (2)' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar tudo' }))
  await pass(100)
  expect(tab()).toBe('Revisão')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nada espera a sua revisão' }))
  expect(screen.getByRole('link', { name: 'Pedir a um assistente' }).getAttribute('href')).toBe('/assistant/3')
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await pass(100)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Card para decidir' }))
})

test('what a reason suggests is used with one press', async () => {
  const offer = { ...suggestion(11), question: 'Rios do Norte: que rio é o 11?', publication: 'withdrawn' as const }
  const server = await begin({
    'PUT /api/items/card/11/verdict': { ...told(suggestion(11)), offer },
    'PUT /api/items/card/11': offer,
  })
  press('r')
  await pass(100)
  press('1')
  await arrive(() => screen.queryByText('Recusado. Que tal assim?'))
  expect(screen.getByText('Rios do Norte: que rio é o 11?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim' }))
  await arrive(() => server.sentTo('PUT /api/items/card/11').length === 1)
  expect(server.sentTo('PUT /api/items/card/11')).toMatchObject([
    { content: { kind: 'card', question: 'Rios do Norte: que rio é o 11?' } },
  ])
  await arrive(() => screen.queryByText('Recusado. Que tal assim?') === null)
})

test('what a reason suggests outlasts a reload, until it is used or left', async () => {
  const offer = { ...suggestion(11), question: 'Rios do Norte: que rio é o 11?', publication: 'withdrawn' as const }
  await begin({ 'PUT /api/items/card/11/verdict': { ...told(suggestion(11)), offer } })
  press('r')
  await pass(100)
  press('1')
  await arrive(() => screen.queryByText('Recusado. Que tal assim?'))
  cleanup()
  const server = await begin({
    'GET /api/materials/3/review': review(suggestion(12)),
    'PUT /api/items/card/11': offer,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim' }))
  await arrive(() => server.sentTo('PUT /api/items/card/11').length === 1)
  await arrive(() => screen.queryByText('Recusado. Que tal assim?') === null)
  cleanup()
  await begin({ 'GET /api/materials/3/review': review(suggestion(12)) })
  expect(screen.queryByText('Recusado. Que tal assim?')).toBeNull()
})
