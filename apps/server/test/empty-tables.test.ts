import { expect, test } from 'vitest'
import { emptyTables } from './empty-tables.ts'
import { makeCards, makeMaterial, makeQuiz } from './factories.ts'
import { useSchool } from './use-school.ts'

const school = useSchool()

/** A teacher with a turma, a pupil in it who has rated a card, and an administrator's act. */
async function fill(): Promise<void> {
  const { pool, db } = school.connection
  const teacher = await school.signedIn('teacher')
  const materialId = (await makeMaterial(db, { teacherId: teacher.id })).id
  const [card] = await makeCards(db, 2, { materialId })
  await makeQuiz(db, 2, { materialId })
  const turma = await teacher.post<{ joinCode: string }>('/api/classes', { name: 'Turma A' })
  const pupil = await school.signedIn()
  await pupil.post('/api/join', { code: turma.body.joinCode })
  await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })
  const admin = await school.signedIn('admin')
  await admin.send({ method: 'PUT', url: `/api/admin/users/${pupil.id}/role`, payload: { userType: 'teacher' } })
  await pool.query("insert into rate_limits (key, points, expire) values ('alguém', 1, 1) on conflict do nothing")
}

/** Names of the tables that have rows. */
async function filled(): Promise<string[]> {
  const { pool } = school.connection
  const { rows } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const checked = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const left = await pool.query<{ name: string }>(checked.join(' union all '))
  return left.rows.map(({ name }) => name).sort()
}

test('tables and what references them are left as truncating leaves them, and the others as they were', async () => {
  await fill()
  const before = await filled()
  expect(before).toEqual(expect.arrayContaining(['admin_acts', 'card_reviews', 'class_members', 'quizzes', 'users']))
  await emptyTables(school.connection.pool, 'users', 'admin_acts')
  const after = await filled()
  await fill()
  expect(await filled()).toEqual(before)
  await school.connection.pool.query('truncate users, admin_acts cascade')
  expect(after).toEqual(await filled())
  expect(after).toContain('rate_limits')
})
