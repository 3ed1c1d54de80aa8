/**
 * Requests per second of the calls that pupils make most, beside the same SQL run by pgbench over the same database.
 *   node bench/requests.ts [--seconds 10] [--rounds 2] [--only "current user"]
 * The current user is held against two floors as well: see requests/floor.ts.
 * Needs pgbench (Debian: postgresql-contrib). Client, server and database share the machine's cores in both cases.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hashPassword } from '../apps/server/src/features/accounts/password-hash.ts'
import { migrateDatabase, openDatabase } from '../apps/server/src/platform/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { calls, floors } from './requests/calls.ts'
import { type CpuUse, cpuUse, perCall } from './requests/cpu.ts'
import { type Load, load, signIn } from './requests/http.ts'
import { runPgbench, scriptOf } from './requests/pgbench.ts'
import { recordCalls } from './requests/record.ts'
import { foundSchool } from './requests/school.ts'
import { startServer } from './requests/server.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
/** Browsers at once, and the connections of the server's pool, which are pgbench's too. */
const browsers = 16
const connections = 10
const password = 'Capivara-1'

const folder = await mkdtemp(join(tmpdir(), 'capivira-bench-'))
const cluster = join(folder, 'postgres')
const postgres = await startEmbeddedPostgres({ folder: cluster })
try {
  const { pool, close } = openDatabase(postgres.url, 1)
  await migrateDatabase(pool)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await foundSchool(client, await hashPassword(password))
  client.release()
  await close()

  const server = await startServer(postgres.url, folder)
  const floor = await startServer(postgres.url, folder, 'floor')
  try {
    await measure(server, floor)
  } finally {
    await floor.stop()
    await server.stop()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

type Program = { address: string; pid: number }

async function measure(server: Program, floor: Program): Promise<void> {
  const { address } = server
  const cookies = await signIn(address, password)
  const recorded = await recordCalls(postgres.url, folder, password)
  console.log(
    `${new Date().toISOString().slice(0, 10)} · ${cpus()[0]?.model}, ${availableParallelism()} cores · Node ` +
      `${process.version}`,
  )
  console.log(`${seconds} s per measurement, ${browsers} browsers, ${connections} database connections`)
  const rows: Record<string, string | number>[] = []
  const measured = [
    ...calls.map(call => ({ call, likeness: call.name, program: server })),
    ...floors.map(call => ({ call, likeness: 'current user', program: floor })),
  ]
  for (const { call, likeness, program } of measured) {
    if (values.only && likeness !== values.only) continue
    const { address, pid } = program
    const script = scriptOf(recorded.get(likeness) ?? [])
    await load({ address, cookies, seconds: 2, connections: browsers }, call)
    for (let round = 1; round <= Number(values.rounds); round++) {
      const start = cpuUse(pid, cluster)
      const http = await load({ address, cookies, seconds, connections: browsers }, call)
      const between = cpuUse(pid, cluster)
      const pgbench = await runPgbench({ url: postgres.url, folder, seconds, connections }, call.name, script)
      const end = cpuUse(pid, cluster)
      const cpu = [perCall(start, between, http.requests), perCall(between, end, pgbench.perSecond * seconds)] as const
      rows.push(rowOf(call.name, round, http, pgbench.perSecond, cpu))
    }
  }
  console.table(rows)
}

function rowOf(call: string, round: number, http: Load, tps: number, [own, plain]: readonly [CpuUse, CpuUse]) {
  const sum = ({ server, database, client }: CpuUse) => server + database + client
  return {
    call,
    round,
    'requests/s': Math.round(http.perSecond),
    'p50 ms': http.p50,
    'p99 ms': http.p99,
    errors: http.errors,
    'pgbench tps': Math.round(tps),
    ratio: percent(http.perSecond / tps),
    // Processor time for each request tells what a quiet machine would do, also on one that is not quiet.
    'server µs': Math.round(own.server),
    'database µs': Math.round(own.database),
    'client µs': Math.round(own.client),
    'pgbench: database µs': Math.round(plain.database),
    'pgbench: client µs': Math.round(plain.client),
    'ratio by CPU': percent(sum(plain) / sum(own)),
    'load average': loadavg()[0]?.toFixed(1) ?? '',
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
