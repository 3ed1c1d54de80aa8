import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { bucketOf } from './bucket.ts'
import { firstOf, type Situation, unless } from './situation.ts'

/** A worker tidies up as soon as it runs. */
const afterTheSweep = 10_000
const threeHours = 3 * 3600_000

/** What people keep where Capivira is told to keep its files. */
const inABucket = ['contrato.pdf', 'index.html', 'foto.jpg', 'pages/outra/1.png', 'drawings/mapa.png', 'backup/a.sql']
const inAFolder = ['notas.xlsx', 'ata.docx', 'contrato.pdf', 'incoming/carta.txt', 'pages/fotos/1.webp']
/** Names that no library of ours can be asked about. */
const oddNames = ['.htaccess', '1º ano.pdf', 'Tom & Ana.txt', 'ata~', '#lista', 'a b/ç.txt']

/** Files of other people in the storage: none is removed, and none stands in the way. */
export const strangersFiles: readonly Situation[] = [
  {
    row: '1',
    what: 'a bucket in which others keep files, with a prefix of our own',
    async run(place) {
      const bucket = await bucketOf(place)
      for (const key of inABucket) bucket.put(key, new Date(Date.now() - threeHours))
      const { instance } = place.school(join(place.folder, 'data'), { STORAGE_URL: bucket.address('capivira/prod') })
      await instance.bringUp()
      await sleep(afterTheSweep)
      const ours = bucket.keys().filter(key => !inABucket.includes(key))
      return firstOf(
        missing(inABucket, bucket.keys()),
        unless(
          ours.every(key => key.startsWith('capivira/prod/')) && ours.length > 0,
          `our own files are not below the prefix: ${ours.slice(0, 5).join(', ')}`,
        ),
      )
    },
  },
  {
    row: '1',
    what: 'the root of a bucket in which others keep files',
    async run(place) {
      const bucket = await bucketOf(place)
      for (const key of inABucket) bucket.put(key, new Date(Date.now() - threeHours))
      await place.school(join(place.folder, 'data'), { STORAGE_URL: bucket.address() }).instance.bringUp()
      await sleep(afterTheSweep)
      return missing(inABucket, bucket.keys())
    },
  },
  { row: '1c', what: 'a folder that people use', run: place => folderOf(place, inAFolder) },
  { row: '27', what: 'names that only people give', run: place => folderOf(place, [...inAFolder, ...oddNames]) },
]

async function folderOf(place: Parameters<Situation['run']>[0], names: readonly string[]): Promise<string | null> {
  const folder = join(place.folder, 'escola')
  const old = new Date(Date.now() - threeHours)
  for (const name of [...names, 'incoming/00000000-0000-4000-8000-000000000000.part']) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
    await utimes(path, old, old)
  }
  const { instance } = place.school(join(place.folder, 'data'), { STORAGE_URL: pathToFileURL(folder).href })
  await instance.bringUp()
  await sleep(afterTheSweep)
  const there = (await readdir(folder, { recursive: true })).map(String)
  return firstOf(
    missing(names, there),
    unless(!there.some(name => name.endsWith('.part')), 'an upload that broke off was not tidied up'),
    unless(!/\n\s+at /.test(instance.log), instance.log),
  )
}

function missing(names: readonly string[], there: readonly string[]): string | null {
  const gone = names.filter(name => !there.includes(name))
  return unless(gone.length === 0, `gone: ${gone.join(', ')}`)
}
