import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMaterial, makeQuiz, makeUser } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'
import { countSchool, largestTeachers } from './counts.ts'

const school = useSchool()

const counted = `
  select people.*, books.*, (select count(*)::int from subjects) as subjects, (select count(*)::int from quizzes)
    as quizzes
  from
    (select (count(*) filter (where user_type = 'student'))::int as students,
      (count(*) filter (where user_type = 'teacher'))::int as teachers,
      (count(*) filter (where user_type = 'admin'))::int as admins,
      (count(*) filter (where user_type = 'student' and age_range = 'até 12'))::int as children,
      (count(*) filter (where user_type = 'student' and age_range = 'até 12' and exists (
        select from guardian_consents c where c.user_id = users.id and c.given_at is not null and c.revoked_at is null
      )))::int as consented,
      (count(*) filter (where user_type = 'student' and age_range is null))::int as ageless from users) people,
    (select count(*)::int as materials, coalesce(sum(cards_count), 0)::int as cards,
      coalesce(sum(model_items), 0)::int as "modelItems", coalesce(sum(extractive_items), 0)::int as "extractiveItems",
      coalesce(sum(pdf_bytes), 0)::int as "pdfBytes" from materials) books`

const largest = `select teacher_id as id, count(*)::int as materials, sum(pdf_bytes)::int as bytes from materials
  group by teacher_id order by bytes desc, teacher_id limit 1000`

/**
 * Statements that change what is counted; $1 is a place (0 to 3), $2 a number. Each names rows by what they look like,
 * not by ids.
 */
const users = `(select id, row_number() over (order by email) % 4 as place from users)`
const statements = {
  addPeople: `insert into users (id, email, first_name, last_name, full_name, phone, password, user_type, age_range,
    created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid() || '@escola.example', 'A', 'B', 'A B', '(11) 90000-0000', '-',
      (array['student', 'teacher', 'admin'])[1 + ($1::int + n) % 3], (array['até 12', '13 a 17',
        null])[1 + $2::int % 3], now(), now()
    from generate_series(1, $2::int % 4) n`,
  changeRole: `update users set user_type = (array['student', 'teacher', 'admin'])[1 + $2::int % 3] from ${users} at
    where at.id = users.id and at.place = $1::int`,
  changeAge: `update users set age_range = (array['até 12', '18 ou mais', null])[1 + $2::int % 3] from ${users} at
    where at.id = users.id and at.place = $1::int`,
  study: `update users set xp = xp + $2::int from ${users} at where at.id = users.id and at.place = $1::int`,
  dropPerson:
    `delete from users where id = (select id from ${users} at where place = $1::int order by md5(id::text || ` +
    '$2::int) limit 1)',
  askConsent: `insert into guardian_consents (user_id, guardian_name, relation, method, text_version, asked_at,
    given_at)
    select at.id, 'Rosa', 'mãe', 'paper', '1', now(), case when $2::int % 2 = 0 then now() end from ${users} at
      where at.place = $1::int
    on conflict (user_id) where revoked_at is null do update set given_at = now()`,
  revokeConsent: `update guardian_consents set revoked_at = now() where id % 4 = $1::int and $2::int >= 0`,
  forgetConsent: `delete from guardian_consents where id % 4 = $1::int and $2::int % 2 = 0`,
  addSubject: `insert into subjects (name, name_key, teacher_id, created_at)
    select 'Rios', gen_random_uuid()::text, at.id, now() from ${users} at where at.place = $1::int and $2::int >= 0`,
  dropSubjects: `delete from subjects where id % 4 = $1::int and id % 3 = $2::int % 3`,
  addMaterials: `insert into materials (title, subject_id, teacher_id, pdf_path, pdf_sha256, pdf_bytes, created_at)
    select 'Água', id, teacher_id, 'a.pdf', '\\x00', 100 + $2::int, now() from subjects where id % 4 = $1::int`,
  resize: `update materials set pdf_bytes = $2::int where id % 4 = $1::int`,
  rename: `update materials set title = $2::int::text where id % 4 = $1::int`,
  dropMaterials: `delete from materials where id % 4 = $1::int and id % 2 = $2::int % 2`,
  addQuiz: `insert into quizzes (material_id, title, created_at) select id, 'Quiz', now() from materials
    where id % 4 = $1::int and $2::int >= 0 on conflict do nothing`,
  addCards: `insert into flip_cards (material_id, question, answer, position, fingerprint, state, engine, created_at)
    select id, 'P', 'R', $2::int, $2::int::text, 'shown', (array['model', 'extractive', null])[1 + $2::int % 3], now()
    from materials where id % 4 = $1::int on conflict do nothing`,
  hideCards:
    `update flip_cards set state = (array['shown', 'hidden', 'removed'])[1 + ` + '$2::int % 3] where id % 4 = $1::int',
} as const

test('the counts of the school equal a recount, whatever is done, undone and done at the same time', async () => {
  const { db, pool } = school.connection
  for (const pdfBytes of [300, 700]) await makeQuiz(db, 2, { materialId: (await makeMaterial(db, { pdfBytes })).id })
  const kinds = Object.keys(statements) as (keyof typeof statements)[]
  const act = fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.integer({ min: 0, max: 3 }),
    number: fc.integer({ min: 0, max: 11 }),
    undone: fc.boolean(),
  })
  let most = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 18 }), async acts => {
      const run = async ({ kind, place, number, undone }: (typeof acts)[number]) => {
        const client = await pool.connect()
        try {
          await client.query('begin')
          await client.query(statements[kind], [place, number])
          await client.query(undone && number % 2 === 0 ? 'rollback' : 'commit')
        } catch (error) {
          await client.query('rollback')
          // Two in each other's way: one gives way. A consent or a material may be for somebody who is gone by then.
          if (!['40P01', '23503'].includes((error as { code?: string }).code ?? '')) throw error
        } finally {
          client.release()
        }
      }
      await Promise.all(acts.slice(0, 8).map(run))
      for (const one of acts.slice(8)) await run(one)
      const { rows } = await pool.query(counted)
      expect(await countSchool(db)).toEqual(rows[0])
      const teachers = await largestTeachers(db, 1000)
      expect(teachers.map(({ fullName: _, ...one }) => one)).toEqual((await pool.query(largest)).rows)
      most = Math.max(most, rows[0].cards)
    }),
    { numRuns: 60 },
  )
  expect(most).toBeGreaterThan(0)
  // Nothing was left behind that a recount would find.
  const before = await countSchool(db)
  await pool.query('select recount_school()')
  expect(await countSchool(db)).toEqual(before)
}, 60_000)

test('two who register people at the same time do not wait for each other', async () => {
  const { pool } = school.connection
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    await one.query('begin')
    await one.query(statements.addPeople, [0, 3])
    // The first has not committed: the second is through all the same.
    await other.query("set statement_timeout = '5s'")
    await other.query(statements.addPeople, [1, 3])
    await one.query('commit')
  } finally {
    one.release()
    other.release(true)
  }
  expect(await countSchool(school.connection.db)).toEqual((await pool.query(counted)).rows[0])
})

test('a rating touches no count of the school', async () => {
  const { db, pool } = school.connection
  const pupil = await makeUser(db, { id: randomUUID(), userType: 'student' })
  const written = async () => (await pool.query('select xmin::text, id from school_counts order by id')).rows
  const before = await written()
  await pool.query('update users set xp = xp + 10, streak = 1 where id = $1', [pupil.id])
  expect(await written()).toEqual(before)
})

test('tables that are emptied are counted anew', async () => {
  const { db, pool } = school.connection
  await makeQuiz(db, 2, { materialId: (await makeMaterial(db)).id })
  await pool.query('truncate quizzes cascade')
  expect(await countSchool(db)).toEqual((await pool.query(counted)).rows[0])
  await pool.query('truncate users cascade')
  expect(Object.values(await countSchool(db)).every(count => count === 0)).toBe(true)
})
