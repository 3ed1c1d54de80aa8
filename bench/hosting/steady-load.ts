import { execFileSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { School } from '../security/school.ts'
import { debianPostgres, ownPostgres, pooler } from './debian-postgres.ts'
import { seePage, send, teach } from './lesson.ts'
import { announced, firstOf, type Place, type Situation, unless } from './situation.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Twelve people asking for their pages while something happens to the database: what was answered, by status. */
async function askedDuring(school: School, happens: () => Promise<void>): Promise<Map<number, number>> {
  const people = await Promise.all(Array.from({ length: 12 }, () => school.join('student')))
  const answers = new Map<number, number>()
  let over = false
  const asking = people.map(async ({ client }) => {
    while (!over) {
      const { status } = await client.get('/api/dashboard/student').catch(() => ({ status: 0 }))
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  })
  await sleep(1_000)
  await happens()
  await sleep(4_000)
  over = true
  await Promise.all(asking)
  return answers
}

/** The school answered, with 200 or with 503, and then works as before. */
async function recovers(school: School, happens: () => Promise<void>): Promise<string | null> {
  const answers = await askedDuring(school, happens)
  const others = [...answers.keys()].filter(status => status !== 200 && status !== 503)
  const { client } = await school.join('teacher')
  await teach(client)
  return firstOf(
    unless(others.length === 0 && (answers.get(200) ?? 0) > 50, JSON.stringify([...answers])),
    unless(await school.instance.isHealthy(), 'its health is not good afterwards'),
  )
}

/** A file system in memory, so large; full when a file takes all of it. */
async function smallDisk(place: Place, megabytes: number): Promise<string> {
  const folder = join(place.folder, 'disk')
  await mkdir(folder)
  execFileSync('sh', ['-c', 'mount -t tmpfs -o "size=$1m" tmpfs "$0"', folder, String(megabytes)])
  place.atTheEnd(() => void execFileSync('sh', ['-c', 'umount -l "$0"', folder]))
  return folder
}

async function fill(folder: string): Promise<string> {
  const file = join(folder, 'cheio')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => {})
  return file
}

const asRoot = process.getuid?.() === 0 ? [] : ['root, to mount a small disk']

/**
 * What was right when hosts' reports were first tried: full disks, cut connections, an update under the running
 * program.
 */
export const steadyLoad: readonly Situation[] = [
  {
    row: '18',
    what: 'the disk of the data folder fills, and is freed',
    needs: ['mount', ...asRoot],
    async run(place) {
      const disk = await smallDisk(place, 260)
      const school = place.school(join(disk, 'data'))
      await announced(school.instance)
      const person = await school.join('student')
      const filler = await fill(disk)
      const refused: number[] = []
      for (let n = 0; n < 60 && !refused.includes(503); n++)
        refused.push(
          (await school.browser().post('/api/auth/register', {})).status,
          (await school.enter(person, school.browser())).status,
        )
      await rm(filler)
      for (let tries = 0; tries < 60 && !(await school.instance.isHealthy()); tries++) await sleep(500)
      const entered = await school.enter(person, school.browser())
      return firstOf(
        unless(
          !refused.some(status => status >= 500 && ![503, 507].includes(status)),
          `while it was full: ${[...new Set(refused)]}`,
        ),
        unless(
          entered.status === 200,
          `signing in afterwards: ${entered.status} ${entered.text}\n${school.instance.log}`,
        ),
      )
    },
  },
  {
    row: '59',
    what: 'a start on a disk that is full, which says so',
    needs: ['mount', ...asRoot],
    async run(place) {
      const disk = await smallDisk(place, 20)
      await fill(disk)
      const { instance } = place.school(join(disk, 'data'))
      await instance.bringUp().catch(() => {})
      return unless(instance.log.includes('O disco está cheio'), instance.log)
    },
  },
  {
    row: '24',
    what: 'connections cut, then PostgreSQL restarted, under twelve people',
    needs: [debianPostgres],
    async run(place) {
      const postgres = await ownPostgres(place)
      const { school } = await place.running({ DATABASE_URL: postgres.address() })
      return recovers(school, async () => {
        await postgres.asRoot("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'escola'")
        await sleep(1_500)
        await postgres.restart()
      })
    },
  },
  {
    row: '50',
    what: 'PgBouncer restarted under twelve people',
    needs: [debianPostgres, 'pgbouncer'],
    async run(place) {
      const postgres = await ownPostgres(place)
      const { port, restart } = await pooler(place, postgres, ['pool_mode = session', 'default_pool_size = 30'])
      const { school } = await place.running({ DATABASE_URL: postgres.address('escola', port) })
      return recovers(school, restart)
    },
  },
  {
    row: '25',
    what: 'this version put in the place of the one before under the running program, whose worker then ends',
    needs: ['--before', 'rsync'],
    async run(place) {
      const checkout = join(place.folder, 'checkout')
      execFileSync('cp', ['-al', place.before ?? '', checkout])
      const school = place.school(join(place.folder, 'data'), {}, checkout)
      await announced(school.instance)
      const { client } = await school.join('teacher')
      const first = await teach(client)
      // As git pull does: every file that changed is another one from then on.
      execFileSync('rsync', [
        '-a',
        '--delete',
        '--exclude=node_modules',
        '--exclude=.git',
        '--exclude=/data*',
        `${project}/`,
        checkout,
      ])
      const second = await teach(client)
      await school.instance.kill('worker')
      const third = await teach(client)
      return firstOf(
        ...(await Promise.all([first, second, third].map(id => seePage(client, id, 1)))),
        unless((await send(client)).status === 201, school.instance.log),
      )
    },
  },
]
