import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type FakeMode, fakeAnswer, isMode, passageIn } from '@capivira/generation/model/fakeModel'

/**
 * A pretended service for tests that speaks the wire protocols of OpenAI-compatible servers (JSON and server-sent
 * events), Anthropic and Google. The name of the model is the mode: how the answer is spoiled, or what happens on the way.
 */

type Request = { system: string; user: string; stream: boolean; formatted: boolean; model: string; body: object }
type Reply = { text: string; finish: 'stop' | 'length' | 'filter'; usage: { input: number; output: number } }
type Protocol = {
  read: (url: string, body: Record<string, unknown>) => Omit<Request, 'body'>
  reply: (reply: Reply) => object
  /** The events of a streamed answer, the text cut at this many characters. */
  events?: (reply: Reply, cut: number) => string[]
}

/** What the server was asked. */
export type Seen = {
  path: string
  headers: IncomingMessage['headers']
  anchors: string[]
  repair: boolean
  body: object
}

export type FakeModelServer = {
  url: string
  seen: Seen[]
  /** Answers it still gives before it leaves everybody waiting; without end unless told. */
  answersLeft: number
  close: () => Promise<void>
}

/** What happens on the way, before or instead of an answer; true when it has answered. `count` is this prompt's turn, from 1. */
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

const text = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(text).join('')
  return typeof value === 'object' && value !== null
    ? text(Reflect.get(value, 'text') ?? Reflect.get(value, 'parts') ?? '')
    : ''
}
const usageOf = ({ usage }: Reply) => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
})
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

const OPENAI_FINISH = { stop: 'stop', length: 'length', filter: 'content_filter' } as const
const openai: Protocol = {
  read: (_, body) => {
    const [system, user] = list(body.messages).map(message => text(message.content))
    return {
      system: system ?? '',
      user: user ?? '',
      stream: body.stream === true,
      formatted: 'response_format' in body,
      model: String(body.model),
    }
  },
  reply: reply => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: OPENAI_FINISH[reply.finish] },
    ],
    usage: usageOf(reply),
  }),
  events: (reply, cut) => {
    const event = (choice: object, more: object = {}) =>
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [choice], ...more })}\n\n`
    const pieces = reply.text.slice(0, cut).match(/[\s\S]{1,40}/g) ?? []
    return [
      ...pieces.map(content => event({ index: 0, delta: { role: 'assistant', content } })),
      event({ index: 0, delta: {}, finish_reason: OPENAI_FINISH[reply.finish] }),
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage: usageOf(reply) })}\n\n`,
      'data: [DONE]\n\n',
    ]
  },
}

const anthropic: Protocol = {
  read: (_, body) => ({
    system: text(body.system),
    user: text(list(body.messages)[0]?.content),
    stream: false,
    formatted: 'output_config' in body || 'tools' in body,
    model: String(body.model),
  }),
  reply: reply => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [{ type: 'text', text: reply.text }],
    stop_reason: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[reply.finish],
    usage: { input_tokens: reply.usage.input, output_tokens: reply.usage.output },
  }),
}

const google: Protocol = {
  read: (url, body) => ({
    system: text(body.systemInstruction),
    user: text(list(body.contents)[0]),
    stream: false,
    formatted: JSON.stringify(body.generationConfig ?? {}).includes('responseMimeType'),
    model: decodeURIComponent(/\/models\/([^:]+):/.exec(url)?.[1] ?? ''),
  }),
  reply: reply => ({
    candidates: [
      {
        content: { role: 'model', parts: reply.finish === 'filter' ? [] : [{ text: reply.text }] },
        finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[reply.finish],
      },
    ],
    usageMetadata: {
      promptTokenCount: reply.usage.input,
      candidatesTokenCount: reply.usage.output,
      totalTokenCount: reply.usage.input + reply.usage.output,
    },
  }),
}

const PROTOCOLS: readonly (readonly [RegExp, Protocol])[] = [
  [/\/chat\/completions$/, openai],
  [/\/messages$/, anthropic],
  [/:generateContent/, google],
]

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
    seen.push({ path, headers: incoming.headers, anchors, repair, body })
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

async function send(response: ServerResponse, protocol: Protocol, { user, model, stream }: Request): Promise<void> {
  const mode: FakeMode = isMode(model) ? model : 'ok'
  const answer = model === 'filter' ? '' : fakeAnswer(user, mode)
  const finish = model === 'filter' ? 'filter' : mode === 'truncated' ? 'length' : 'stop'
  const reply: Reply = {
    text: answer,
    finish,
    usage: { input: Math.ceil(user.length / 4), output: Math.ceil(answer.length / 4) },
  }
  if (!stream || !protocol.events) return void (await write(response, model, protocol.reply(reply)))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const cut = model === 'cut-stream' ? Math.floor(answer.length * 0.7) : answer.length
  for (const event of protocol.events(reply, cut)) {
    if (model === 'cut-stream' && event.includes('"finish_reason":')) return breakOff(response)
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
