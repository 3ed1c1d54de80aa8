import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'

/** How long the connections of a server that was killed may keep the port. */
const PATIENCE = 2_000

/**
 * Makes sure that the server will get its port, so that a taken one is told before anything is started.
 * @throws StartupProblem when another program has it, or it may not be used
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const code = await tryPort(host, port)
    if (code === undefined) return
    if (code !== 'EADDRINUSE' || Date.now() > deadline) throw explainPort(code, host, port)
    await sleep(100)
  }
}

async function tryPort(host: string, port: number): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    return undefined
  } catch (error) {
    return systemErrorCode(error) ?? 'unknown'
  } finally {
    server.close()
  }
}

function explainPort(code: string, host: string, port: number): StartupProblem {
  if (code === 'EADDRINUSE') {
    return new StartupProblem(
      `A porta ${port} já está em uso por outro programa. Encerre-o ou escolha outra porta: ` +
        `PORT=${port < 65_535 ? port + 1 : 3000} npm start.`,
    )
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new StartupProblem(
      `Sem permissão para usar a porta ${port}. Escolha uma acima de 1023: PORT=3000 npm start.`,
    )
  }
  return new StartupProblem(
    `O endereço ${host} (HOST) não pertence a esta máquina (${code}). Deixe HOST vazio para atender em todos os dela.`,
  )
}

/** The address at which this machine itself reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Addresses at which other devices of the same network reach a server that listens on every interface. */
export function networkAddresses(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(address => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'))
    .map(address => `http://${address.address}:${port}`)
}
