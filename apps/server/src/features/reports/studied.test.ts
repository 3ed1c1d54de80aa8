import { randomUUID } from 'node:crypto'
import type { ClassMember } from '@capivira/core/classes/contract'
import type { TeacherDashboard } from '@capivira/core/dashboards/contract'
import type { PupilReport, PupilRow, Report } from '@capivira/core/reports/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeUser } from '../../../test/factories.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { noteProgress } from '../study/note-progress.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
  school.setNow('2026-03-10T15:00:00Z')
})
afterAll(() => school.close())

/** What a pupil may do with a material on a day, and what of it is study (decisions/058). */
const kinds = {
  opened: {},
  rated: { day: { reviews: 2, forgotten: 1 } },
  quizzed: { day: { quizzes: 1, questions: 4, right: 3 } },
  played: { day: { games: 1 } },
} as const
type Kind = keyof typeof kinds
type Act = { kind: Kind; day: number }
const isStudy = ({ kind }: Act) => kind !== 'opened'

/** A teacher whose one subject only their one turma sees, with pupils who did what is told. */
async function classOf(acts: readonly Act[][]) {
  const { db, pool } = school.connection
  const teacher = await school.signedIn('teacher')
  const material = await makeMaterial(db, { teacherId: teacher.id })
  await pool.query('update subjects set is_restricted = true where teacher_id = $1', [teacher.id])
  const { body: turma } = await teacher.post<{ id: number }>('/api/classes', { name: 'Sétimo ano' })
  const { rows: subjects } = await pool.query('select id from subjects where teacher_id = $1', [teacher.id])
  await pool.query('insert into subject_classes (subject_id, class_id) values ($1, $2)', [subjects[0]?.id, turma.id])
  const pupils: string[] = []
  for (const [place, own] of acts.entries()) {
    const pupil = await makeUser(db, { id: randomUUID(), userType: 'student', fullName: `Aluno ${place}` })
    pupils.push(pupil.id)
    await pool.query('insert into class_members (class_id, user_id, joined_at) values ($1, $2, now())', [
      turma.id,
      pupil.id,
    ])
    for (const { kind, day } of own) {
      const today = `2026-03-0${day}`
      const doer = { id: pupil.id, now: new Date(`${today}T15:00:00Z`), today }
      await inTransaction(db, tx => noteProgress(tx, doer, { id: material.id, ...kinds[kind] }))
    }
  }
  return { teacher, turma, pupils }
}

const act = fc.record({
  kind: fc.constantFrom<Kind>('opened', 'rated', 'quizzed', 'played'),
  day: fc.integer({ min: 1, max: 9 }),
})
const someActs = fc.array(act, { maxLength: 4 })
const onlyOpened = fc.array(fc.record({ kind: fc.constant<Kind>('opened'), day: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 2,
})
const anyClass = fc
  .integer({ min: 1, max: 5 })
  .chain(all =>
    fc
      .constantFrom(0, Math.min(1, all), Math.min(2, all), all)
      .chain(studying =>
        fc.tuple(
          ...Array.from({ length: all }, (_, place) =>
            place < studying ? someActs.map(acts => [...acts, { kind: 'rated' as const, day: 5 }]) : onlyOpened,
          ),
        ),
      ),
  )

test('no report contradicts itself or another, whether 0, 1, 2 or all studied', async () => {
  await fc.assert(
    fc.asyncProperty(anyClass, async acts => {
      const { teacher, turma, pupils } = await classOf(acts)
      const inPeriod = acts.map(own => own.filter(({ day }) => day >= 2 && day <= 8))
      const studied = inPeriod.filter(own => own.some(isStudy)).length
      for (const scope of ['', `&classId=${turma.id}`]) {
        const period = `from=2026-03-02&to=2026-03-08${scope}`
        const { body: report } = await teacher.get<Report>(`/api/reports?${period}`)
        expect(report.totals).toMatchObject({ pupils: acts.length, activePupils: studied })
        expect(report.totals.openedOnly).toBe(inPeriod.filter(own => own.length > 0).length - studied)
        // Somebody studied exactly where a day has somebody, and a day has somebody exactly where something was done.
        expect(report.activity.some(day => day.pupils > 0)).toBe(studied > 0)
        for (const day of report.activity) expect(day.pupils > 0).toBe(day.reviews + day.quizzes + day.games > 0)
        expect(report.activity.reduce((sum, day) => sum + day.reviews + day.quizzes + day.games, 0)).toBe(
          report.totals.reviews + report.totals.quizzes + report.totals.games,
        )
        const { body: csv } = await teacher.get<string>(`/api/reports/csv?table=activity&${period}`)
        const rows = csv
          .trim()
          .split('\r\n')
          .slice(1)
          .map(row => row.split(';').slice(1).map(Number))
        expect(rows).toEqual(
          report.activity.map(({ pupils: seen, reviews, quizzes, games }) => [seen, reviews, quizzes, games]),
        )
      }
      const { body: list } = await teacher.get<{ pupils: PupilRow[] }>('/api/teacher/pupils')
      const { body: members } = await teacher.get<ClassMember[]>(`/api/classes/${turma.id}/members`)
      for (const [place, userId] of pupils.entries()) {
        const own = acts[place] ?? []
        const days = [...new Set(own.filter(isStudy).map(({ day }) => `2026-03-0${day}`))].sort()
        const last = days.at(-1) ? `${days.at(-1)}T15:00:00.000Z` : null
        expect(list.pupils.find(row => row.userId === userId)?.lastStudied).toBe(last)
        expect(members.find(row => row.userId === userId)?.lastStudied).toBe(last)
        const { body: alone } = await teacher.get<PupilReport>(`/api/teacher/pupils/${userId}`)
        expect(alone.pupil.lastStudied).toBe(last)
        expect(alone.days.map(({ day }) => day)).toEqual(days)
        expect(alone.materials.map(({ lastStudied }) => lastStudied)).toEqual(own.length > 0 ? [last] : [])
      }
      const lately = acts.filter(own => own.some(one => isStudy(one) && one.day >= 4)).length
      const { body: dashboard } = await teacher.get<TeacherDashboard>('/api/dashboard/teacher')
      expect(dashboard.engagement).toBe(Math.round((100 * lately) / acts.length))
    }),
    { numRuns: 12, seed: 58 },
  )
})

test('two pupils who only turned a card have opened it, and nobody studied', async () => {
  const teacher = await school.signedIn('teacher')
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id })
  const [card] = await makeCards(school.connection.db, 1, { materialId: material.id })
  for (const name of ['Ana', 'Bia']) {
    const pupil = await school.signedIn('student', name)
    for (const side of ['front', 'back'])
      expect((await pupil.post(`/api/cards/${card?.id}/study`, { side })).status).toBe(200)
  }
  const { body } = await teacher.get<Report>('/api/reports')
  expect(body.totals).toMatchObject({ activePupils: 0, openedOnly: 2, reviews: 0 })
  expect(body.activity.filter(({ pupils }) => pupils > 0)).toEqual([])
})
