import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { guardedCookie } from './guarded-cookie.ts'

/** What a server at an address reads, and which cookies it sets when it writes and when it clears. */
async function tried(publicUrl: string, cookies: Record<string, string>) {
  const app = Fastify()
  await app.register(fastifyCookie)
  const cookie = guardedCookie({ publicUrl }, 'prova', { sameSite: 'lax', maxAge: 60 })
  app.get('/read', async request => cookie.read(request))
  app.get('/write', async (request, reply) => cookie.write(request, reply, 'novo'))
  app.get('/clear', async (request, reply) => cookie.clear(request, reply))
  const set = async (url: string) =>
    (await app.inject({ url, cookies })).cookies.map(({ name, value, secure }) => [name, value, secure === true])
  return {
    read: (await app.inject({ url: '/read', cookies })).body,
    written: await set('/write'),
    cleared: await set('/clear'),
  }
}

test('on https it has the prefix', async () => {
  expect(await tried('https://escola.example', { '__Secure-prova': 'a' })).toEqual({
    read: 'a',
    written: [['__Secure-prova', 'novo', true]],
    cleared: [['__Secure-prova', '', true]],
  })
})

test('what was kept without it is read until it is written anew, then goes', async () => {
  expect(await tried('https://escola.example', { prova: 'velho' })).toEqual({
    read: 'velho',
    written: [
      ['__Secure-prova', 'novo', true],
      ['prova', '', true],
    ],
    cleared: [
      ['__Secure-prova', '', true],
      ['prova', '', true],
    ],
  })
  expect((await tried('https://escola.example', { prova: 'velho', '__Secure-prova': 'a' })).read).toBe('a')
})

test('without https it has none', async () => {
  expect(await tried('http://192.168.0.10:3000', { prova: 'a' })).toEqual({
    read: 'a',
    written: [['prova', 'novo', false]],
    cleared: [['prova', '', false]],
  })
})
