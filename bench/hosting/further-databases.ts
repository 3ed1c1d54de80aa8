import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianPostgres, ownPostgres } from './debian-postgres.ts'
import { seePage, send, teach } from './lesson.ts'
import { announced, firstOf, type Situation, unless } from './situation.ts'

const needs = [debianPostgres]
/** Every sign of a keyboard. */
const password = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~áç`

/** Further things that hosts do with a database of their own. */
export const furtherDatabases: readonly Situation[] = [
  {
    row: '48',
    what: 'a database password with every sign of the keyboard',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place, undefined, 'scram-sha-256')
      await postgres.asRoot(`alter role escola password '${password.replaceAll("'", "''")}'`)
      const address = new URL(postgres.address())
      address.password = encodeURIComponent(password)
      const { school } = await place.running({ DATABASE_URL: address.href })
      const { client } = await school.join('teacher')
      await teach(client)
      return unless(!school.instance.log.includes(password), 'the password is in the log')
    },
  },
  {
    row: '49',
    what: 'the database dropped and restored from a dump under the running school',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      const { school } = await place.running({ DATABASE_URL: postgres.address() })
      const teacher = await school.join('teacher')
      const id = await teach(teacher.client)
      const dump = join(place.folder, 'dump')
      execFileSync('sh', ['-c', 'pg_dump -Fc -f "$0" "$1"', dump, postgres.address()])
      await teach(teacher.client)
      await postgres.asRoot('drop database escola with (force)')
      const meanwhile = await school.enter(teacher, school.browser())
      await postgres.asRoot('create database escola owner escola')
      execFileSync('sh', ['-c', 'pg_restore --no-owner -d "$1" "$0"', dump, postgres.address()])
      await sleep(8_000)
      const entered = await school.enter(teacher, school.browser())
      const page = await seePage(teacher.client, id, 1)
      const sent = await send(teacher.client)
      return firstOf(
        unless(meanwhile.status === 503, `signing in meanwhile: ${meanwhile.status} ${meanwhile.text}`),
        unless(entered.status === 200, `signing in: ${entered.status} ${entered.text}`),
        page,
        unless(sent.status === 201, `sending a PDF: ${sent.status} ${sent.text}\n${school.instance.log.slice(-1500)}`),
      )
    },
  },
  {
    row: '52',
    what: 'two servers over one database, one with a clock that is ten minutes behind',
    needs: [...needs, 'faketime'],
    async run(place) {
      const postgres = await ownPostgres(place)
      const settings = { DATABASE_URL: postgres.address(), SESSION_SECRET: 'sessao-de-todas-as-maquinas-da-escola' }
      const files = { STORAGE_URL: `file://${place.folder}/files` }
      const one = place.school(join(place.folder, 'one'), { ...settings, ...files })
      await announced(one.instance)
      const late = { LD_PRELOAD: faketime(), FAKETIME: '-10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
      const other = place.school(join(place.folder, 'other'), { ...settings, ...files, ...late })
      await announced(other.instance)
      const teacher = await one.join('teacher')
      const there = await other.enter(teacher, other.browser())
      const late2 = await other.join('teacher')
      const id = await teach(late2.client)
      return firstOf(
        unless(there.status === 200, `signing in at the other: ${there.status} ${there.text}`),
        await seePage(late2.client, id, 1),
        unless((await send(teacher.client)).status === 201, one.instance.log),
        unless(!`${one.instance.log}${other.instance.log}`.includes('STORAGE_ADOPT'), other.instance.log),
      )
    },
  },
]

const faketime = () =>
  execFileSync('sh', ['-c', 'find /usr/lib -name libfaketime.so.1 | head -1'], { encoding: 'utf8' }).trim()
