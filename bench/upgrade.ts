/**
 * Fills a data folder with an earlier version of Capivira and starts this one on it: nobody may lose anything.
 *   node bench/upgrade.ts --from ../capivira-before [--keep]
 * `--from` is a checkout of the earlier version with its packages installed. Prints a line for everything that has to
 * be there still; ends with 1 when one is not.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { School } from './security/school.ts'
import { fillSchool } from './upgrade/fill.ts'
import { kept } from './upgrade/kept.ts'

const { values } = parseArgs({ options: { from: { type: 'string' }, keep: { type: 'boolean', default: false } } })
if (!values.from) throw new Error('--from names a checkout of the earlier version')

const folder = await mkdtemp(join(tmpdir(), 'capivira-upgrade-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const before = new School(folder, port, {}, resolve(values.from))
const after = new School(folder, port)
let failures = 0
try {
  await before.instance.bringUp()
  const filled = await fillSchool(before)
  await before.instance.stop()
  await after.instance.bringUp()
  for (const { what, run } of kept) {
    const seen = await run(after, filled).catch(error => String(error))
    if (seen !== null) failures++
    console.log(`${what}: ${seen === null ? 'ok' : `NOT OK: ${seen}`}`)
  }
} finally {
  await before.instance.stop()
  await after.instance.stop()
  if (values.keep) console.log(`kept: ${folder}`)
  else await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
console.log(`${kept.length} lines, ${failures} not ok`)
process.exit(failures > 0 ? 1 : 0)
