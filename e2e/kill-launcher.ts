/**
 * Kills a random process of `npm start` (kill -9) at a random moment, again and again, and checks that the next start
 * serves and that every account the server said it made is there. Linux only.
 *   node e2e/kill-launcher.ts [--rounds 30] [--seed 1]
 * Every fifth round begins with an empty data folder, so that the first initialisation is hit as well.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededBy } from '@capivira/core/chance/seeded'
import { type Instance, missing, register, startInstance, stopInstance, untilHealthy } from './kills/instance.ts'
import { familyOf } from './kills/processes.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
const rounds = Number(values.rounds ?? 30)
/** Chance that a seed repeats. */
const chance = seededBy(Number(values.seed ?? 1))

const victims = new Map<string, number>()
const starts: number[] = []
const problems: string[] = []
let accounts = 0
const port = 20_000 + Math.floor(Math.random() * 20_000)

/** Kills one process of the instance; true when it was the launcher, which ends everything. */
function killOne(instance: Instance): boolean {
  if (instance.launcher.exitCode !== null) {
    problems.push(`ended before anything was killed:\n${instance.said()}`)
    return true
  }
  const family = familyOf(instance.launcher.pid ?? 0)
  const victim = family[Math.floor(chance() * family.length)]
  if (!victim) return false
  try {
    process.kill(victim.pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile: take another.
    return killOne(instance)
  }
  victims.set(victim.name, (victims.get(victim.name) ?? 0) + 1)
  return victim.name === 'launcher'
}

/** Registers pupils until the time is over. */
async function work(instance: Instance, acknowledged: string[], milliseconds: number): Promise<void> {
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    const email = `pupilo-${accounts++}@escola.example`
    if (await register(instance, email)) acknowledged.push(email)
    else await sleep(20)
  }
}

async function round(number: number, dataFolder: string, acknowledged: string[]): Promise<void> {
  let instance = startInstance(dataFolder, port)
  // Half of the kills hit the start itself, half a school at work.
  const duringStart = chance() < 0.5
  if (duringStart) {
    await sleep(chance() * 2_500)
  } else {
    await untilHealthy(instance)
    await work(instance, acknowledged, chance() * 1_500)
  }
  const during = work(instance, acknowledged, 1_000)
  const over = killOne(instance)
  await during
  if (over || instance.launcher.exitCode !== null) {
    if (instance.launcher.exitCode === null && instance.launcher.signalCode === null)
      await once(instance.launcher, 'exit')
    instance = startInstance(dataFolder, port)
  }
  await check(number, instance, acknowledged)
}

async function check(number: number, instance: Instance, acknowledged: readonly string[]): Promise<void> {
  const took = await untilHealthy(instance)
  if (took === undefined) problems.push(`round ${number} did not start again:\n${instance.said()}`)
  else {
    starts.push(took)
    const lost = await missing(instance, acknowledged)
    if (lost.length > 0) problems.push(`round ${number} lost ${lost.join(', ')}`)
  }
  const code = await stopInstance(instance)
  if (code !== 0) problems.push(`round ${number} ended with code ${code}:\n${instance.said()}`)
}

let folder = ''
let kept: string[] = []
let total = 0
for (let number = 0; number < rounds; number += 1) {
  if (number % 5 === 0) {
    if (folder) await rm(folder, { recursive: true, force: true })
    folder = await mkdtemp(path.join(tmpdir(), 'capivira-kills-'))
    total += kept.length
    kept = []
  }
  await round(number, path.join(folder, 'data'), kept)
}
await rm(folder, { recursive: true, force: true })
total += kept.length

starts.sort((one, other) => one - other)
console.table(Object.fromEntries(victims))
console.log(`${rounds} rounds, ${total} accounts acknowledged, ${problems.length} problems`)
console.log(
  `next start serves after ${Math.round(starts[starts.length >> 1] ?? 0)} ms (median),`,
  Math.round(starts.at(-1) ?? 0),
  'ms (longest)',
)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
