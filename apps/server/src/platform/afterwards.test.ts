import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { afterwards } from './afterwards.ts'

test('an answer does not wait for what is done afterwards, and closing does; what fails hurts nobody', async () => {
  const app = Fastify()
  const later = afterwards(app)
  const { promise, resolve } = Promise.withResolvers<void>()
  const told: string[] = []
  app.get('/', async () => {
    later('not counted', () => Promise.reject(new Error('away')))
    later('not counted', () => promise.then(() => told.push('counted')))
    return 'drawn'
  })
  expect((await app.inject('/')).body).toBe('drawn')
  expect(told).toEqual([])
  const closed = app.close().then(() => told.push('closed'))
  resolve()
  await closed
  expect(told).toEqual(['counted', 'closed'])
})
