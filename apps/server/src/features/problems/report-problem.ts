import { messages } from '@capivira/core/http/errors'
import { type ProblemReason, problemsPerHour } from '@capivira/core/problems/contract'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countReports, findStudiedMaterial, insertReport, type Reported } from './store.ts'

const hour = 60 * 60_000

const tooMany = new Refusal(429, 'Você já avisou sobre muitos itens. Espere um pouco antes de avisar de novo.', {
  retryAfter: 600,
})

/**
 * Keeps what a pupil found wrong with an item for its teacher, once per pupil and item. Refuses 404 for an item that
 * pupils do not have and 429 beyond the reports of an hour.
 */
export async function reportProblem(
  db: Database,
  {
    userId,
    item,
    reason,
    comment,
    now,
  }: {
    userId: string
    item: Reported
    reason: ProblemReason
    comment: string | undefined
    now: Date
  },
): Promise<{ message: string } | Refusal> {
  const materialId = await findStudiedMaterial(db, userId, item)
  if (materialId === null) return new Refusal(404, messages.notFound)
  if ((await countReports(db, userId, new Date(now.getTime() - hour))) >= problemsPerHour) return tooMany
  const plain = comment?.toWellFormed().replaceAll('\0', '') || null
  const kept = await insertReport(db, item, { userId, materialId, reason, comment: plain, createdAt: now })
  return {
    message: kept ? 'Obrigado! Seu professor vai ver o aviso.' : 'Você já avisou sobre isto. Obrigado!',
  }
}
