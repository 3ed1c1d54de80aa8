import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { type Prepared, runBeside } from './beside.ts'
import { findBrowser } from './browser.ts'
import { PROJECT } from './project.mjs'
import { requireRoom } from './room.ts'
import { packedServer } from './server-build.ts'
import { planTests, type Step, USAGE } from './test-plan.ts'
import { type Count, countPlaywright, countVitest, readCount } from './test-results.ts'
import { runTied, spawnTied } from './tied.mjs'
import { buildWeb } from './web-build.ts'

interface Outcome {
  heading: string
  ok: boolean
  seconds: number
  count: Count
}

/** `npm test`: runs every step even after a failure, then sums up; the last line counts the tests. */
export async function run(args: readonly string[]): Promise<number> {
  const steps = planTests(args)
  if (!steps) {
    say(USAGE)
    return 0
  }
  if (steps.some(step => step.report)) requireRoom(tmpdir())
  const reports = mkdtempSync(path.join(tmpdir(), 'capivira-reports-'))
  const outcomes: Outcome[] = []
  try {
    outcomes.push(...(await runBeside(steps, LANES, { prepare: need => prepare[need](), check: runCheck })))
    for (const step of steps) if (!step.beside) outcomes.push(await runStep(step, reports))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  sumUp(outcomes)
  return outcomes.every(outcome => outcome.ok) ? 0 : 1
}

function say(sentence: string): void {
  console.log(sentence)
}

/** Characters; nobody reads more of what a check complains of. */
const ALL_OF_IT = 1_000_000

/** More at a time take more memory than a small machine has. */
const LANES = Math.min(2, availableParallelism())

/** What a step says is told when it is done: others run beside it, each leaving a core idle for much of its time. */
async function runCheck(step: Step): Promise<Outcome> {
  const began = Date.now()
  const env = { ...process.env, ...colours(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const { code, output } = await runTied(process.execPath, step.program, { cwd: PROJECT, env }, ALL_OF_IT)
  say(`\n━━ ${step.heading} ━━\n${output.trim()}`)
  const count = { passed: 0, failed: 0 }
  return { heading: step.heading, ok: code === 0, seconds: Math.round((Date.now() - began) / 1_000), count }
}

/** How what steps need comes to be; what is there already takes no time. */
const prepare: Record<Prepared, () => Promise<void>> = {
  web: () => buildWeb(PROJECT, say),
  writer: async () => {
    await runTied(process.execPath, [path.join(PROJECT, 'apps/server/src/writer/prepare-child.ts')], { cwd: PROJECT })
  },
  // The sources run where it cannot be packed: nothing to be told.
  program: async () => {
    await packedServer(PROJECT, { waiting: () => {}, packing: () => {}, failed: () => {} })
  },
}

async function runStep(step: Step, reports: string): Promise<Outcome> {
  say(`\n━━ ${step.heading} ━━`)
  const began = Date.now()
  const { code, count } = await runProgram(step, reports)
  const ok = code === 0 && count.failed === 0
  return { heading: step.heading, ok, seconds: Math.round((Date.now() - began) / 1_000), count }
}

async function runProgram(step: Step, reports: string): Promise<{ code: number | null; count: Count }> {
  const report = path.join(reports, `${step.program.join(' ').match(/\{reports\}\/(\S+)/)?.[1] ?? 'playwright.json'}`)
  const env: NodeJS.ProcessEnv = { ...process.env, ...colours(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  try {
    for (const need of step.needs ?? [])
      if (need === 'browser') env.CHROME = await findBrowser(PROJECT, say)
      else await prepare[need]()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { code: 1, count: { passed: 0, failed: step.report ? 1 : 0 } }
  }
  const args = step.program.map(part => part.replace('{reports}', reports))
  const code = await runNode(args, env)
  if (!step.report) return { code, count: { passed: 0, failed: 0 } }
  return { code, count: readCount(report, step.report === 'vitest' ? countVitest : countPlaywright, code) }
}

/** Colours are for a terminal; in a log they are noise. Node warns of one setting beside the other. */
function colours(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
}

/** Runs a program in this Node, writing to this terminal. */
function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawnTied(process.execPath, args, { cwd: PROJECT, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise(resolve => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
}

function sumUp(outcomes: readonly Outcome[]): void {
  say('\n━━ Resumo ━━')
  for (const { heading, ok, seconds, count } of outcomes) {
    const tests = count.passed + count.failed > 0 ? `  (${count.passed} passaram, ${count.failed} falharam)` : ''
    say(`${ok ? '✓' : '✗'} ${heading}${tests}  ${seconds} s`)
  }
  const passed = outcomes.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = outcomes.reduce((sum, { count }) => sum + count.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
}
