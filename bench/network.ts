/**
 * Studies, plays and teaches over a network that loses, cuts, replaces, delays and repeats, and looks for what was
 * lost.
 *   node bench/network.ts [--acts 5000] [--seed 1] [--pupils 30] [--devices 12] [--keep]
 * Starts the real `npm start` in a data folder of its own. Between it and the devices (contexts of a real Chromium,
 * which run the application's own code for signing in, keeping and sending) stands a network of ours. Pupils share
 * devices, in two tabs each; sessions end at random, others sign in in between. At the end the network is well,
 * everybody signs in once more, and what each person did is compared with what the database holds. Ends with 1 when
 * anything is lost, counted twice or counted for another.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf } from '@capivira/games/random'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { nothing } from './kill/acknowledged.ts'
import { findViolations } from './kill/checks.ts'
import { Instance } from './kill/instance.ts'
import { Device, type Setting } from './network/device.ts'
import { heldBy } from './network/held.ts'
import { judge, Ledger, type Verdict } from './network/ledger.ts'
import { devicePage } from './network/page.ts'
import { kinds, Plan } from './network/plan.ts'
import { Network } from './network/proxy.ts'
import { type Member, openSchool, type School } from './network/school.ts'

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    pupils: { type: 'string', default: '30' },
    devices: { type: 'string', default: '12' },
    port: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const teacherSecret = 'segredo-professor'
/** People who share a device. */
const perDevice = 6

const executablePath = [process.env.CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  file => file !== undefined && existsSync(file),
)
const port = Number(values.port ?? 20_000 + Math.floor(Math.random() * 20_000))
const dataFolder = await mkdtemp(path.join(tmpdir(), 'capivira-network-'))
const instance = new Instance(dataFolder, port, {
  TEACHER_SECRET: teacherSecret,
  PUBLIC_URL: `http://127.0.0.1:${port + 1}`,
})
const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)

try {
  await instance.bringUp()
  const school = await openSchool(instance.address, Number(values.pupils), teacherSecret)
  const verdicts = await run(school)
  if (verdicts.some(({ lost, twice, others }) => lost.length + twice.length + others.length > 0)) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await instance.stop()
  if (values.keep) console.log(`kept: ${dataFolder}`)
  else await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()

async function run(school: School): Promise<Verdict[]> {
  const db = new pg.Client({ connectionString: instance.databaseUrl() })
  await db.connect()
  const network = await Network.open(port + 1, instance.address, chance('network'), await devicePage())
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const everybody = [...school.pupils, ...school.teachers]
    const ledger = new Ledger()
    const setting: Setting = {
      school,
      ledger,
      acts: Number(values.acts),
      plans: new Map(everybody.map(member => [member.id, new Plan(chance(member.name), school, member)])),
      endSessions: id => db.query('delete from sessions where user_id = $1', [id]),
    }
    const devices: Device[] = []
    for (const [at, { people, atHome }] of shared(school).entries()) {
      devices.push(
        await Device.open(browser, network.address, { random: chance(`device ${at}`), people, atHome, setting }),
      )
    }
    network.isBad = true
    const ticking = setInterval(() => console.log(`${ledger.done} acts after ${seconds()} s`), 20_000)
    await Promise.all(devices.map(device => device.work()))
    network.isBad = false
    console.log(`the network is well after ${seconds()} s`)
    const left = (await Promise.all(devices.map(device => device.settle()))).flat()
    clearInterval(ticking)
    const verdicts = judge(kinds, ledger.entries, await heldBy(db, school))
    const broken = await findViolations(db, dataFolder, nothing())
    report(verdicts, ledger, network, [...left, ...broken])
    if (left.length + broken.length > 0) process.exitCode = 1
    return verdicts
  } finally {
    await browser.close()
    await network.close()
    await db.end()
  }
}

/** A stream of chance of its own for every part, so that one that asks more often changes no other. */
function chance(part: string) {
  return randomOf(`${values.seed} ${part}`)
}

/** Who shares which device: everybody is at home on one, and a guest on others. */
function shared(school: School): { people: Member[]; atHome: Set<string> }[] {
  const count = Number(values.devices)
  const everybody = [...school.pupils, ...school.teachers]
  const random = chance('who shares')
  return Array.from({ length: count }, (_, device) => {
    const people = everybody.filter((_member, at) => at % count === device)
    const atHome = new Set(people.map(({ id }) => id))
    const guests = random.shuffled(everybody.filter(({ id }) => !atHome.has(id)))
    return { people: [...people, ...guests.slice(0, perDevice - people.length)], atHome }
  })
}

function report(verdicts: readonly Verdict[], ledger: Ledger, network: Network, left: readonly string[]): void {
  console.log(
    `seed ${values.seed}: ${ledger.done} acts of ${values.pupils} pupils and 2 teachers on ${values.devices} devices`,
  )
  console.log('the network:', Object.fromEntries([...network.counts].sort()))
  const names = new Map<string, number>()
  for (const { outcome } of ledger.entries) names.set(outcome, (names.get(outcome) ?? 0) + 1)
  console.log('what people saw:', Object.fromEntries(names))
  console.table(
    verdicts.map(({ kind, done, lost, twice, others, refused }) => ({
      kind,
      'acts done': done,
      lost: lost.length,
      'counted twice': twice.length,
      'counted for another': others.length,
      'refused, and said so': refused.length,
    })),
  )
  for (const { lost, twice, others, refused } of verdicts)
    for (const [name, list] of Object.entries({ lost, twice, others, refused }))
      for (const one of list.slice(0, 3)) console.log(name, JSON.stringify(one))
  for (const sentence of left) console.log(sentence)
  console.log(`${seconds()} s`)
}
