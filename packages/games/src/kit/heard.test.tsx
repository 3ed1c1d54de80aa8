import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Matcher } from '../concept-builder/matcher.tsx'
import { Announcer, say } from './announcer.tsx'
import { shareFigure, timeFigure } from './figures.ts'
import { focusOn } from './focus.ts'
import { Gaps } from './gaps.tsx'
import { forgetRound, keepRound, keptRound } from './kept-round.ts'

afterEach(cleanup)

test('a gap is seen as a line and read as a word', () => {
  render(
    <h2>
      <Gaps>A _____ fica no _____ do país.</Gaps>
    </h2>,
  )
  expect(screen.getByRole('heading', { name: 'A lacuna fica no lacuna do país.' }).textContent).toContain('A _____')
})

test('a time is seen as on a clock and read as one says it', () => {
  expect(timeFigure('Tempo', 65)).toEqual({ label: 'Tempo', value: '1:05', spoken: '1 minuto e 5 segundos' })
  expect(shareFigure('Acertos', 7, 8)).toEqual({ label: 'Acertos', value: '7/8', spoken: '7 de 8' })
})

test('what is said is heard, the same sentence twice too', async () => {
  const { container } = render(<Announcer />)
  const heard = () => [...container.querySelectorAll('p')].map(place => place.textContent)
  act(() => say('Par encontrado!'))
  await waitFor(() => expect(heard()).toContain('Par encontrado!'))
  const first = heard()
  act(() => say('Par encontrado!'))
  await waitFor(() => expect(heard()).toEqual(first.toReversed()))
})

test('after a term is taken by key the focus comes to a place that can be chosen', async () => {
  render(
    <Matcher
      terms={[{ id: 1, term: 'rio' }]}
      targets={[{ id: 1, content: 'água que corre', terms: [], full: false }]}
      targetsLabel="Definições"
      onTry={() => true}
    />,
  )
  const place = screen.getByRole('gridcell', { name: 'água que corre' })
  const met: (string | null)[] = []
  place.addEventListener('focus', () => met.push(place.getAttribute('aria-disabled')))
  fireEvent.click(screen.getByRole('gridcell', { name: 'rio' }))
  await waitFor(() => expect(met).toEqual(['false']))
})

test('a round is read back right after it was kept, and not after it was forgotten', () => {
  const place = { userId: 'aluna', gameId: 'memory-cards' }
  keepRound(place, { turns: 1 })
  keepRound(place, { turns: 2 })
  expect(keptRound(place, z.object({ turns: z.int() }))).toEqual({ turns: 2 })
  keepRound(place, { turns: 3 })
  forgetRound(place)
  expect(keptRound(place, z.object({ turns: z.int() }))).toBeNull()
})

test('a page that goes keeps the last move', () => {
  const place = { userId: 'aluna', gameId: 'word-puzzle' }
  keepRound(place, [4])
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('capivira.round.aluna.word-puzzle')).toContain('"state":[4]')
})

test('where what had the focus is gone, it goes by the main part, so that the next place is said', async () => {
  render(
    <main id="conteudo" tabIndex={-1}>
      <button type="button">um</button>
      <button type="button">dois</button>
    </main>,
  )
  const met: string[] = []
  screen.getByRole('main').addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) met.push(target.id || (target.textContent ?? ''))
  })
  focusOn(screen.getByRole('button', { name: 'um' }))
  await waitFor(() => expect(met).toEqual(['conteudo', 'um']))
  focusOn(screen.getByRole('button', { name: 'dois' }))
  expect(met).toEqual(['conteudo', 'um', 'dois'])
})
