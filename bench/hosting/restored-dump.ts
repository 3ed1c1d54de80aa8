import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { debianPostgres, ownPostgres } from './debian-postgres.ts'
import { seePage, send, teach } from './lesson.ts'
import { announced, firstOf, type Situation, unless } from './situation.ts'

const afterTheSweep = 10_000

/** A dump of this moment, restored beside the school over the same folder of files: a test, and then a move. */
export const restoredDump: readonly Situation[] = [
  {
    row: '1b',
    what:
      'a dump restored into another database of the same server, with the folder of the school; then told to take ' +
      'over',
    needs: [debianPostgres],
    async run(place) {
      const postgres = await ownPostgres(place)
      const data = join(place.folder, 'data')
      const files = join(data, 'files')
      const one = place.school(data, { DATABASE_URL: postgres.address() })
      await announced(one.instance)
      const { client: teacher } = await one.join('teacher')
      const materialId = await teach(teacher)
      await postgres.asRoot('create database copia owner escola')
      const script = 'pg_dump -Fc "$0" | pg_restore --no-owner -d "$1"'
      execFileSync('sh', ['-c', script, postgres.address(), postgres.address('copia')])
      const log = one.instance.log
      const settings = { DATABASE_URL: postgres.address('copia'), STORAGE_URL: pathToFileURL(files).href }
      const copied = join(place.folder, 'teste')
      const test = place.school(copied, settings)
      await announced(test.instance)
      const before = await pdfs(files)
      const { client } = await test.join('teacher')
      const refused = await send(client)
      await sleep(afterTheSweep)
      const beside = firstOf(
        unless(refused.status === 503, `sending a PDF to the copy: ${refused.status} ${refused.text}`),
        unless((await pdfs(files)).join() === before.join(), 'the files are not the same any more'),
        await seePage(teacher, materialId, 1),
        unless((await send(teacher)).status === 201, 'the school takes no PDF any more'),
        unless(one.instance.log === log, `the school said: ${one.instance.log.slice(log.length)}`),
      )
      await test.instance.stop()
      await one.instance.stop()
      const [, id = ''] = /STORAGE_ADOPT=([\w-]{36})/.exec(test.instance.log) ?? []
      const moved = place.school(copied, { ...settings, STORAGE_ADOPT: id })
      await announced(moved.instance)
      const { client: there } = await moved.join('teacher')
      const taken = await send(there)
      await moved.instance.stop()
      const left = place.school(data, { DATABASE_URL: postgres.address(), STORAGE_ADOPT: id })
      await announced(left.instance)
      const late = await send((await left.join('teacher')).client)
      return firstOf(
        beside,
        unless(taken.status === 201, `the copy that was to take over: ${taken.status} ${taken.text}`),
        unless(late.status === 503, `the school that was left behind: ${late.status} ${late.text}`),
      )
    },
  },
]

const pdfs = async (folder: string) => (await readdir(folder)).filter(name => name.endsWith('.pdf')).sort()
