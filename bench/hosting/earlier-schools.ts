import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bucketOf } from './bucket.ts'
import { seePage, send, teach } from './lesson.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'

const afterTheSweep = 10_000
const orphan = '00000000-0000-4000-8000-000000000000.pdf'

/**
 * Schools of the version before, which knew no mark in the storage, started with this one: nothing is lost, nothing
 * stops.
 */
export const earlierSchools: readonly Situation[] = [
  {
    row: '1',
    what: 'a school of the version before, with a folder',
    needs: ['--before'],
    run: place =>
      upgraded(place, {}, async () =>
        (await readdir(join(place.folder, 'data/files'), { recursive: true })).map(String),
      ),
  },
  {
    row: '1',
    what: 'a school of the version before, with a bucket and a prefix that it did not obey',
    needs: ['--before'],
    async run(place) {
      const bucket = await bucketOf(place)
      const settings = { STORAGE_URL: bucket.address('capivira') }
      const keys = async () => bucket.keys().map(key => key.replace(/^capivira\//, ''))
      bucket.put(orphan, new Date())
      return firstOf(
        await upgraded(place, settings, keys),
        unless(
          bucket.keys().some(key => /^capivira\/[\w-]{36}\.pdf$/.test(key)),
          `nothing was moved under the prefix: ${bucket.keys().join(', ')}`,
        ),
      )
    },
  },
]

async function upgraded(
  place: Place,
  settings: Record<string, string>,
  keys: () => Promise<string[]>,
): Promise<string | null> {
  const data = join(place.folder, 'data')
  const before = place.school(data, settings, place.before)
  await before.instance.bringUp()
  const { email, password, client: teacher } = await before.join('teacher')
  const materialId = await teach(teacher)
  await seePage(teacher, materialId, 1)
  await before.instance.stop()
  const kept = (await keys()).filter(key => key.endsWith('.pdf'))

  const after = place.school(data, settings)
  await after.instance.bringUp()
  const client = after.browser()
  await after.enter({ email, password, client })
  const seen = await seePage(client, materialId, 2)
  await sleep(afterTheSweep)
  const there = await keys()
  return firstOf(
    seen,
    unless(
      kept.every(key => there.includes(key)),
      `gone: ${kept.filter(key => !there.includes(key)).join(', ')}`,
    ),
    await seePage(client, materialId, 1),
    unless((await send(client)).status === 201, 'no PDF is taken any more'),
    unless(!after.instance.log.includes('STORAGE_ADOPT'), after.instance.log),
  )
}
