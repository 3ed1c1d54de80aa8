import { createServer } from 'node:net'
import { answerHeader } from '@capivira/core/http/answer'
import { expect, test } from 'vitest'
import { answerNotYet } from './not-yet.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(done => probe.once('listening', done))
  const address = probe.address()
  await new Promise(done => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

test('whoever asks before the tables are ready is told to wait, and gives the port back', async () => {
  const port = await freePort()
  const waiting = await answerNotYet('127.0.0.1', port)
  const call = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
    503,
    '5',
    { message: 'A Capivira está preparando o banco de dados. Tente de novo em instantes.' },
  ])
  expect(call.headers.has(answerHeader)).toBe(true)
  const view = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } })
  expect([view.status, await view.text()]).toEqual([503, expect.stringContaining('<h1>Só um momento</h1>')])
  await waiting.stop()
  const again = await answerNotYet('127.0.0.1', port)
  await again.stop()
})
