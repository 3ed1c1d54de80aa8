/**
 * What a newcomer's `npm start` costs, in a fresh clone with its own data folder: seconds until the first and the
 * second start answer and say how to sign in, what they leave on the disk, and what all processes keep in memory (PSS)
 * when nobody uses them.
 *   node bench/start.ts [--from .]
 * Beside an earlier commit, by turns (one, the other, the other, the one), with the ratios' medians and intervals:
 *   node bench/start.ts --before COMMIT [--runs 6]
 * npm's cache is as the machine has it; beside a commit it is filled by a clone of each that does not count, unless
 * --filled says that it is. Linux, for memory.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { machine } from './lib/machine.ts'
import { type Ratio, ratioOf } from './lib/turns.ts'
import { untilCalm } from './start/calm.ts'
import { memoryOf } from './start/tree.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '.' },
    before: { type: 'string' },
    runs: { type: 'string', default: '6' },
    filled: { type: 'boolean', default: false },
  },
})
const patienceMs = 15 * 60_000
const port = 20_000 + Math.floor(Math.random() * 20_000)

const FIGURES = ['first start, s', 'second start, s', 'disk, MB', 'idle memory, MB'] as const
type Figures = Record<(typeof FIGURES)[number], number>

/** Clones, starts twice and looks. @param commit the last one where it is undefined */
async function tryCommit(commit: string | undefined): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'capivira-start-'))
  const clone = join(folder, 'capivira')
  try {
    execFileSync('git', ['clone', '--quiet', resolve(values.from), clone])
    if (commit !== undefined) execFileSync('git', ['checkout', '--quiet', commit], { cwd: clone })
    const first = await timeStart(clone)
    const second = await timeStart(clone, true)
    const disk = Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024
    return {
      'first start, s': first.seconds,
      'second start, s': second.seconds,
      'disk, MB': disk,
      'idle memory, MB': second.memory,
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Seconds until a start says how to sign in, and what it keeps in memory then or, if it is to rest, once nothing goes
 * on any more.
 */
async function timeStart(clone: string, rests = false): Promise<{ seconds: number; memory: number }> {
  const begun = performance.now()
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, HOST: '127.0.0.1' }
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  try {
    await until(isHealthy, child, () => said)
    await until(
      async () => said.includes('professora@'),
      child,
      () => said,
    )
    const seconds = (performance.now() - begun) / 1000
    if (rests) await untilCalm(child.pid ?? 0)
    return { seconds, memory: memoryOf(child.pid ?? 0) }
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

const shown = ({ median, low, high }: Ratio) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`

async function besideEarlier(before: string): Promise<void> {
  if (!values.filled) {
    await tryCommit(before)
    await tryCommit(undefined)
  }
  const pairs: { before: Figures; now: Figures }[] = []
  for (let pair = 0; pair < Number(values.runs); pair++) {
    if (pair % 2 === 0) {
      const earlier = await tryCommit(before)
      pairs.push({ before: earlier, now: await tryCommit(undefined) })
    } else {
      const now = await tryCommit(undefined)
      pairs.push({ before: await tryCommit(before), now })
    }
    console.log(JSON.stringify(pairs.at(-1)))
  }
  const median = (of: 'before' | 'now', figure: keyof Figures) =>
    ratioOf(pairs.map(pair => pair[of][figure])).median.toFixed(1)
  const rows = FIGURES.map(figure => ({
    figure,
    before: median('before', figure),
    now: median('now', figure),
    ratio: shown(ratioOf(pairs.map(pair => pair.now[figure] / pair.before[figure]))),
  }))
  console.table(rows)
}

if (values.before) await besideEarlier(values.before)
else console.table(await tryCommit(undefined))
console.log(`${machine()}${values.before ? `, ${values.runs} pairs` : ''}`)
