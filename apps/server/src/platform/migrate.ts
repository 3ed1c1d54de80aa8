import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { refuseOtherSchema } from './database-rights.ts'
import { StartupProblem } from './startup-problem.ts'
import { taken } from './unfit-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** An arbitrary number that names the lock under which one process at a time migrates. */
const migrationLock = 4_812_207

const newer =
  'Estes dados são de uma versão mais nova da Capivira do que a deste programa. Atualize o programa (git pull), ' +
  'ou restaure ' +
  'o backup feito antes da atualização, e inicie de novo. Nada foi alterado.'

/**
 * Which migrations are still to be applied, in their order. Each is told from the others by the time it was made at, as
 * Drizzle writes it down: one that was merged late is applied as well, although younger ones were before it.
 * @param applied times of the migrations that the database has
 * @throws StartupProblem when it has one that this program does not know: a newer version was here
 */
export function missingMigrations<M extends Pick<MigrationMeta, 'folderMillis'>>(
  known: readonly M[],
  applied: readonly number[],
): M[] {
  const times = new Set(known.map(({ folderMillis }) => folderMillis))
  const first = Math.min(...times)
  if (applied.some(time => time >= first && !times.has(time))) throw new StartupProblem(newer)
  const there = new Set(applied)
  return known.filter(({ folderMillis }) => !there.has(folderMillis))
}

/**
 * How many migrations the next start will apply; null where no table is there yet. Nothing is changed.
 * @throws StartupProblem when a newer version, or another program, was here
 */
export async function pendingMigrations(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ notes: boolean; tables: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as notes, to_regclass('users') is not null ` +
      'as tables',
  )
  const [there] = rows
  if (!there?.notes) {
    if (there?.tables) throw new StartupProblem(taken)
    return null
  }
  const applied = await appliedTo(client)
  const missing = missingMigrations(readMigrationFiles({ migrationsFolder }), applied)
  if (applied.length > 0) await refuseOtherSchema(client)
  return missing.length
}

async function appliedTo(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations')
  return rows.map(row => Number(row.created_at))
}

/**
 * Brings the tables up to date, in one transaction that holds the lock: it ends with it, whatever becomes of the
 * connection, also behind a pooler. Tables are made in the schema that the role finds first.
 */
export async function applyMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    // Sums over whole tables of a large school without a detour by the disk; once, and for one process.
    await client.query("set local work_mem = '64MB'")
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('create schema if not exists drizzle')
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, ' +
        'created_at bigint)',
    )
    const applied = await appliedTo(client)
    const missing = missingMigrations(readMigrationFiles({ migrationsFolder }), applied)
    if (applied.length > 0) await refuseOtherSchema(client)
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) await client.query(withoutSchema(statement))
      const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
      await client.query(note, [hash, folderMillis])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * drizzle-kit names the schema in foreign keys alone, and always as public; without it the role's own schema is found.
 */
const withoutSchema = (statement: string) => statement.replaceAll('"public".', '')
