/**
 * Seconds until the first and the second `npm start` answer, as a newcomer sees them:
 *   node bench/start.ts [--from .]
 * The first one runs in a fresh clone of the repository, with its own data folder: installation, build, database, demo
 * school. npm's cache is as the machine has it; what the network costs is said apart (the time of `npm ci`).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { machine } from './lib/machine.ts'

const { values } = parseArgs({ options: { from: { type: 'string', default: '.' } } })
const patienceMs = 15 * 60_000
const folder = await mkdtemp(join(tmpdir(), 'capivira-start-'))
const clone = join(folder, 'capivira')
const port = 20_000 + Math.floor(Math.random() * 20_000)

try {
  execFileSync('git', ['clone', '--quiet', resolve(values.from), clone])
  const rows = []
  for (const start of ['first', 'second', 'third']) {
    const { healthy, ready } = await timeStart()
    rows.push({ start, 'answers after s': healthy.toFixed(1), 'says how to sign in after s': ready.toFixed(1) })
  }
  console.table(rows)
  console.log(machine())
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function timeStart(): Promise<{ healthy: number; ready: number }> {
  const begun = performance.now()
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, HOST: '127.0.0.1' }
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  const seconds = () => (performance.now() - begun) / 1000
  try {
    await until(isHealthy, child, () => said)
    const healthy = seconds()
    await until(
      async () => said.includes('professora@'),
      child,
      () => said,
    )
    return { healthy, ready: seconds() }
  } finally {
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGINT')
      await once(child, 'exit')
    }
  }
}

async function until(isSo: () => Promise<boolean>, child: ChildProcess, said: () => string): Promise<void> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error(`npm start ended by itself:\n${said()}`)
    if (performance.now() - begun > patienceMs) throw new Error(`npm start took too long:\n${said()}`)
    await sleep(50)
  }
}

async function isHealthy(): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
