import pg from 'pg'
import { hashPassword } from '../../apps/server/src/features/accounts/password-hash.ts'
import { migrateDatabase, openDatabase } from '../../apps/server/src/platform/database.ts'
import { prepareBulk } from './bulk.ts'
import { classStatements } from './fill/classes.ts'
import { gameStatements } from './fill/games.ts'
import { writeHistories } from './fill/histories.ts'
import { materialStatements } from './fill/materials.ts'
import { peopleStatements } from './fill/people.ts'
import { progressStatements } from './fill/progress.ts'
import { quizStatements } from './fill/quizzes.ts'
import { achievementStatements, ledgerStatements } from './fill/rewards.ts'
import { studyStatements } from './fill/study.ts'
import { systemStatements } from './fill/system.ts'
import { sizesOf } from './sizes.ts'

/** Everybody's password. */
export const password = 'Capivara-1'

/** `bench.at(n)`: noon in the school n days after today, so that days are the same in its time zone and in UTC. */
const workspace = (today: string) => [
  `set timezone = 'UTC'; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off`,
  'create schema bench',
  `create function bench.at(days int) returns timestamptz language sql immutable
   return timestamptz '${today}T15:00:00Z' + days * interval '1 day'`,
]

/**
 * Fills an empty database with a school of a size that has studied for half a year up to yesterday: by SQL over whole
 * tables, the same at every filling but for the day. Tells each part's seconds.
 */
export async function fill(url: string, factor: number, today: string): Promise<void> {
  const { pool, close } = openDatabase(url, 1)
  await migrateDatabase(pool)
  await close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sizes = sizesOf(factor)
  const part = async (name: string, statements: readonly string[]) => {
    const start = performance.now()
    for (const statement of statements) await client.query(statement)
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  try {
    await part('tables', workspace(today))
    const restore = await prepareBulk(client)
    await part('people', peopleStatements(sizes, await hashPassword(password)))
    await part('materials', materialStatements)
    await part('turmas', classStatements(sizes))
    await writeHistories(client)
    await part('cards studied', studyStatements)
    await part('quizzes', quizStatements)
    await part('games', gameStatements)
    await part('progress', progressStatements)
    await part('XP', ledgerStatements)
    await part('achievements', achievementStatements)
    await part('the rest', systemStatements(sizes))
    await part('indexes and foreign keys', ['drop schema bench cascade', ...restore])
    await part('counts of the school', ['select recount_school()'])
    await part('vacuum', ['vacuum analyze'])
  } finally {
    await client.end()
  }
}
