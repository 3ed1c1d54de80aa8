import { addDays, type SchoolDay } from '@capivira/core/progress/school-day'
import { shownStreak } from '@capivira/core/progress/streak'
import { type PupilOrder, type PupilReport, type PupilRow, pageSizes } from '@capivira/core/reports/contract'
import type { Database, Queryable } from '../../platform/database.ts'
import { stretchOf } from '../../platform/pages.ts'
import { together } from '../../platform/transaction.ts'
import { percentOf, shareOf } from './percent.ts'
import {
  type PupilFigures,
  selectBelonging,
  selectPupilDays,
  selectPupilMaterials,
  selectPupils,
} from './pupil-store.ts'
import type { Scope } from './scope-store.ts'

type Clock = { now: Date; today: SchoolDay }

export type PupilsAsked = {
  search?: string | undefined
  sort?: PupilOrder | undefined
  direction?: 'asc' | 'desc' | undefined
  page?: number | undefined
}

/** Days of study that a pupil's report shows. */
const shownDays = 60

/** A page of the pupils of a scope and how they do. */
export async function listPupils(
  db: Queryable,
  scope: Scope,
  { search, sort = 'name', direction = sort === 'name' ? 'asc' : 'desc', page = 1 }: PupilsAsked,
  { now, today }: Clock,
  pageSize: number = pageSizes.pupils,
): Promise<{ pupils: PupilRow[]; total: number; page: number; pageSize: number }> {
  const { pupils, total } = await selectPupils(db, scope, {
    search,
    sort,
    descending: direction === 'desc',
    ...stretchOf({ page }, pageSize),
    now,
    yesterday: addDays(today, -1),
  })
  return { pupils: pupils.map(row => present(row, today)), total, page, pageSize }
}

/** One pupil of a teacher in the teacher's materials; null when they are not a pupil of theirs. */
export async function reportPupil(
  db: Database,
  teacherId: string,
  pupilId: string,
  { now, today }: Clock,
): Promise<PupilReport | null> {
  const scope = { teacherId }
  const [pupil, { classes, ageRange }, materials, days] = await together(db, connection =>
    Promise.all([
      findPupil(connection, teacherId, pupilId, { now, today }),
      selectBelonging(connection, scope, pupilId),
      selectPupilMaterials(connection, scope, pupilId, now),
      selectPupilDays(connection, scope, pupilId, shownDays),
    ]),
  )
  if (!pupil) return null
  const age = classes.length > 0 && { ageRange }
  return { pupil, classes, ...age, days, materials: materials.map(row => ({ ...row, ...standing(row) })) }
}

/** A pupil of a teacher, or null when they are none of theirs. */
export async function findPupil(
  db: Queryable,
  teacherId: string,
  pupilId: string,
  { now, today }: Clock,
): Promise<PupilRow | null> {
  const yesterday = addDays(today, -1)
  const asked = { pupilId, sort: 'name', descending: false, limit: 1, offset: 0, now, yesterday } as const
  const [row] = (await selectPupils(db, { teacherId }, asked)).pupils
  return row ? present(row, today) : null
}

function present(row: PupilFigures, today: SchoolDay): PupilRow {
  return {
    userId: row.userId,
    fullName: row.fullName,
    streak: shownStreak({ days: row.streak, lastDay: row.lastStudyDate }, today),
    ...standing(row),
  }
}

function standing(
  row: Pick<PupilFigures, 'cardsStudied' | 'retention' | 'right' | 'questions' | 'quizzes' | 'lastStudied'>,
) {
  return {
    cardsStudied: row.cardsStudied,
    retention: percentOf(row.retention),
    quizAccuracy: shareOf(row.right, row.questions),
    quizzes: row.quizzes,
    lastStudied: row.lastStudied && new Date(row.lastStudied).toISOString(),
  }
}
