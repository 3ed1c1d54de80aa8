import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** A start that takes longer than this has failed. */
const PATIENCE = 120_000

/** One `npm start` under test. */
export interface Instance {
  launcher: ChildProcess
  url: string
  dataFolder: string
  /** Everything it has said. */
  said(): string
}

/** Starts Capivira without waiting for it. */
export function startInstance(dataFolder: string, port: number): Instance {
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), HOST: '127.0.0.1', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return { launcher, url: `http://127.0.0.1:${port}`, dataFolder, said: () => text }
}

/**
 * Waits until it says that it serves and `GET /api/health` answers 200 (the server of a launcher killed this instant
 * may still answer): the milliseconds it took, or undefined when it never did.
 */
export async function untilHealthy({ launcher, url, said }: Instance): Promise<number | undefined> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE && launcher.exitCode === null && launcher.signalCode === null) {
    const reply = said().includes('no ar') ? await fetch(`${url}/api/health`).catch(() => undefined) : undefined
    await reply?.body?.cancel()
    if (reply?.status === 200) return performance.now() - began
    await sleep(20)
  }
  return undefined
}

/** Registers a pupil; true when the server said that it did. */
export async function register({ url }: Instance, email: string): Promise<boolean> {
  const body = {
    fullName: 'Capivara de Teste',
    email,
    phone: '(11) 98765-4321',
    password: 'Vento&Mar7lento',
    confirmPassword: 'Vento&Mar7lento',
    userType: 'student',
  }
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  await reply?.body?.cancel().catch(() => {})
  return reply?.status === 201
}

/** Which of these accounts the database does not hold. */
export async function missing({ dataFolder }: Instance, emails: readonly string[]): Promise<string[]> {
  const cluster = path.join(dataFolder, 'postgres')
  const client = new pg.Client({
    host: readFileSync(path.join(cluster, 'capivira.socket'), 'utf8'),
    user: 'capivira',
    database: 'capivira',
    password: readFileSync(path.join(cluster, 'capivira.password'), 'utf8'),
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string }>('SELECT email FROM users')
    const kept = new Set(rows.map(row => row.email))
    return emails.filter(email => !kept.has(email))
  } finally {
    await client.end()
  }
}

/** Ctrl-C: the exit code. */
export async function stopInstance({ launcher }: Instance): Promise<number | null> {
  if (launcher.exitCode === null && launcher.signalCode === null) {
    launcher.kill('SIGTERM')
    await once(launcher, 'exit')
  }
  return launcher.exitCode
}
