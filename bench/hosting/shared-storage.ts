import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../security/client.ts'
import type { School } from '../security/school.ts'
import { type Bucket, bucketOf } from './bucket.ts'
import { seePage, send, teach } from './lesson.ts'
import { announced, firstOf, type Place, type Situation, unless } from './situation.ts'

const afterTheSweep = 10_000
const twoHours = 2 * 3600_000

/** A school whose files lie in a bucket, with one PDF that was read long ago. */
type Original = { school: School; data: string; bucket: Bucket; teacher: Client; materialId: string; kept: string[] }

async function original(place: Place): Promise<Original> {
  const bucket = await bucketOf(place)
  const { school, data } = await place.running({ STORAGE_URL: bucket.address() })
  const { client: teacher } = await school.join('teacher')
  const materialId = await teach(teacher)
  const seen = await seePage(teacher, materialId, 1)
  if (seen) throw new Error(seen)
  bucket.age(twoHours)
  return { school, data, bucket, teacher, materialId, kept: valuable(bucket) }
}

/** What nobody could make again. */
const valuable = (bucket: Bucket) => bucket.keys().filter(key => key.endsWith('.pdf') || key.startsWith('pages/'))

/** Another instance with the storage of a school: it takes nothing away, and says what it is. */
export const sharedStorage: readonly Situation[] = [
  {
    row: '1b',
    what: 'a test of the backup with an empty database over the bucket of the school',
    async run(place) {
      const one = await original(place)
      const { school } = await place.running({ STORAGE_URL: one.bucket.address() }, 'teste')
      return besides(one, school)
    },
  },
  {
    row: '1b',
    what: 'the backup of yesterday started beside the school, with its bucket',
    async run(place) {
      const one = await original(place)
      await one.school.instance.stop()
      await copyOf(one.data, join(place.folder, 'copia'))
      await announced(one.school.instance)
      await teach(one.teacher)
      one.bucket.age(twoHours)
      const today = { ...one, kept: valuable(one.bucket) }
      const { school } = await place.running({ STORAGE_URL: one.bucket.address() }, 'copia')
      return besides(today, school)
    },
  },
  {
    row: '1b',
    what: 'the data folder copied this moment, in use, and started with the same bucket',
    async run(place) {
      const one = await original(place)
      await copyOf(one.data, join(place.folder, 'copia'))
      const { school } = await place.running({ STORAGE_URL: one.bucket.address() }, 'copia')
      return besides(one, school)
    },
  },
]

async function copyOf(from: string, to: string): Promise<void> {
  await mkdir(to)
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/** What becomes of a school while another instance has its storage. */
async function besides(one: Original, other: School): Promise<string | null> {
  const log = one.school.instance.log
  await sleep(afterTheSweep)
  const { client } = await other.join('teacher')
  const refused = await send(client)
  const gone = one.kept.filter(key => !one.bucket.keys().includes(key))
  return firstOf(
    unless(gone.length === 0, `gone: ${gone.join(', ')}`),
    await seePage(one.teacher, one.materialId, 2),
    unless(refused.status === 503, `sending a PDF to the copy: ${refused.status} ${refused.text}`),
    unless(other.instance.log.includes('STORAGE_ADOPT='), `the copy does not say what it is: ${other.instance.log}`),
    unless(await isWarned(other), 'the administrators of the copy are not told'),
    unless((await send(one.teacher)).status === 201, 'the school takes no PDF any more'),
    unless(one.school.instance.log === log, `the school said: ${one.school.instance.log.slice(log.length)}`),
  )
}

/** Whether an administrator sees what is the matter. */
async function isWarned(school: School): Promise<boolean> {
  const { client } = await school.join('admin')
  return (await client.get('/api/admin/dashboard')).text.includes('STORAGE_ADOPT=')
}
