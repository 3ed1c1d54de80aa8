import { messages } from '@capivira/core/http/errors'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import * as contract from '@capivira/core/reports/contract'
import { type Period, periodOf } from '@capivira/core/reports/period'
import type { FastifyInstance } from 'fastify'
import { stretchOf } from '../../platform/pages.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { tellApart } from '../accounts/tell-apart.ts'
import { ownsClass } from '../classes/owns-class.ts'
import { selectAnswers, selectReviews } from './act-store.ts'
import { selectHardCards, selectWrongOptions } from './difficulty-store.ts'
import { findPupil, listPupils, reportPupil } from './list-pupils.ts'
import { makeReport, makeTable } from './make-report.ts'
import { percentOf } from './percent.ts'
import type { Scope } from './scope-store.ts'
import { fileNames, pupilsCsv, reportCsv } from './write-csv.ts'

const notFound = new Refusal(404, messages.notFound)
const wrongPeriod = new Refusal(400, 'Escolha um período de até um ano que comece antes de terminar.')

/** Items in each list of difficulties. */
const hardest = 10
/** Pupils in one file; more than any school has. */
const mostPupils = 20_000

/** What teachers see of their pupils: who studies, what is remembered, what is hard. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services
  const timeZone = settings.schoolTimeZone

  /** The pupils asked about; a class must be the teacher's own. */
  async function scopeOf(teacherId: string, classId: number | undefined): Promise<Scope | Refusal> {
    if (classId !== undefined && !(await ownsClass(db, teacherId, classId))) return notFound
    return { teacherId, classId }
  }

  route(app, services, contract.listPupils, async ({ user, query: { classId, ...asked }, now, today }) => {
    const scope = await scopeOf(user.id, classId)
    if (scope instanceof Refusal) return scope
    const page = await listPupils(db, scope, asked, { now, today })
    return { ...page, pupils: await tellApart(db, page.pupils, timeZone) }
  })

  route(app, services, contract.listDifficulties, async ({ user, query, now }) => {
    const scope = await scopeOf(user.id, query.classId)
    if (scope instanceof Refusal) return scope
    const [cards, options] = await Promise.all([
      selectHardCards(db, scope, hardest, now),
      selectWrongOptions(db, scope, hardest),
    ])
    return { cards: cards.map(card => ({ ...card, retention: percentOf(card.retention) })), options }
  })

  route(app, services, contract.getPupilReport, async ({ user, params, now, today }) => {
    const found = await reportPupil(db, user.id, params.pupilId, { now, today })
    if (!found) return notFound
    const [pupil = found.pupil] = await tellApart(db, [found.pupil], timeZone)
    return { ...found, pupil }
  })

  pupilActRoutes(app, services)

  /** Scope and period of a report, or what is wrong with them. */
  async function asked(
    teacherId: string,
    { classId, from, to }: { classId?: number | undefined; from?: SchoolDay | undefined; to?: SchoolDay | undefined },
    today: SchoolDay,
  ): Promise<{ scope: Scope; period: Period } | Refusal> {
    const period = periodOf({ from, to }, today)
    if (!period) return wrongPeriod
    const scope = await scopeOf(teacherId, classId)
    return scope instanceof Refusal ? scope : { scope, period }
  }

  route(app, services, contract.getReport, async ({ user, query, now, today }) => {
    const report = await asked(user.id, query, today)
    if (report instanceof Refusal) return report
    return makeReport(db, report.scope, report.period, { now, today, timeZone })
  })

  route(app, services, contract.getReportCsv, async ({ user, query: { table, ...query }, now, today, reply }) => {
    const report = await asked(user.id, query, today)
    if (report instanceof Refusal) return report
    const { scope, period } = report
    const csv =
      table === 'pupils'
        ? pupilsCsv(
            await tellApart(db, (await listPupils(db, scope, {}, { now, today }, mostPupils)).pupils, timeZone),
            instant => schoolDay(new Date(instant), timeZone),
          )
        : reportCsv(table, await makeTable(db, { scope, period, table }, { now, today, timeZone }))
    const name = `capivira-${fileNames[table]}-${period.from}-${period.to}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(csv)
  })
}

/** What one pupil did, page by page: answers and reviews. */
function pupilActRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const { acts } = contract.pageSizes
  /** One page of a pupil's acts, and one act more, which tells whether another page comes. */
  const pageOf = (query: { page?: number | undefined }) => ({ ...stretchOf(query, acts), limit: acts + 1 })
  const shown = <Row>(rows: Row[]) => rows.slice(0, acts)
  const hasMore = (rows: unknown[]) => rows.length > acts

  route(app, services, contract.listPupilAnswers, async ({ user, params: { pupilId }, query, now, today }) => {
    if (!(await findPupil(db, user.id, pupilId, { now, today }))) return notFound
    const rows = await selectAnswers(db, { teacherId: user.id, pupilId, ...pageOf(query) })
    const answers = shown(rows).map(row => ({ ...row, completedAt: new Date(row.completedAt).toISOString() }))
    return { answers, hasMore: hasMore(rows) }
  })

  route(app, services, contract.listPupilReviews, async ({ user, params: { pupilId }, query, now, today }) => {
    if (!(await findPupil(db, user.id, pupilId, { now, today }))) return notFound
    const rows = await selectReviews(db, { teacherId: user.id, pupilId, ...pageOf(query) })
    const reviews = shown(rows).map(row => ({ ...row, reviewedAt: new Date(row.reviewedAt).toISOString() }))
    return { reviews, hasMore: hasMore(rows) }
  })
}
