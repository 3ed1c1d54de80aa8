import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerHeader } from '@capivira/core/http/answer'

const sentence = 'A Capivira está preparando o banco de dados. Tente de novo em instantes.'

/** Loads itself again, so that whoever waits need not. */
const page = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><title>Capivira</title>
<body style="font:1.1rem/1.5 system-ui;margin:15vh auto;max-width:30rem;padding:1rem">
<h1>Só um momento</h1>
<p>A Capivira está preparando o banco de dados. Esta página abre sozinha quando estiver pronta.</p></body></html>`

/** Answers 503 to everything, from before the tables are ready until the server itself takes over. */
export async function answerNotYet(host: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(answer)
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // Whatever is sent is not read: the connection ends with the answer.
  const common = {
    [answerHeader]: '1',
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (wantsPage) {
    const policy = "default-src 'none'; style-src 'unsafe-inline'"
    response.writeHead(503, {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    response.end(page)
  } else {
    response.writeHead(503, { ...common, 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ message: sentence }))
  }
}
