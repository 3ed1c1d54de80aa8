/**
 * Every screen's calls on a school of a size: fills a database once, then tells each call's time at a steady rate and
 * what its statements read; at factor 100 fails where one reads a table whole that grows with the school.
 *   node bench/scale.ts --folder DIR [--factor 100] [--fill] [--plans] [--load] [--seconds 200] [--rate 50] [--even]
 *     [--only text]
 * Without --fill, --plans or --load all three are done. --even has teachers and
 * administrators send so much that each of their calls has a figure. Factor 100 is 2 000 pupils, 200 teachers, 4 000
 * materials, 200 000 cards and some 5 million reviews; it takes 4 GB in DIR and some minutes to fill. Of several sizes
 * (--factor 1,10,100), measured one after the other, one table at the end has each call's figures side by side.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import type { Durability } from '../apps/server/src/platform/embedded-postgres/server-settings.ts'
import { machine } from './lib/machine.ts'
import { startServer } from './requests/server.ts'
import { listCalls, planCalls, type ScaleCall } from './scale/calls.ts'
import { check, measureTables } from './scale/checks.ts'
import { explainCalls } from './scale/explain.ts'
import { fill } from './scale/fill.ts'
import type { Measured } from './scale/load.ts'
import { chanceOf, dealCalls, mixes, sendLoad } from './scale/load.ts'
import { signInPeople } from './scale/people.ts'
import type { Work } from './scale/plans.ts'
import { tellPlans } from './scale/plans.ts'
import { printLoad, printSizes, printWork, type Size } from './scale/report.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    factor: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    even: { type: 'boolean', default: false },
    only: { type: 'string' },
    fill: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
})
if (!values.folder) throw new Error('say where the database may be kept: --folder DIR')
const folder = values.folder
const factors = values.factor.split(',').map(Number)
const everything = !values.fill && !values.plans && !values.load
/** From this size on a call that reads a table whole fails the run. */
const largest = 100
/** The same in every run, so that sessions outlive the server. */
const chance = () => chanceOf(20_26)

const sizes: Size[] = []
for (const factor of factors) {
  console.log(`${factor}×: ${machine()}`)
  if (!existsSync(clusterOf(factor)) || values.fill) await fillSchool(factor)
  const works = everything || values.plans ? await showPlans(factor) : undefined
  const measured = everything || values.load ? await measureLoad(factor) : undefined
  sizes.push({ factor, works, measured })
}
if (sizes.length > 1) printSizes(sizes)

function clusterOf(factor: number): string {
  return join(folder, `x${factor}`)
}

async function fillSchool(factor: number): Promise<void> {
  const start = performance.now()
  await withDatabase(factor, 'disposable', async url => {
    await fill(url, factor, new Date().toISOString().slice(0, 10))
    await withClient(url, async client => {
      console.table(await measureTables(client))
      await check(client)
    })
  })
  console.log(`filled in ${Math.round((performance.now() - start) / 1000)} s, and all is as the product keeps it`)
}

/** One call after the other, PostgreSQL telling its plans. */
async function showPlans(factor: number): Promise<Map<string, Work>> {
  tellPlans(clusterOf(factor), true)
  try {
    const works = await withDatabase(factor, 'disposable', url =>
      explainCalls(url, { folder, factor, wanted, chance: chance() }),
    )
    // A small school's tables are read whole because that is cheaper: only the largest tells.
    if (printWork(works) > 0 && factor >= largest) process.exitCode = 1
    return works
  } finally {
    tellPlans(clusterOf(factor), false)
  }
}

/** All calls mixed at a steady rate, on a database that keeps what it says it keeps. */
async function measureLoad(factor: number): Promise<Map<string, Measured>> {
  return withDatabase(factor, 'durable', async url => {
    const server = await startServer(url, folder)
    try {
      const calls = planCalls(await listCalls(server.address)).filter(wanted)
      const people = await withClient(url, client => signInPeople(server.address, client, factor))
      const perSecond = Number(values.rate)
      const ahead = dealCalls(calls, mixes.school, { perSecond, seconds: 10, chance: chanceOf(1) })
      await sendLoad(server.address, { calls: ahead, people }, { perSecond, chance: chanceOf(1) })
      const mix = values.even ? mixes.even : mixes.school
      const planned = dealCalls(calls, mix, { perSecond, seconds: Number(values.seconds), chance: chance() })
      const measured = await sendLoad(server.address, { calls: planned, people }, { perSecond, chance: chance() })
      printLoad(measured, machine())
      return measured
    } finally {
      await server.stop()
    }
  })
}

function wanted({ name }: ScaleCall): boolean {
  return name.includes(values.only ?? '')
}

async function withDatabase<T>(factor: number, durability: Durability, work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ folder: clusterOf(factor), durability })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
