import { afterEach, expect, test, vi } from 'vitest'
import { card, coveredFigure as figure } from '../../../test/lesson.ts'
import { fetchPicture, picturesOf } from './figure-pictures.ts'

afterEach(() => vi.unstubAllGlobals())

test('the picture of a figure is named once, however many of its parts are asked; cards of words have none', () => {
  const cards = [card({ figure: figure(9) }), card({ figure: figure(9) }), card(), card({ figure: figure(10) })]
  expect(picturesOf(cards)).toEqual(['/api/figures/9/image', '/api/figures/10/image'])
})

test('only a picture is kept as one', async () => {
  const answers = [
    new Response('x', { headers: { 'content-type': 'image/webp' } }),
    new Response('{}', { headers: { 'content-type': 'application/json' } }),
    new Response('x', { status: 404, headers: { 'content-type': 'image/webp' } }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  expect((await fetchPicture('/a'))?.size).toBe(1)
  expect(await fetchPicture('/b')).toBeNull()
  expect(await fetchPicture('/c')).toBeNull()
})
