import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type FakeMode, fakeAnswer, isMode, passageIn } from '@capivira/generation/model/fake-model'
import { type Asked, PROTOCOLS, type Protocol, type Reply } from './fake-model-protocols.ts'

/**
 * A pretended service for tests that speaks the wire protocols of OpenAI-compatible servers, Anthropic and Google, in
 * one piece and as server-sent events. The name of the model is the mode: how the answer is spoiled, or what happens on
 * the way.
 */

type Request = Asked & { body: object }

/** What the server was asked. */
export type Seen = {
  path: string
  headers: IncomingMessage['headers']
  anchors: string[]
  repair: boolean
  /** Whether it asks for an opinion of items that wait, not for items. */
  opinion: boolean
  body: object
}

export type FakeModelServer = {
  url: string
  seen: Seen[]
  /** Answers it still gives before it leaves everybody waiting; without end unless told. */
  answersLeft: number
  close: () => Promise<void>
}

/**
 * What happens on the way, before or instead of an answer; true when it has answered. `count` is this prompt's turn,
 * from 1.
 */
type Event = (
  response: ServerResponse,
  request: Request,
  count: number,
  answer: () => Promise<void>,
) => Promise<boolean>

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  return true
}
const problem = (message: string) => ({ error: { message, type: 'error' } })

const EVENTS: Readonly<Record<string, Event>> = {
  '429-retry-after': async (response, _, count) =>
    count <= 2 && json(response, 429, problem('slow down'), { 'retry-after': '1' }),
  '429-long-wait': async response => json(response, 429, problem('come back later'), { 'retry-after': '3600' }),
  '429-no-header': async response => json(response, 429, problem('slow down')),
  '429-no-money': async response => json(response, 429, { error: { code: 'insufficient_quota' } }),
  '500': async response => json(response, 500, problem('something broke')),
  '503-html': async response => {
    response.writeHead(503, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>')
    return true
  },
  '200-html': async response => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>')
    return true
  },
  '400-format': async (response, { formatted }) =>
    formatted && json(response, 400, problem('response_format is not supported by this model')),
  '400-max-tokens': async (response, { body }) =>
    'max_tokens' in body && json(response, 400, problem('Use max_completion_tokens instead of max_tokens')),
  '400-always': async response => json(response, 400, problem('bad request')),
  '401': async response => json(response, 401, problem('invalid api key')),
  redirect: async response => {
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    return true
  },
  slow: async () => {
    await setTimeout(60)
    return false
  },
  hang: async () => true,
  reset: async response => {
    response.destroy()
    return true
  },
  huge: async response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const megabyte = 'x'.repeat(1_000_000)
    for (let sent = 0; sent < 12; sent++) response.write(megabyte)
    response.end()
    return true
  },
}

/** Starts the service on a free port of this machine. */
export async function startFakeModel(): Promise<FakeModelServer> {
  const seen: Seen[] = []
  const turns = new Map<string, number>()
  const server = createServer((request, response) => {
    handle(request, response).catch(error => json(response, 500, problem(String(error))))
  })

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? ''
    const protocol = PROTOCOLS.find(([pattern]) => pattern.test(path))?.[1]
    let raw = ''
    for await (const chunk of incoming.setEncoding('utf8')) raw += chunk
    if (!protocol) return void json(response, 404, problem('no such path'))
    const body: Record<string, unknown> = JSON.parse(raw)
    const request = { ...protocol.read(path, body), body }
    const repair = request.user.startsWith('Estes itens')
    const anchors = passageIn(request.user).map(({ anchor }) => anchor)
    const opinion = request.user.startsWith('Responda a estas perguntas')
    seen.push({ path, headers: incoming.headers, anchors, repair, opinion, body })
    const prompt = `${path} ${request.model} ${request.user}`
    const turn = (turns.get(prompt) ?? 0) + 1
    turns.set(prompt, turn)
    const answer = () => send(response, protocol, request)
    if (fake.answersLeft <= 0) return
    fake.answersLeft -= 1
    if (await EVENTS[request.model]?.(response, request, turn, answer)) return
    await answer()
  }

  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const fake: FakeModelServer = {
    url: `http://127.0.0.1:${port}`,
    seen,
    answersLeft: Number.POSITIVE_INFINITY,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return fake
}

/** An event that says how the answer ended, in any of the protocols. */
const TELLS_FINISH = /"(?:finish_reason|finishReason)":"|"stop_reason":"/

async function send(
  response: ServerResponse,
  protocol: Protocol,
  { user, model, stream, tool }: Request,
): Promise<void> {
  const mode: FakeMode = isMode(model) ? model : 'ok'
  const answer = model === 'filter' ? '' : fakeAnswer(user, mode)
  const finish = model === 'filter' ? 'filter' : mode === 'truncated' ? 'length' : 'stop'
  const reply: Reply = {
    text: answer,
    finish,
    usage: { input: Math.ceil(user.length / 4), output: Math.ceil(answer.length / 4) },
    tool,
  }
  if (!stream) return void (await write(response, model, protocol.reply(reply)))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const cut = model === 'cut-stream' ? Math.floor(answer.length * 0.7) : answer.length
  for (const event of protocol.events(reply, cut)) {
    if (model === 'cut-stream' && TELLS_FINISH.test(event)) return breakOff(response)
    await writeBytes(response, Buffer.from(event), model === 'split-utf8')
  }
  response.end()
}

async function write(response: ServerResponse, model: string, body: object): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const bytes = Buffer.from(JSON.stringify(body))
  if (model === 'cut-stream') {
    response.write(bytes.subarray(0, bytes.length / 2))
    return breakOff(response)
  }
  await writeBytes(response, bytes, model === 'split-utf8')
  response.end()
}

/** What was written arrives; then the connection breaks. */
async function breakOff(response: ServerResponse): Promise<void> {
  await setTimeout(30)
  response.destroy()
}

/** In one piece, or cut within every fifth letter that takes two bytes. */
async function writeBytes(response: ServerResponse, bytes: Buffer, split: boolean): Promise<void> {
  let from = 0
  for (let at = 0, found = 0; split && at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0xc2 || found++ % 20 !== 0) continue
    response.write(bytes.subarray(from, at + 1))
    from = at + 1
    await setTimeout(1)
  }
  response.write(bytes.subarray(from))
}
