import { mkdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { bucketOf } from './bucket.ts'
import { seePage, send, teach } from './lesson.ts'
import { announced, firstOf, type Place, type Situation, unless } from './situation.ts'

const afterTheSweep = 8_000

/**
 * A school in a storage that is changed between its starts; each start must show what the first one was taught, and
 * take more.
 */
async function overStarts(place: Place, storages: readonly Record<string, string>[], between?: () => Promise<void>) {
  const data = join(place.folder, 'data')
  let known: string | undefined
  for (const settings of storages) {
    const school = place.school(data, settings)
    await announced(school.instance)
    await sleep(afterTheSweep)
    const { client } = await school.join('teacher')
    known ??= await teach(client)
    const seen = firstOf(
      await seePage((await school.join('admin')).client, known, 1),
      unless(
        (await send(client)).status === 201,
        `no PDF is taken with ${JSON.stringify(settings)}: ${school.instance.log}`,
      ),
    )
    if (seen) return seen
    await school.instance.stop()
    await between?.()
  }
  return null
}

/** What hosts do to a storage in the course of years. */
export const further: readonly Situation[] = [
  {
    row: '58',
    what: 'the folder of files moved to another disk, a link in its place',
    async run(place) {
      const [files, disk] = [join(place.folder, 'files'), join(place.folder, 'disk')]
      await mkdir(files)
      const STORAGE_URL = pathToFileURL(files).href
      let moved = false
      return overStarts(place, [{ STORAGE_URL }, { STORAGE_URL }], async () => {
        if (moved) return
        moved = true
        await rename(files, disk)
        await symlink(disk, files)
      })
    },
  },
  {
    row: '57',
    what: 'the prefix of a bucket set, and set to another',
    async run(place) {
      const bucket = await bucketOf(place)
      const data = join(place.folder, 'data')
      const said: string[] = []
      for (const prefix of ['', 'escola', 'escola/2026']) {
        const school = place.school(data, { STORAGE_URL: bucket.address(prefix) })
        await announced(school.instance)
        const { client } = await school.join('teacher')
        if ((await send(client)).status !== 201) return `no PDF is taken under ${prefix}: ${school.instance.log}`
        await sleep(afterTheSweep)
        said.push(school.instance.log)
        await school.instance.stop()
      }
      const pdfs = bucket.keys().filter(key => key.endsWith('.pdf'))
      return firstOf(
        // A new place is the host's to fill, because a copy of this school might have it: nothing is moved, nothing
        // lost, and it is said.
        unless(pdfs.length === 3, `there are ${bucket.keys().join(' ')}`),
        unless(
          said.slice(1).every(log => log.includes('é novo e está vazio')),
          said.join('\n'),
        ),
      )
    },
  },
  {
    row: '56',
    what: 'STORAGE_ADOPT left in the settings for ever',
    async run(place) {
      const bucket = await bucketOf(place)
      const first = place.school(join(place.folder, 'one'), { STORAGE_URL: bucket.address() })
      await announced(first.instance)
      await first.instance.stop()
      const second = place.school(join(place.folder, 'two'), { STORAGE_URL: bucket.address() })
      await announced(second.instance)
      const [, id = ''] = /STORAGE_ADOPT=([\w-]{36})/.exec(second.instance.log) ?? []
      await second.instance.stop()
      const settings = { STORAGE_URL: bucket.address(), STORAGE_ADOPT: id }
      const owned = await overStarts(place, [settings, settings, settings])
      if (owned) return owned
      // Left standing at the one that was left behind as well, it takes nothing back.
      const left = place.school(join(place.folder, 'one'), settings)
      await announced(left.instance)
      const { client } = await left.join('teacher')
      return unless(
        (await send(client)).status === 503,
        `the one that was left behind took it back: ${left.instance.log}`,
      )
    },
  },
]
