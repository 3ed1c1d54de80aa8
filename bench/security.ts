/**
 * Goes through what a security review of the product found: everything that must be refused, and the honest neighbour
 * of it that must go through.
 *   node bench/security.ts [--only F3] [--keep]
 * Starts two installations in folders of their own, one as at home and one as hosted for others, plays in them over
 * HTTP, and prints a line for each: 'ok', or what was seen instead. Ends with 1 when a line is not ok. docs/security.md
 * tells what the numbers stand for.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accountLines } from './security/account-lines.ts'
import { addressLines } from './security/address-lines.ts'
import { childrenLines } from './security/children-lines.ts'
import { edgeLines } from './security/edge-lines.ts'
import { eventLines } from './security/event-lines.ts'
import { limitLines } from './security/limit-lines.ts'
import type { Line } from './security/line.ts'
import { playLines } from './security/play-lines.ts'
import { recoveryLines } from './security/recovery-lines.ts'
import { School } from './security/school.ts'
import { swallowMail } from './security/swallow-mail.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } } })

const lines = [
  ...recoveryLines,
  ...addressLines,
  ...limitLines,
  ...childrenLines,
  ...eventLines,
  ...accountLines,
  ...edgeLines,
  ...playLines,
]
  .filter(({ finding }) => !values.only || finding === values.only)
  .toSorted((a, b) => Number(a.finding.slice(1)) - Number(b.finding.slice(1)))

const folder = await mkdtemp(join(tmpdir(), 'capivira-security-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const school = new School(join(folder, 'home'), port)
const hosted = new School(join(folder, 'hosted'), port + 1, {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://capivira.example',
  REQUIRE_STAFF_2FA: 'true',
  TEACHER_SECRET: '',
  ADMIN_SECRET: '',
  SMTP_URL: `smtp://127.0.0.1:${port + 2}`,
})
let failures = 0
const mail = await swallowMail(port + 2)
try {
  await school.instance.bringUp()
  await hosted.instance.bringUp()
  for (const line of lines) {
    const seen = await seenOf(line)
    if (seen !== null) failures++
    const verdict = seen === null ? 'ok' : `NOT OK: ${seen}`
    console.log(`${line.finding.padEnd(4)}${line.kind.padEnd(8)} ${line.what}: ${verdict}`)
  }
} finally {
  await school.instance.stop()
  await hosted.instance.stop()
  mail.close()
  if (values.keep) console.log(`kept: ${folder}`)
  else await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
console.log(`${lines.length} lines, ${failures} not ok`)
process.exit(failures > 0 ? 1 : 0)

/** What a line saw; an error is something seen as well. */
async function seenOf({ run }: Line): Promise<string | null> {
  try {
    return await run(school, hosted)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
