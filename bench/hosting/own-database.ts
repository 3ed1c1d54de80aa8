import { setTimeout as sleep } from 'node:timers/promises'
import { debianPostgres, ownPostgres, pooler } from './debian-postgres.ts'
import { teach } from './lesson.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'
import { refusesWith } from './start-outcome.ts'

const needs = [debianPostgres]

/** Capivira comes up over a database, and a PDF is read. */
async function works(place: Place, settings: Record<string, string>): Promise<string | null> {
  const { school } = await place.running(settings, `data-${place.port()}`)
  const { client } = await school.join('teacher')
  await teach(client)
  return unless(!school.instance.log.includes('parou ('), school.instance.log)
}

/** Databases as schools have them. */
export const ownDatabases: readonly Situation[] = [
  {
    row: '3',
    what: 'PgBouncer in transaction mode, as installed',
    needs: [...needs, 'pgbouncer'],
    async run(place) {
      const postgres = await ownPostgres(place)
      const { port } = await pooler(place, postgres, ['pool_mode = transaction'])
      const refused = await refusesWith(
        place,
        { DATABASE_URL: postgres.address('escola', port) },
        'no modo de transação',
      )
      // Nothing is left locked behind it.
      return refused ?? works(place, { DATABASE_URL: postgres.address() })
    },
  },
  {
    row: '3b',
    what: 'PgBouncer in session mode',
    needs: [...needs, 'pgbouncer'],
    async run(place) {
      const postgres = await ownPostgres(place)
      const { port } = await pooler(place, postgres, ['pool_mode = session', 'default_pool_size = 30'])
      return works(place, { DATABASE_URL: postgres.address('escola', port) })
    },
  },
  ...['LATIN1', 'SQL_ASCII'].map(encoding => ({
    row: '4',
    what: `a database in ${encoding}`,
    needs,
    async run(place: Place) {
      const postgres = await ownPostgres(place)
      await postgres.asRoot(`create database velho owner escola encoding '${encoding}' locale 'C' template template0`)
      return refusesWith(place, { DATABASE_URL: postgres.address('velho') }, `codificação ${encoding}`)
    },
  })),
  {
    row: '5',
    what: 'a schema that is not public',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      await postgres.asRoot(
        'create schema minha authorization escola; revoke all on schema public from public, escola',
        'escola',
      )
      await postgres.asRoot(
        'alter role escola in database escola set search_path = minha; grant create on database escola to escola',
      )
      return works(place, { DATABASE_URL: postgres.address() })
    },
  },
  {
    row: '6',
    what: 'data of a newer version under this program',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      const DATABASE_URL = postgres.address()
      const { school } = await place.running({ DATABASE_URL })
      await school.instance.stop()
      await postgres.asRoot(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
        'escola',
      )
      return refusesWith(place, { DATABASE_URL }, 'versão mais nova')
    },
  },
  {
    row: '10',
    what: 'a role that may open five connections, and one that may open eight',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      const DATABASE_URL = postgres.address()
      await postgres.asRoot('alter role escola connection limit 5')
      const refused = await refusesWith(place, { DATABASE_URL }, 'só pode abrir 5 conexões')
      await postgres.asRoot('alter role escola connection limit 8')
      return refused ?? works(place, { DATABASE_URL })
    },
  },
  {
    row: '9',
    what: 'time zones of old names, over PostgreSQL 15',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      for (const SCHOOL_TIME_ZONE of ['BET', 'Brazil/Acre']) {
        const settings = { DATABASE_URL: postgres.address(), SCHOOL_TIME_ZONE }
        const { school } = await place.running(settings, SCHOOL_TIME_ZONE.slice(0, 3))
        const { client } = await school.join('teacher')
        for (const path of ['/api/dashboard/teacher', '/api/reports']) {
          const { status, text } = await client.get(path)
          if (status !== 200) return `${SCHOOL_TIME_ZONE} ${path}: ${status} ${text.slice(0, 200)}`
        }
        await school.instance.stop()
      }
      return null
    },
  },
  {
    row: '17',
    what: 'a database that takes no changes for a while',
    needs,
    async run(place) {
      const postgres = await ownPostgres(place)
      const { school } = await place.running({ DATABASE_URL: postgres.address() })
      const person = await school.join('student')
      await postgres.asRoot('alter database escola set default_transaction_read_only = on')
      await postgres.asRoot("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'escola'")
      await sleep(1500)
      const refused = await school.enter(person, school.browser())
      const isHealthy = await school.instance.isHealthy()
      await postgres.asRoot('alter database escola reset default_transaction_read_only')
      await postgres.asRoot("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'escola'")
      await sleep(1500)
      const again = await school.enter(person, school.browser())
      return firstOf(
        unless(refused.status === 503, `signing in meanwhile: ${refused.status} ${refused.text}`),
        unless(!isHealthy, 'its health was good meanwhile'),
        unless(again.status === 200, `signing in afterwards: ${again.status} ${again.text}`),
      )
    },
  },
]
