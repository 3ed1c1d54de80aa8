/**
 * Every screen's calls on a school of a size: fills a database once, then tells each call's time at a steady rate and what its
 * statements read.
 *   node bench/scale.ts --folder DIR [--factor 100] [--fill] [--plans] [--load] [--seconds 200] [--rate 50] [--even] [--only text]
 * Without --fill, --plans or --load all three are done. --even has teachers and
 * administrators send so much that each of their calls has a figure. Factor 100 is 2 000 pupils, 200 teachers, 4 000 materials, 200 000 cards and
 * some 5 million reviews; it takes 4 GB in DIR and some minutes to fill.
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
import { chanceOf, dealCalls, mixes, sendLoad } from './scale/load.ts'
import { signInPeople } from './scale/people.ts'
import { tellPlans } from './scale/plans.ts'
import { printLoad, printWork } from './scale/report.ts'

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
const factor = Number(values.factor)
const cluster = join(folder, `x${factor}`)
const everything = !values.fill && !values.plans && !values.load
/** The same in every run, so that sessions outlive the server. */
const chance = () => chanceOf(20_26)

console.log(machine())
if (!existsSync(cluster) || values.fill) await fillSchool()
if (everything || values.plans) await showPlans()
if (everything || values.load) await measureLoad()

async function fillSchool(): Promise<void> {
  const start = performance.now()
  await withDatabase('disposable', async url => {
    await fill(url, factor, new Date().toISOString().slice(0, 10))
    await withClient(url, async client => {
      console.table(await measureTables(client))
      await check(client)
    })
  })
  console.log(`filled in ${Math.round((performance.now() - start) / 1000)} s, and all is as the product keeps it`)
}

/** One call after the other, PostgreSQL telling its plans. */
async function showPlans(): Promise<void> {
  tellPlans(cluster, true)
  try {
    await withDatabase('disposable', url =>
      explainCalls(url, { folder, factor, wanted, chance: chance() }).then(printWork),
    )
  } finally {
    tellPlans(cluster, false)
  }
}

/** All calls mixed at a steady rate, on a database that keeps what it says it keeps. */
async function measureLoad(): Promise<void> {
  await withDatabase('durable', async url => {
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
    } finally {
      await server.stop()
    }
  })
}

function wanted({ name }: ScaleCall): boolean {
  return name.includes(values.only ?? '')
}

async function withDatabase<T>(durability: Durability, work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ folder: cluster, durability })
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
