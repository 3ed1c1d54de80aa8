import { addDays, type SchoolDay } from '@capivira/core/progress/school-day'
import type { Report } from '@capivira/core/reports/contract'
import { daysOf, type Period } from '@capivira/core/reports/period'
import type { Database } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { shareOf } from './percent.ts'
import {
  countPupils,
  type MemoryRow,
  selectActivity,
  selectMemory,
  selectScores,
  selectSubjects,
} from './report-store.ts'
import type { Scope } from './scope-store.ts'

/** Days the forecast looks ahead, today included. */
const forecastDays = 14

type Clock = { now: Date; today: SchoolDay; timeZone: string }
type Part = 'pupils' | 'activity' | 'subjects' | 'memory' | 'forecast' | 'scores'

/** What each table of a report is made of. */
const partsOf = {
  activity: ['activity'],
  subjects: ['activity', 'subjects', 'memory'],
  forecast: ['memory', 'forecast'],
  scores: ['scores'],
} as const satisfies Record<string, readonly Part[]>

/** All figures of a teacher's report. */
export function makeReport(db: Database, scope: Scope, period: Period, clock: Clock): Promise<Report> {
  return reportOf(db, scope, period, clock, ['pupils', 'activity', 'subjects', 'memory', 'forecast', 'scores'])
}

/** One table of a teacher's report: what the others are made of is not read. */
export async function makeTable<Table extends keyof typeof partsOf>(
  db: Database,
  { scope, period, table }: { scope: Scope; period: Period; table: Table },
  clock: Clock,
): Promise<Report[Table]> {
  return (await reportOf(db, scope, period, clock, partsOf[table]))[table]
}

async function reportOf(
  db: Database,
  scope: Scope,
  period: Period,
  { now, today, timeZone }: Clock,
  parts: readonly Part[],
): Promise<Report> {
  const wanted = (part: Part) => parts.includes(part)
  const [pupils, activity, subjects, memory, bands] = await together(db, connection =>
    Promise.all([
      wanted('pupils') ? countPupils(connection, scope) : 0,
      wanted('activity') ? selectActivity(connection, scope, period) : [],
      wanted('subjects') ? selectSubjects(connection, scope) : [],
      wanted('memory') ? selectMemory(connection, scope, wanted('forecast') ? forecastDays : 1, now, timeZone) : [],
      wanted('scores') ? selectScores(connection, scope, period) : [],
    ]),
  )
  const byDay = new Map(activity.map(row => [row.day, row]))
  const bySubject = new Map(activity.map(row => [row.subjectId, row]))
  const memoryOf = new Map(memory.map(row => [row.subjectId, row]))
  const byBand = new Map(bands.map(({ band, quizzes }) => [band, quizzes]))
  const all = activity.find(({ day, subjectId }) => day === null && subjectId === null)
  const cards = sumOf(memory, row => row.cards)
  return {
    ...period,
    totals: {
      pupils,
      activePupils: all?.pupils ?? 0,
      openedOnly: (all?.met ?? 0) - (all?.pupils ?? 0),
      games: all?.games ?? 0,
      reviews: all?.reviews ?? 0,
      quizzes: all?.quizzes ?? 0,
      quizAccuracy: shareOf(all?.right ?? 0, all?.questions ?? 0),
    },
    activity: daysOf(period).map(day => {
      const { pupils = 0, reviews = 0, quizzes = 0, games = 0 } = byDay.get(day) ?? {}
      return { day, pupils, reviews, quizzes, games }
    }),
    subjects: subjects.map(({ subjectId, name }) => {
      const { cards = 0, pupils = 0, known = [] } = memoryOf.get(subjectId) ?? {}
      const { right = 0, questions = 0 } = bySubject.get(subjectId) ?? {}
      return {
        subjectId,
        name,
        pupils,
        cards,
        retention: shareOf(known[0] ?? 0, cards),
        quizAccuracy: shareOf(right, questions),
      }
    }),
    forecast: Array.from({ length: forecastDays }, (_, place) => ({
      day: addDays(today, place),
      retention: shareOf(
        sumOf(memory, row => row.known[place] ?? 0),
        cards,
      ),
      due: sumOf(memory, row => row.due[place] ?? 0),
    })),
    scores: Array.from({ length: 10 }, (_, band) => ({
      from: band * 10,
      to: band === 9 ? 100 : band * 10 + 9,
      quizzes: byBand.get(band) ?? 0,
    })),
  }
}

const sumOf = (rows: readonly MemoryRow[], part: (row: MemoryRow) => number) =>
  rows.reduce((sum, row) => sum + part(row), 0)
