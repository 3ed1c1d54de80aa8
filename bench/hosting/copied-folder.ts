import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '../kill/instance.ts'
import { announced, firstOf, type Place, type Situation, unless } from './situation.ts'

/** How long the original is asked while its copy lives, and afterwards. */
const watchedMs = 20_000

/** Ways in which people copy a data folder while it is in use. */
const ways: readonly { what: string; needs?: string[]; copy: (from: string, to: string) => Promise<void> | void }[] = [
  { what: 'cp -a', copy: (from, to) => void execFileSync('cp', ['-a', from, to]) },
  {
    what: 'tar',
    copy: (from, to) =>
      void execFileSync('sh', ['-c', 'mkdir "$1"; tar -cf - -C "$0" . | tar -xf - -C "$1"', from, to]),
  },
  {
    what: 'rsync',
    needs: ['rsync'],
    copy: (from, to) => void execFileSync('sh', ['-c', 'rsync -a "$0/" "$1/" || test $? = 24', from, to]),
  },
  { what: 'a program', copy: (from, to) => cp(from, to, { recursive: true, preserveTimestamps: true }) },
]

/** A data folder copied while it is in use, and the copy started beside it: the original does not notice. */
export const copySituations: readonly Situation[] = ways.map(({ what, needs = [], copy }) => ({
  row: '2',
  what: `a data folder copied in use with ${what}, started beside it`,
  needs,
  async run(place) {
    const data = join(place.folder, 'data')
    const original = place.school(data).instance
    await announced(original)
    const log = original.log
    const copied = join(place.folder, 'copia')
    await copy(data, copied)
    const asked = watch(original)
    const copySaid = await startCopy(place, copied)
    await sleep(watchedMs)
    return firstOf(
      await asked(),
      unless(original.log === log, `the original said: ${original.log.slice(log.length)}`),
      copySaid,
    )
  },
}))

/** The copy runs and says what it is, or says in a sentence why it cannot. */
async function startCopy(place: Place, folder: string): Promise<string | null> {
  const copy = place.school(folder).instance
  const came = await copy.bringUp().then(
    () => true,
    () => false,
  )
  await copy.stop()
  return firstOf(
    unless(copy.log.includes('é uma cópia'), `the copy does not say that it is one: ${copy.log}`),
    unless(came || copy.log.includes('copie de novo'), `the copy did not start, and does not say why: ${copy.log}`),
  )
}

/** Asks for its health again and again; the function answered tells what came, and ends the asking. */
function watch(instance: Instance): () => Promise<string | null> {
  let failures = 0
  let asked = 0
  const stop = new AbortController()
  const asking = (async () => {
    while (!stop.signal.aborted) {
      if (!(await instance.isHealthy())) failures++
      asked++
      await sleep(200)
    }
  })()
  return async () => {
    stop.abort()
    await asking
    return unless(failures === 0 && asked > 0, `${failures} of ${asked} times the original was not healthy`)
  }
}
