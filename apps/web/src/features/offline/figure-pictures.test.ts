import { answerHeader } from '@capivira/core/http/answer'
import { afterEach, expect, test, vi } from 'vitest'
import { card, coveredFigure as figure } from '../../../test/lesson.ts'
import { NetworkError } from '../../lib/http.ts'
import { fetchPicture, picturesOf } from './figure-pictures.ts'

afterEach(() => vi.unstubAllGlobals())

test('the picture of a figure is named once, however many of its parts are asked; cards of words have none', () => {
  const cards = [card({ figure: figure(9) }), card({ figure: figure(9) }), card(), card({ figure: figure(10) })]
  expect(picturesOf(cards)).toEqual(['/api/figures/9/image', '/api/figures/10/image'])
})

const by = (type: string) => ({ headers: { 'content-type': type, [answerHeader]: '1' } })

test('only a picture is kept as one', async () => {
  const answers = [
    new Response('x', by('image/webp')),
    new Response('{}', by('application/json')),
    new Response('x', { status: 404, ...by('image/webp') }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  expect((await fetchPicture('/a'))?.size).toBe(1)
  expect(await fetchPicture('/b')).toBeNull()
  expect(await fetchPicture('/c')).toBeNull()
})

test('what a filter puts in the place of a picture is none: it is fetched another time', async () => {
  vi.stubGlobal('fetch', async () => new Response('x', { headers: { 'content-type': 'image/gif' } }))
  await expect(fetchPicture('/a')).rejects.toBeInstanceOf(NetworkError)
})
