/**
 * Makes the situations that hosts of such systems report: other people's files in the storage, a copied data folder, a
 * database that is not as expected, services that are away.
 *   node bench/hosting.ts [--only 1b] [--keep] [--before CHECKOUT]
 * Each is made afresh, in folders and at ports of its own, on loopback. `--before` names a checkout of
 * commit e62ae337 with its packages, whose schools are then started with this version. Prints a line for each: 'ok',
 * what was seen instead, or which program of the machine is missing (PostgreSQL 15, PgBouncer and nginx come from
 * Debian). Ends with 1 when a line is not ok.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copySituations } from './hosting/copied-folder.ts'
import { cutUploads } from './hosting/cut-uploads.ts'
import { earlierSchools } from './hosting/earlier-schools.ts'
import { further } from './hosting/further.ts'
import { furtherDatabases } from './hosting/further-databases.ts'
import { otherProxies } from './hosting/other-proxy.ts'
import { ownDatabases } from './hosting/own-database.ts'
import { reportedAddresses } from './hosting/reported-addresses.ts'
import { reportedFiles } from './hosting/reported-files.ts'
import { restoredDump } from './hosting/restored-dump.ts'
import { ownCertificates, servicesAway } from './hosting/services-away.ts'
import { settingsAsTyped } from './hosting/settings-as-typed.ts'
import { sharedStorage } from './hosting/shared-storage.ts'
import { Place, type Situation } from './hosting/situation.ts'
import { slowPages } from './hosting/slow-pages.ts'
import { steady } from './hosting/steady.ts'
import { steadyLoad } from './hosting/steady-load.ts'
import { strangersFiles } from './hosting/strangers-files.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    before: { type: 'string' },
    /** First of a hundred ports that nobody uses. */
    ports: { type: 'string', default: '4300' },
  },
})

const situations: readonly Situation[] = [
  ...strangersFiles,
  ...sharedStorage,
  ...restoredDump,
  ...copySituations,
  ...earlierSchools,
  ...ownDatabases,
  ...servicesAway,
  ...ownCertificates,
  ...otherProxies,
  ...settingsAsTyped,
  ...steady,
  ...steadyLoad,
  ...slowPages,
  ...reportedFiles,
  ...reportedAddresses,
  ...further,
  ...furtherDatabases,
  ...cutUploads,
]
const chosen = situations.filter(({ row }) => !values.only || row === values.only).toSorted(byRow)
const folder = await mkdtemp(join(tmpdir(), 'capivira-hosting-'))
const ports = numbersFrom(Number(values.ports))
let failures = 0
for (const [n, situation] of chosen.entries()) {
  const place = new Place(join(folder, String(n)), ports, values.before && resolve(values.before))
  await mkdir(place.folder)
  const missing = situation.needs?.find(name => (name === '--before' ? !values.before : isMissing(name)))
  const seen = missing ? null : await seenOf(situation, place)
  if (seen !== null) failures++
  const verdict = missing ? `not tried, for want of ${missing}` : seen === null ? 'ok' : `NOT OK: ${seen}`
  console.log(`${situation.row.padEnd(4)} ${situation.what}: ${verdict}`)
}
if (values.keep) console.log(`kept: ${folder}`)
else await rm(folder, { recursive: true, force: true, maxRetries: 10 })
console.log(`${chosen.length} situations, ${failures} not ok`)
process.exit(failures > 0 ? 1 : 0)

/** What a situation came to; an error is something seen as well. */
async function seenOf({ run }: Situation, place: Place): Promise<string | null> {
  try {
    return await run(place)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await place.end()
  }
}

function byRow(one: Situation, other: Situation): number {
  return one.row.localeCompare(other.row, 'en', { numeric: true })
}

function isMissing(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', program]).status !== 0
}

function* numbersFrom(first: number): Generator<number> {
  for (let port = first; ; port++) yield port
}
