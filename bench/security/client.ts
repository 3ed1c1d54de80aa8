/** What an answer of the product came to. `body` is its JSON, or its text where it is none. */
export type Reply = { status: number; body: unknown; headers: Headers; text: string; bytes: Uint8Array }

type Sent = {
  body?: object
  /** Headers over those a browser sends. */
  headers?: Record<string, string>
}

/** A text field of an answer's JSON; empty where there is none. */
export function field(reply: Reply, name: string): string {
  const { body } = reply
  if (typeof body !== 'object' || body === null || !(name in body)) return ''
  return String(Object.entries(body).find(([key]) => key === name)?.[1] ?? '')
}

/** A browser: an address it asks from, and cookies of its own. */
export class Client {
  readonly #origin: string
  /** By name; a browser sends each to the paths it was given for, and no others. */
  readonly #cookies = new Map<string, { value: string; path: string }>()
  /** The address that the proxy on this machine tells for it. */
  readonly address: string

  constructor(origin: string, address = '198.51.100.1') {
    this.#origin = origin
    this.address = address
  }

  /** Another browser at the same address, without cookies. */
  another(address = this.address): Client {
    return new Client(this.#origin, address)
  }

  /** Names of the cookies it holds. */
  get cookieNames(): string[] {
    return [...this.#cookies.keys()]
  }

  get = (path: string, sent: Sent = {}): Promise<Reply> => this.send('GET', path, sent)
  post = (path: string, body?: object, sent: Sent = {}): Promise<Reply> =>
    this.send('POST', path, { ...sent, ...(body && { body }) })
  put = (path: string, body: object, sent: Sent = {}): Promise<Reply> => this.send('PUT', path, { ...sent, body })

  /** The cookies that go with a request to a path. */
  cookiesFor = (path: string): string => this.#cookiesFor(path)

  /**
   * Sends a request as a page of the product would, unless `headers` say otherwise; keeps the cookies of the answer.
   */
  async send(method: string, path: string, { body, headers }: Sent = {}): Promise<Reply> {
    const form = body instanceof FormData
    const answer = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        cookie: this.#cookiesFor(path),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: answer.status, headers: answer.headers, text, bytes, body: jsonOf(text) }
  }

  #cookiesFor(path: string): string {
    const sent = [...this.#cookies].filter(([, cookie]) => `${path}/`.startsWith(cookie.path.replace(/\/?$/, '/')))
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const gone = attributes.some(attribute => /^\s*max-age=0$|^\s*expires=Thu, 01 Jan 1970/i.test(attribute))
    const path = attributes.find(attribute => /^\s*path=/i.test(attribute))?.split('=')[1] ?? '/'
    if (gone) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), path })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
