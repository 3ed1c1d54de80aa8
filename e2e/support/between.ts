import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What stands between a browser and the server: nothing, a gateway that does not find it, a Wi-Fi that wants to be
 * signed in to.
 */
export type Between = 'nothing' | 'gateway' | 'portal' | 'elsewhere'

const html = (title: string) => `<!doctype html><html lang="pt-BR"><title>${title}</title><h1>${title}</h1></html>`

const answers = {
  gateway: { status: 502, headers: { 'content-type': 'text/html' }, body: html('502 Bad Gateway') },
  portal: { status: 200, headers: { 'content-type': 'text/html' }, body: html('Wi-Fi da escola') },
  elsewhere: { status: 302, headers: { location: 'http://wifi.example/' }, body: '' },
}

/** An address of its own for the server at `to`, at which something else may answer in its place. */
export async function standBetween(to: string) {
  let now: Between = 'nothing'
  const proxy = createServer((asked, answer) => {
    if (now !== 'nothing') {
      const { status, headers, body } = answers[now]
      answer.writeHead(status, headers).end(body)
      return
    }
    const sent = request(new URL(asked.url ?? '/', to), { method: asked.method, headers: asked.headers }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>(resolve => proxy.listen(0, 'localhost', resolve))
  const { port }: Partial<AddressInfo> = Object(proxy.address())
  return {
    address: `http://localhost:${port}`,
    put: (between: Between) => {
      now = between
    },
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
