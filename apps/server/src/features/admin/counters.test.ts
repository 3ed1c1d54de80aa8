import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const drift = `
  select m.id from materials m left join quizzes q on q.material_id = m.id
  where m.cards_count <> (select count(*) from flip_cards where material_id = m.id and state = 'shown')
    or m.words_count <> (select count(*) from words where material_id = m.id and state = 'shown')
    or q.questions_count <> (select count(*) from quiz_questions where quiz_id = q.id and state = 'shown')
    or m.model_items <> (select count(*) from flip_cards where material_id = m.id and engine = 'model')
      + (select count(*) from quiz_questions where quiz_id = q.id and engine = 'model')
    or m.extractive_items <> (select count(*) from flip_cards where material_id = m.id and engine = 'extractive')
      + (select count(*) from quiz_questions where quiz_id = q.id and engine = 'extractive')`

/** Statements of every kind that touch items; $1 is a material, $2 a place, $3 a state. */
const statements = {
  addCards: `insert into flip_cards (material_id, question, answer, position, fingerprint, state, engine, created_at)
    select $1, 'P', 'R', at, at::text, $3, (array['model', 'extractive', null])[1 + at % 3], now()
      from generate_series($2::int, $2::int + 3) at
    on conflict (material_id, fingerprint) do update set state = excluded.state`,
  showCards: `update flip_cards set state = $3 where material_id = $1 and position % 3 = $2::int % 3`,
  rewriteCards:
    `update flip_cards set engine = 'extractive' where material_id = $1 and ` + 'position = $2::int and state <> $3',
  moveCards: `update flip_cards set material_id = $1, fingerprint = fingerprint || '-' || id
    where position = $2::int and $3::text = 'shown' and material_id <> $1`,
  dropCards: `delete from flip_cards where material_id = $1 and position >= $2::int and state = $3`,
  addWords: `insert into words (material_id, word, hint, position, fingerprint, state, created_at)
    values ($1, 'rio', 'Corre', $2, $2::int::text, $3, now()) on conflict do nothing`,
  dropWords: `delete from words where material_id = $1 and position <= $2::int and state <> $3`,
  addQuestions: `insert into quiz_questions (quiz_id, question, options, correct_answer, position, fingerprint, state,
    engine,
      created_at)
    select id, 'Q', '["a","b"]', 0, $2::int, $2::int::text, $3, (array['model', 'extractive'])[1 + $2::int % 2], now()
      from quizzes where material_id = $1
    on conflict (quiz_id, fingerprint) do update set state = excluded.state`,
  dropQuestions: `delete from quiz_questions where position = $2::int and state = $3
    and quiz_id in (select id from quizzes where material_id = $1)`,
} as const

test('counters equal a recount, whatever is done to the items and however many at once', async () => {
  const { db, pool } = school.connection
  const ids = [(await makeMaterial(db)).id, (await makeMaterial(db)).id]
  for (const materialId of ids) await makeQuiz(db, 2, { materialId })
  const kinds = Object.keys(statements) as (keyof typeof statements)[]
  const act = fc.record({
    kind: fc.constantFrom(...kinds),
    material: fc.constantFrom(...ids),
    place: fc.integer({ min: 0, max: 9 }),
    state: fc.constantFrom('shown', 'hidden', 'removed'),
  })
  let most = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async acts => {
      const run = ({ kind, material, place, state }: (typeof acts)[number]) =>
        pool.query(statements[kind], [material, place, state]).catch((error: { code?: string }) => {
          // Two statements in each other's way: one gives way, and counts nothing.
          if (error.code !== '40P01') throw error
        })
      await Promise.all(acts.slice(0, 8).map(run))
      for (const one of acts.slice(8)) await run(one)
      expect((await pool.query(drift)).rows).toEqual([])
      const { rows } = await pool.query('select sum(cards_count)::int as cards from materials')
      most = Math.max(most, rows[0].cards)
    }),
    { numRuns: 40 },
  )
  // The last acts may have dropped every card; some were there to be counted.
  expect(most).toBeGreaterThan(0)
})

test('a material goes with its items, and its counters with it', async () => {
  const { db, pool } = school.connection
  const { id } = await makeMaterial(db)
  await makeQuiz(db, 3, { materialId: id })
  await pool.query(statements.addCards, [id, 0, 'shown'])
  await pool.query('delete from materials where id = $1', [id])
  expect((await pool.query('select from flip_cards where material_id = $1', [id])).rows).toEqual([])
})
