import { addDays, type SchoolDay } from '@capivira/core/progress/school-day'
import type { Report } from '@capivira/core/reports/contract'
import { daysOf, type Period } from '@capivira/core/reports/period'
import type { Database } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { percentOf, shareOf } from './percent.ts'
import { selectActivity, selectForecast, selectScores, selectSubjects, selectTotals } from './report-store.ts'
import type { Scope } from './scope-store.ts'

/** Days the forecast looks ahead, today included. */
const forecastDays = 14

/** All figures of a teacher's report. */
export async function makeReport(
  db: Database,
  scope: Scope,
  period: Period,
  { now, today, timeZone }: { now: Date; today: SchoolDay; timeZone: string },
): Promise<Report> {
  const [active, totals, subjects, forecast, bands] = await together(db, connection =>
    Promise.all([
      selectActivity(connection, scope, period),
      selectTotals(connection, scope, period),
      selectSubjects(connection, scope, period, now),
      selectForecast(connection, scope, forecastDays, now, timeZone),
      selectScores(connection, scope, period),
    ]),
  )
  const byDay = new Map(active.map(row => [row.day, row]))
  const byBand = new Map(bands.map(({ band, quizzes }) => [band, quizzes]))
  const sum = (count: 'reviews' | 'quizzes') => active.reduce((total, row) => total + row[count], 0)
  return {
    ...period,
    totals: {
      pupils: totals.pupils,
      activePupils: totals.activePupils,
      reviews: sum('reviews'),
      quizzes: sum('quizzes'),
      quizAccuracy: shareOf(totals.right, totals.questions),
    },
    activity: daysOf(period).map(day => byDay.get(day) ?? { day, pupils: 0, reviews: 0, quizzes: 0 }),
    subjects: subjects.map(({ right, questions, retention, ...row }) => ({
      ...row,
      retention: percentOf(retention),
      quizAccuracy: shareOf(right, questions),
    })),
    forecast: forecast.map(({ place, retention, due }) => ({
      day: addDays(today, place),
      retention: percentOf(retention),
      due,
    })),
    scores: Array.from({ length: 10 }, (_, band) => ({
      from: band * 10,
      to: band === 9 ? 100 : band * 10 + 9,
      quizzes: byBand.get(band) ?? 0,
    })),
  }
}
