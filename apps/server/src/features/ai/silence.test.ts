import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { fakeProvider } from '../../../test/model.ts'
import { openProvider } from './provider.ts'

/** How long a model that speaks word by word on a machine of the school is waited for. */

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/**
 * A service that sends the pieces of an answer, so many milliseconds before each; it says at once that it has begun.
 */
async function speaks(pieces: readonly string[], gapMs: number): Promise<string> {
  const made = createServer((_, response) => void stream(response, pieces, gapMs))
  server = made
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

async function stream(response: ServerResponse, pieces: readonly string[], gapMs: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, end: string | null = null) =>
    response.write(`data: ${JSON.stringify({ id: 'a', choices: [{ index: 0, delta, finish_reason: end }] })}\n\n`)
  send({ role: 'assistant', content: '' })
  for (const content of pieces) {
    await pause(gapMs)
    send({ content })
  }
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}

const question = { key: 'k', system: 'Escreva.', user: 'Sobre a água.', schema: {}, limit: 500 }
const quirks = { maxCompletionTokens: false, noTemperature: false }

async function answerOf(url: string, timeoutMs: number) {
  const provider = openProvider(fakeProvider(url, 'm', { nearby: true, timeoutMs }), () => new Date())
  return provider(question, { format: 'text', quirks, signal: new AbortController().signal })
}

test('one that goes on speaking is heard to its end, however long that takes', async () => {
  const url = await speaks(['{"itens"', ': [],', ' "sem_conteudo"', ': true', '}'], 700)
  expect(await answerOf(url, 1500)).toMatchObject({
    raw: '{"itens": [], "sem_conteudo": true}',
    finishReason: 'stop',
  })
})

test('one that falls silent is not waited for', async () => {
  const url = await speaks(['{', '}'], 60_000)
  await expect(answerOf(url, 300)).rejects.toMatchObject({ outcome: 'timeout' })
})

test('one that says in its stream what went wrong was reached, and is in trouble', async () => {
  const made = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"error":{"message":"not enough memory","type":"api_error"}}\n\n')
  })
  server = made
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(answerOf(`http://127.0.0.1:${port}`, 1500)).rejects.toMatchObject({ outcome: 'server' })
})
