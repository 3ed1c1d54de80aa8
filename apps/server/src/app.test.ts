import { answerHeader } from '@capivira/core/http/answer'
import { maxUploadBytes } from '@capivira/core/materials/upload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { endpointsOf } from './platform/route.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

test('health answers ok', async () => {
  expect(await school.visitor().get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

describe('unknown paths', () => {
  test.each(['/api/nada', '/api', '/api/materials/1/nada'])('%s answers a JSON 404', async path => {
    expect(await school.visitor().get(path)).toMatchObject({
      status: 404,
      body: { message: 'Não encontramos o que você procura.' },
    })
  })
})

describe('bodies', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    school.visitor().send({ method: 'POST', url: '/api/auth/login', payload, headers })

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a key that would change prototypes', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['another content type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['text', '{}', 'text/plain', 415],
    ['an array', '[]', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a body over the limit', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('%s is refused in the one error shape', async (_, payload, type, status) => {
    const answer = await post(payload, { 'content-type': type })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/\.$|inválid/) })
  })

  test.each(['application/json\ta', ' application/json', 'application/json garbage', 'APPLICATION/JSON'])(
    'the content type %j never gets past the contract',
    async type => {
      const answer = await post('{"email":"sem arroba"}', { 'content-type': type })
      expect([400, 415]).toContain(answer.status)
    },
  )
})

test('a changing request from another site is refused before anything else', async () => {
  const answer = await school.visitor().send({
    method: 'POST',
    url: '/api/auth/login',
    payload: {},
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer).toMatchObject({ status: 403, body: { message: 'Pedido recusado: ele não veio desta página.' } })
})

test('every answer to a call has our mark, a refusal and one without a body too', async () => {
  const visitor = school.visitor()
  for (const url of ['/api/health', '/api/auth/user', '/api/not-there', '/api/materials'])
    expect((await visitor.get(url)).headers).toMatchObject({ [answerHeader]: '1' })
  const wrong = await visitor.send({ method: 'POST', url: '/api/auth/login', payload: '{' })
  expect(wrong.headers).toMatchObject({ [answerHeader]: '1' })
})

test('every answer carries the security headers', async () => {
  const { headers } = await school.visitor().get('/api/health')
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/)
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types default")
})

describe('the roles of every call', () => {
  test('anonymous visitors get 401 and the wrong role 403, on all of them', async () => {
    const people = {
      student: await school.signedIn('student'),
      teacher: await school.signedIn('teacher'),
      admin: await school.signedIn('admin'),
    }
    const visitor = school.visitor()
    for (const { method, path, access } of endpointsOf(school.app)) {
      if (access === 'anyone') continue
      const url = path.replace(/:\w+/g, '1')
      const call = { method, url } as const
      expect([method, path, (await visitor.send(call)).status]).toEqual([method, path, 401])
      for (const role of ['student', 'teacher', 'admin'] as const) {
        if (access.includes(role)) continue
        expect([method, path, role, (await people[role].send(call)).status]).toEqual([method, path, role, 403])
      }
    }
  })

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '%00', '1 or 1=1'])('the id %s names nothing', async id => {
    const teacher = await school.signedIn('teacher')
    for (const { method, path, access } of endpointsOf(school.app)) {
      if (access === 'anyone' || !access.includes('teacher') || !path.includes(':')) continue
      const url = path.replace(/:\w+/g, encodeURIComponent(id))
      expect([method, path, (await teacher.send({ method, url })).status]).toEqual([method, path, 404])
    }
  })
})

test('OpenAPI describes every call, and the page names it', async () => {
  const visitor = school.visitor()
  const { body } = await visitor.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
  const page = await visitor.get<string>('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { method, path, summary } of endpointsOf(school.app)) {
    expect(body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]).toMatchObject({ summary })
    expect(page.body).toContain(summary)
  }
})

test('a full upload over 400 kbit/s, with a fifth of it sent again, is not ended by the server', () => {
  const milliseconds = ((1.2 * maxUploadBytes * 8) / 400_000) * 1_000
  expect(school.app.server.requestTimeout).toBeGreaterThan(milliseconds)
})
