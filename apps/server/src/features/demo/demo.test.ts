import type { Material } from '@capivira/core/materials/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeUser } from '../../../test/factories.ts'
import { startWorker } from '../../worker.ts'
import { demoAccounts } from './accounts.ts'
import { openDemoClass } from './open-demo-class.ts'
import { openDemoSchool } from './open-demo-school.ts'
import { type DemoItems, findUserIds, listSteps, readItems } from './store.ts'
import { studyAsDemoPupils } from './study-as-demo-pupils.ts'
import { type DemoTextName, demoTexts } from './texts.ts'

let school: TestApp
const now = new Date('2026-03-02T15:00:00Z')
beforeEach(async () => {
  school = await startTestApp({ settings: { demo: true } })
})
afterEach(() => school.close())

const db = () => school.connection.db
const tools = () => ({ db: db(), settings: school.settings, now })
const query = async (text: string) => (await school.connection.pool.query(text)).rows

async function signIn(email: string) {
  const person = school.visitor()
  const password = school.settings.demoPassword
  expect((await person.post('/api/auth/login', { email, password })).status).toBe(200)
  return person
}

describe('the accounts', () => {
  test('are made once on an empty database, whoever starts first, and can sign in', async () => {
    await Promise.all([openDemoSchool(tools()), openDemoSchool(tools()), openDemoSchool(tools())])
    expect(await query('select email from users')).toHaveLength(5)
    for (const { email, role } of demoAccounts)
      expect((await (await signIn(email)).get('/api/auth/user')).body).toMatchObject({ userType: role })
  })

  test('are completed when the start that made some was killed', async () => {
    await openDemoSchool(tools())
    await query(`delete from users where email like 'aluno%'; delete from demo_steps where name = 'accounts'`)
    await openDemoSchool(tools())
    expect(await query('select email from users')).toHaveLength(5)
  })

  test('stay deleted', async () => {
    await openDemoSchool(tools())
    await query(`delete from users where email like 'aluno%'`)
    await openDemoSchool(tools())
    expect(await query('select email from users')).toHaveLength(3)
  })

  test('are never made where people have accounts, in production, or with DEMO=0', async () => {
    await openDemoSchool({ ...tools(), settings: { ...school.settings, demo: false } })
    await openDemoSchool({ ...tools(), settings: { ...school.settings, mode: 'production' } })
    expect(await query('select email from users')).toEqual([])
    await makeUser(db())
    await openDemoSchool(tools())
    expect(await query('select email from users')).toHaveLength(1)
  })
})

describe('the history of the pupils', () => {
  async function items(): Promise<Map<DemoTextName, DemoItems>> {
    const found = new Map<DemoTextName, DemoItems>()
    for (const name of demoTexts) {
      const { id } = await makeMaterial(db())
      await makeCards(db(), 20, { materialId: id })
      await makeQuiz(db(), 10, { materialId: id })
      found.set(name, await readItems(db(), id))
    }
    return found
  }
  const study = (found: Map<DemoTextName, DemoItems>, signal = new AbortController().signal) =>
    studyAsDemoPupils({ ...tools(), signal }, found, now)
  const pupils = () =>
    query(`select email, xp, streak, last_study_date::text as day from users where email like 'alun%' order by email`)

  test('is earned by the rules, and ends yesterday', async () => {
    await openDemoSchool(tools())
    await study(await items())
    expect(await pupils()).toEqual([
      { email: 'aluna2@demonstracao.example', xp: expect.any(Number), streak: 3, day: '2026-03-01' },
      { email: 'aluno1@demonstracao.example', xp: expect.any(Number), streak: 6, day: '2026-03-01' },
      { email: 'aluno3@demonstracao.example', xp: expect.any(Number), streak: 1, day: '2026-02-25' },
    ])
    expect(await query('select count(*)::int as attempts from quiz_attempts')).toEqual([{ attempts: 6 }])
    expect(await query('select score from quiz_attempts order by completed_at, id')).toContainEqual({ score: 10 })
    const dashboard = await (await signIn('aluno1@demonstracao.example')).get('/api/dashboard/student')
    expect(dashboard.body).toMatchObject({ stats: { streak: 6, cardsToday: 0, accuracy: 78 } })
  })

  test('is the same however often it was interrupted', async () => {
    await openDemoSchool(tools())
    const found = await items()
    await study(found)
    const state = async () => ({
      pupils: await pupils(),
      logged: await query('select user_id, card_id, day::text, rating from review_log order by 1, 2, 3'),
      attempts: await query('select user_id, quiz_id, day::text, score from quiz_attempts order by 1, 2, 3'),
      ledger: await query('select user_id, source, source_id, amount from xp_ledger order by 1, 2, 3'),
    })
    const straight = await state()
    await query(`
      truncate review_log, card_reviews, studied_cards, quiz_attempts, quiz_answers, material_days,
        assignment_results, xp_ledger, user_progress, activity_days,
        activity_totals, user_achievements;
      update users set xp = 0, level = 1, streak = 0, last_study_date = null`)
    for (const acts of [1, 5, 11, 2, 17]) {
      let left = acts
      const stop = new AbortController()
      vi.spyOn(stop.signal, 'throwIfAborted').mockImplementation(() => {
        if (left-- === 0) throw new Error('killed')
      })
      await expect(study(found, stop.signal)).rejects.toThrow('killed')
    }
    await study(found)
    expect(await state()).toEqual(straight)
  })
})

describe('the turma', () => {
  /** Makes it, with a material to be assigned. */
  async function opening() {
    await openDemoSchool(tools())
    const email = demoAccounts[0].email
    const teacherId = (await findUserIds(db(), [email])).get(email) ?? ''
    const { id } = await makeMaterial(db(), { teacherId })
    await makeQuiz(db(), 10, { materialId: id })
    const items = new Map<DemoTextName, DemoItems>([['ciencias-7-ano', await readItems(db(), id)]])
    return () => openDemoClass(tools(), items, { teacherId, begun: now })
  }
  const count = () =>
    query(`select (select count(*)::int from classes) as classes, (select count(*)::int from class_members) as members,
      (select count(*)::int from assignments) as assignments`)
  const none = [{ classes: 0, members: 0, assignments: 0 }]
  const one = [{ classes: 1, members: 3, assignments: 1 }]

  test.each(['class_members', 'assignments', 'demo_steps'])(
    'is one also when the start was killed as it wrote %s',
    async table => {
      const open = await opening()
      await query(`
        create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
        create trigger die before insert on ${table} for each row execute function die()`)
      await expect(open()).rejects.toThrow()
      expect(await count()).toEqual(none)
      await query(`drop trigger die on ${table}; drop function die()`)
      await open()
      expect(await count()).toEqual(one)
      await open()
      expect(await count()).toEqual(one)
    },
  )

  test('is one when two starts make it at the same time, and stays deleted', async () => {
    const open = await opening()
    await Promise.all([open(), open(), open()])
    expect(await count()).toEqual(one)
    await query('delete from classes')
    await open()
    expect(await count()).toEqual(none)
  })
})

test('a worker gives the school its texts and its history, once', { timeout: 180_000 }, async () => {
  const start = () =>
    startWorker({
      settings: school.settings,
      databaseUrl: school.databaseUrl,
      files: school.files,
      db: db(),
      logger: pino({ level: 'silent' }),
      now: () => now,
    })
  const done = () =>
    vi.waitUntil(async () => (await listSteps(db())).has('history'), { timeout: 150_000, interval: 250 })
  const worker = await start()
  await done()
  await worker.stop()

  const pupil = await signIn('aluno1@demonstracao.example')
  const { body: materials } = await pupil.get<Material[]>('/api/materials')
  expect(materials.map(({ title, subject, status }) => [title, subject.name, status])).toEqual(
    expect.arrayContaining([['Ecossistemas brasileiros e cadeias alimentares', 'Ciências', 'processed']]),
  )
  expect(materials).toHaveLength(3)
  for (const { title, flipCardsCount, quizQuestionsCount, wordsCount } of materials) {
    expect([title, flipCardsCount >= 12, quizQuestionsCount >= 15, wordsCount >= 12]).toEqual([title, true, true, true])
  }
  const teacher = await signIn('professora@demonstracao.example')
  const waiting = async () =>
    (await teacher.get<Material[]>('/api/teacher/materials')).body.map(({ suggestedCount }) => suggestedCount).sort()
  const some = await waiting()
  // Her texts are as after her review; what she sends herself is published by the usual rule, which no made-up verdict
  // has moved.
  expect(await query('select publication_policy as policy from materials order by policy')).toEqual([
    { policy: 'all' },
    { policy: 'all' },
    { policy: 'reviewed' },
  ])
  expect(await query('select policy from publication_rules')).toEqual([])
  expect(await query('select count(*)::int as said from flip_cards where verdict is not null')).toEqual([{ said: 0 }])
  expect(some.slice(0, 2)).toEqual([0, 0])
  expect(some[2]).toBeGreaterThanOrEqual(5)
  const state = () => query('select (select sum(xp) from users) as xp, (select count(*) from materials) as materials')
  const before = await state()

  await query(`delete from demo_steps where name = 'history'`)
  const again = await start()
  await done()
  await again.stop()
  expect(await state()).toEqual(before)
  expect(await waiting()).toEqual(some)
})
