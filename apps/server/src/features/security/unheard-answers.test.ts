import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

/** Posts something over a connection of its own, and breaks it off before any answer. */
async function postAndLeave(path: string, body: object): Promise<void> {
  const { port } = new URL(await school.app.listen({ port: 0, host: '127.0.0.1' }))
  const arrived = new Promise(done => school.app.server.once('request', done))
  const socket = connect(Number(port), '127.0.0.1')
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: escola',
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
  ]
  socket.write([...head, `Content-Length: ${text.length}`, '', text].join('\r\n'))
  await arrived
  socket.resetAndDestroy()
  await once(socket, 'close')
}

test('a guess is recorded although who made it did not wait for the answer', async () => {
  const admin = await school.signedIn('admin', 'Direção da Escola')
  const { email } = await school.signedIn('student', 'Ana Souza')
  await postAndLeave('/api/auth/login', { email, password: 'Errada1@' })
  await vi.waitFor(async () => {
    const { body } = await admin.get<{ events: object[] }>('/api/admin/security-events?event=sign-in&outcome=wrong')
    expect(body.events).toMatchObject([{ user: { fullName: 'Ana Souza' }, count: 1 }])
  }, 10_000)
})
