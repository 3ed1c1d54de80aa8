import { type DrawingReason, drawingReportsPerDay } from '@capivira/core/drawings/report-contract'
import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  countReports,
  hasOpenReport,
  hideUntilReviewed,
  insertReport,
  lockReporter,
  lockShown,
  wasLookedAt,
} from './report-store.ts'

const notFound = new Refusal(404, messages.notFound)
const tooMany = new Refusal(
  429,
  `Você já avisou sobre ${drawingReportsPerDay} desenhos hoje. Se for urgente, conte agora a um professor ou a ` +
    'outro adulto da escola.',
)

const said = {
  already: 'Você já avisou sobre este desenho. Obrigado!',
  hidden: 'Obrigado por avisar! O desenho saiu da galeria até um professor olhar.',
  kept: 'Obrigado por avisar! Um professor já olhou este desenho e vai olhar de novo.',
} as const

/**
 * A pupil warns of a drawing of somebody else: it leaves the gallery until somebody who reviews has looked. One that
 * was looked at after a warning and put back stays: else whoever dislikes a drawing, or its author, could keep it away
 * by warning over and over. Refuses 404 for what the pupil does not see in the gallery and 429 beyond the warnings of a
 * day.
 */
export function reportDrawing(
  db: Database,
  {
    userId,
    drawingId,
    reason,
    comment,
    now,
    today,
  }: {
    userId: string
    drawingId: number
    reason: DrawingReason
    comment: string | undefined
    now: Date
    today: SchoolDay
  },
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    // Held, so that two at once are counted one after the other.
    await lockReporter(tx, userId)
    if (await hasOpenReport(tx, userId, drawingId)) return { message: said.already }
    if (!(await lockShown(tx, userId, drawingId))) return notFound
    if ((await countReports(tx, userId, today)) >= drawingReportsPerDay) return tooMany
    const plain = comment?.toWellFormed().replaceAll('\0', '') || null
    await insertReport(tx, { userId, drawingId, reason, comment: plain, createdAt: now, day: today })
    if (await wasLookedAt(tx, drawingId)) return { message: said.kept }
    await hideUntilReviewed(tx, drawingId)
    return { message: said.hidden }
  })
}
