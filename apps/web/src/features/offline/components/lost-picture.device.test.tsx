import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { card, coveredFigure as figure } from '../../../../test/lesson.ts'
import { refusal, serve } from '../../../../test/server.ts'
import { openDevice, steadyDevice } from '../device.ts'
import { downloadsOf } from '../downloads.ts'
import { keeperOf } from '../keeper.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = new Response('x', { headers: { 'content-type': 'image/webp' } })
const answers = {
  'GET /api/materials/3': {},
  'GET /api/materials/3/cards': [card({ figure: figure(8) }), card({ figure: figure(9) })],
  'GET /api/materials/3/quiz-questions': [],
  'GET /api/figures/8/image': refusal(404, 'Não encontrado'),
  'GET /api/figures/9/image': picture,
}
const noNetwork = new TypeError('Failed to fetch')

test('a material whose picture was lost is kept without it; one whose picture did not come is not', async () => {
  const device = await openDevice()
  const downloads = await downloadsOf(await steadyDevice(), 'a', () => 1)
  serve({ ...answers, 'GET /api/figures/8/image': noNetwork })
  await expect(downloads.add({ id: 3, title: 'Plantas' })).rejects.toThrow('Não conseguimos falar com o servidor')
  expect(downloads.current().size).toBe(0)
  serve(answers)
  await downloads.add({ id: 3, title: 'Plantas' })
  expect([...downloads.current().keys()]).toEqual([3])
  expect(await device.getKey('answers', ['a', '/api/figures/8/image'])).toBeUndefined()
  expect(await device.getKey('answers', ['a', '/api/figures/9/image'])).toBeDefined()
})

test('with cards that are read again the other pictures come too, though one does not', async () => {
  const device = await openDevice()
  await device.put('downloads', { userId: 'b', materialId: 3, title: 'Plantas', savedAt: 1 })
  serve({ ...answers, 'GET /api/figures/8/image': noNetwork })
  keeperOf(await steadyDevice(), 'b', () => 1).keep('/api/materials/3/cards', answers['GET /api/materials/3/cards'])
  await vi.waitFor(async () => expect(await device.getKey('answers', ['b', '/api/figures/9/image'])).toBeDefined())
})
