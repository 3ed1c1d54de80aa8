import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@capivira/games/random'
import { drawWeather, type ForeignPage, type Weather } from './weather.ts'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }
type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer }

const page = (title: string) => `<!doctype html><html lang="pt-BR"><title>${title}</title><h1>${title}</h1></html>`

const foreign: Record<ForeignPage, () => Answer> = {
  portal: () => html(200, page('Wi-Fi da escola: entre para navegar')),
  filter: () => html(403, page('Este endereço foi bloqueado')),
  elsewhere: () => ({ status: 302, headers: { location: 'http://localhost:9/portal' }, body: Buffer.alloc(0) }),
  gateway: () => (gateways++ % 2 ? html(511, page('Network Authentication Required')) : html(502, page('Bad Gateway'))),
}
let gateways = 0

const html = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
})

/** Headers that belong to one connection, or that are worked out anew. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * The network between browsers and the server at `to`: as bad as its weather while `isBad`, and only for calls. It also
 * brings the page from which the calls are made, at the same address.
 */
export class Network {
  readonly counts = new Map<string, number>()
  isBad = false
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  get address(): string {
    const { port }: Partial<AddressInfo> = Object(this.#server.address())
    return `http://127.0.0.1:${port}`
  }

  /** @param files what the network itself answers, by path: media type and text. */
  static async open(
    port: number,
    to: string,
    random: Random,
    files: ReadonlyMap<string, [string, string]>,
  ): Promise<Network> {
    const server = createServer({ keepAliveTimeout: 30_000 })
    const network = new Network(server)
    server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
      const file = files.get(asked.url ?? '')
      if (file) return answer.writeHead(200, { 'content-type': file[0] }).end(file[1])
      network.#carry(asked, answer, to, random).catch(() => asked.socket.destroy())
    })
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
    return network
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }

  async #carry(incoming: IncomingMessage, outgoing: ServerResponse, to: string, random: Random): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming
    const asked = { method, url, headers, body: await bodyOf(incoming) }
    const isCall = url.startsWith('/api/')
    const weather: Weather = this.isBad && isCall ? drawWeather(random) : { kind: 'through', wait: 0 }
    if (isCall && this.isBad) this.#count(weather.kind === 'replaced' ? `replaced by ${weather.by}` : weather.kind)
    if (weather.wait > 0) await sleep(weather.wait)
    if (weather.kind === 'request lost') return void incoming.socket.destroy()
    if (weather.kind === 'replaced') {
      if (weather.arrives) await ask(to, asked).catch(() => {})
      return send(outgoing, foreign[weather.by]())
    }
    const answers = weather.kind === 'sent twice' ? [ask(to, asked), ask(to, asked)] : [ask(to, asked)]
    const [first, second] = await Promise.all(answers)
    const answer = second && random.below(2) === 0 ? second : first
    if (weather.kind === 'answer lost' || !answer) return void incoming.socket.destroy()
    if (weather.kind === 'answer cut') return cut(outgoing, answer)
    send(outgoing, answer)
  }

  #count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function ask(to: string, { method, url, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const forwarded = { ...headers, 'content-length': String(body.length) }
    const sent = request(new URL(url, to), { method, headers: forwarded }, async answer => {
      const received = await bodyOf(answer).catch(reject)
      if (received) resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: received })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const headersOf = ({ headers, body }: Answer) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name))),
  'content-length': String(body.length),
})

function send(outgoing: ServerResponse, answer: Answer): void {
  outgoing.writeHead(answer.status, headersOf(answer)).end(answer.body)
}

/** Promises the whole answer and breaks off at half. */
function cut(outgoing: ServerResponse, answer: Answer): void {
  outgoing.writeHead(answer.status, headersOf(answer))
  outgoing.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => outgoing.socket?.destroy())
}
