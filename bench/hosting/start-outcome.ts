import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { firstOf, type Place, unless } from './situation.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Runs the rest as a user who owns nothing, where root runs this. */
export const asNobody =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []

/** Seconds within which a start has to say what is wrong. */
const patience = 40_000

/** Starts Capivira with settings that will not do: it ends by itself, with this sentence, and no stack. */
export async function refusesWith(
  place: Place,
  settings: Record<string, string>,
  sentence: string,
): Promise<string | null> {
  const { instance } = place.school(join(place.folder, `data-${place.port()}`), settings)
  const came = await Promise.race([
    instance.bringUp().then(
      () => 'it came up',
      () => null,
    ),
    new Promise<string>(done => setTimeout(() => done('it neither came up nor ended'), patience).unref()),
  ])
  return firstOf(came, said(instance.log, sentence))
}

/** Starts Capivira, which comes up in spite of what is wrong, and says this. */
export async function comesUpSaying(place: Place, settings: Record<string, string>, sentence: string) {
  const school = place.school(join(place.folder, `data-${place.port()}`), settings)
  await school.instance.bringUp()
  return { school, seen: () => said(school.instance.log, sentence) }
}

/** Whether a log has a sentence, and no frames of a stack nor the password of these situations. */
export function said(log: string, sentence: string): string | null {
  return firstOf(
    unless(log.includes(sentence), `not said: ${sentence}\n${log.slice(-1500)}`),
    unless(!/\n\s+at .*\(?(?:file|node):/.test(log), `a stack: ${log.slice(-1500)}`),
    unless(!log.includes('segredo'), `the password is in the log: ${log.slice(-1500)}`),
  )
}

/**
 * What `npm run doctor` says with these settings, and how it ends.
 * @param asWhom a command line that runs the rest as somebody else
 */
export async function diagnosis(
  settings: Record<string, string>,
  asWhom: readonly string[] = [],
): Promise<{ output: string; code: number | null }> {
  const env = { ...process.env, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', ...settings }
  const [program = '', ...args] = [...asWhom, process.execPath, join(project, 'scripts/doctor.mjs')]
  const child = spawn(program, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>(done => child.once('exit', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { output: out + err, code: await ended }
}
