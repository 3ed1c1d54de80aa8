import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../../apps/server/src/platform/launcher/node-program.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const floor = fileURLToPath(new URL('./floor.ts', import.meta.url))

/** The real server in a process of its own, or the least that one could be. */
export async function startServer(
  databaseUrl: string,
  dataFolder: string,
  program: 'product' | 'floor' = 'product',
): Promise<{
  address: string
  pid: number
  stop: () => Promise<void>
}> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...NODE_FLAGS, ...(program === 'floor' ? [floor] : [main, '--server'])], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(`${address}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await sleep(100)
  }
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  return typeof bound === 'object' && bound ? bound.port : 0
}
