import { usualComfort } from '@capivira/core/accounts/comfort'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
})

/** Somebody for whom nothing moves, so that nothing is left moving when a screen goes. */
const player = pupil({ comfort: { ...usualComfort, motion: 'reduced' } })

const cells = (built: Record<number, string> = {}) => Array.from({ length: 25 }, (_, cell) => built[cell] ?? null)

/** As a finger does. */
async function tap(thing: HTMLElement): Promise<void> {
  fireEvent.pointerDown(thing)
  await act(async () => thing.click())
}

test('city: what is too dear is told when tap or key asks for it; the day’s first demolition is asked', async () => {
  const city = { day: 1, coins: 20, energy: 50, water: 50, cells: cells({ 6: 'house' }), completed: [] }
  open('/games/geo-explorer', player, {
    'GET /api/materials': [material()],
    'GET /api/games/geo-explorer/city': { city, revision: 1, paid: [] },
  })
  const map = within(await screen.findByRole('grid', { name: 'Mapa da cidade' }))
  expect(map.getAllByRole('gridcell')).toHaveLength(25)
  const building = (name: RegExp) => screen.getByRole('button', { name })
  expect(building(/^Demolir/).getAttribute('aria-pressed')).toBe('false')
  await tap(map.getByRole('gridcell', { name: 'Linha 2, coluna 2: casa' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(map.getByRole('gridcell', { name: 'Linha 1, coluna 1: terreno vazio' }), { key: 'e' })
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Recursos Insuficientes',
      description: 'Você precisa de 50 moedas para construir escola',
    }),
  )
  await tap(building(/^Hospital/))
  await tap(map.getByRole('gridcell', { name: 'Linha 1, coluna 1: terreno vazio' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Recursos Insuficientes' }))
  await tap(building(/^Demolir/))
  await act(async () => map.getByRole('gridcell', { name: 'Linha 2, coluna 2: casa' }).click())
  const question = within(await screen.findByRole('dialog', { name: 'Demolir a casa?' }))
  // The second half of a double tap may fall on the button that has just come up there: it is no answer.
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Demolir' }), { detail: 2 }))
  expect(map.getByRole('gridcell', { name: 'Linha 2, coluna 2: casa' })).toBeTruthy()
  await tap(question.getByRole('button', { name: 'Demolir' }))
  expect(await map.findByRole('gridcell', { name: 'Linha 2, coluna 2: terreno vazio' })).toBeTruthy()
  await tap(building(/^Casa/))
  await tap(map.getByRole('gridcell', { name: 'Linha 1, coluna 2: terreno vazio' }))
  expect(await map.findByRole('gridcell', { name: 'Linha 1, coluna 2: casa' })).toBeTruthy()
  // Children press once more to be sure.
  await tap(building(/^Casa/))
  // The tool in the hand stays what it was, though the coins do not suffice for another one.
  expect(building(/^Casa/).getAttribute('aria-pressed')).toBe('true')
  // Escape lets go of it, from its button and from the map.
  fireEvent.keyDown(building(/^Casa/), { key: 'Escape' })
  expect(building(/^Casa/).getAttribute('aria-pressed')).toBe('false')
  await tap(building(/^Demolir/))
  await waitFor(() => expect(building(/^Demolir/).getAttribute('aria-pressed')).toBe('true'))
  fireEvent.keyDown(map.getByRole('gridcell', { name: 'Linha 1, coluna 1: terreno vazio' }), { key: 'Escape' })
  expect(building(/^Demolir/).getAttribute('aria-pressed')).toBe('false')
})
