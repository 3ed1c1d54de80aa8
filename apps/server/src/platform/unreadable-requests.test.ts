import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerHeader } from '@capivira/core/http/answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'

let school: TestApp
let port: number
beforeAll(async () => {
  school = await startTestApp()
  await school.app.listen({ host: '127.0.0.1', port: 0 })
  port = (school.app.server.address() as AddressInfo).port
})
afterAll(() => school.close())

/** The whole answer to bytes sent as they are. */
async function send(bytes: string): Promise<{ status: number; message: string; isMarked: boolean }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const isMarked = head.includes(`\r\n${answerHeader}: 1`)
  return { status: Number(head.split(' ')[1]), message: JSON.parse(body).message, isMarked }
}

test.each(['/%', '/%c0%ae', '/api/materials/%E0%A4%A'])(
  'the address %s leads nowhere, in the one error shape',
  async url => {
    expect(await school.visitor().get(url)).toMatchObject({
      status: 404,
      body: { message: 'Não encontramos o que você procura.' },
    })
  },
)

test.each([
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['another protocol', '\x16\x03\x01\x00\xa5\x01\x00\x00', 400],
  ['a head beyond all measure', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in Portuguese and the connection ended', async (_, bytes, status) => {
  const answer = await send(bytes)
  expect([answer.status, answer.isMarked]).toEqual([status, true])
  expect(answer.message).toMatch(/^O (?:pedido chegou incompleto|envio é grande demais)/)
})

test('a head that does not come to its end is not waited for long', () => {
  expect(school.app.server.headersTimeout).toBe(20_000)
})
