import type { DrawingState, ReviewedDrawing } from '@capivira/core/drawings/contract'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { presentReviewed } from './present.ts'
import { hasReportsOfOthers, lockDrawing, type Reviewer, resolveReports, selectOpenReports } from './report-store.ts'
import { countToReview, selectToReview, updateState } from './review-store.ts'

/** A page of the drawings in a state, each with what was said of it, and how many wait. */
export async function listToReview(
  db: Database,
  reviewer: Reviewer,
  page: { state: DrawingState; before: number | undefined },
): Promise<{ drawings: ReviewedDrawing[]; waiting: number; reported: number; more: boolean }> {
  const [{ rows, more }, counts] = await Promise.all([selectToReview(db, reviewer, page), countToReview(db, reviewer)])
  const ids = rows.map(({ drawing }) => drawing.id)
  const reports = Map.groupBy(await selectOpenReports(db, reviewer, ids), ({ drawingId }) => drawingId)
  const drawings = rows.map(row => presentReviewed(row, reports.get(row.drawing.id) ?? []))
  return { drawings, more, ...counts }
}

const notFound = new Refusal(404, messages.notFound)
const ofOthers = new Refusal(
  409,
  'Um aluno avisou sobre este desenho. Quem decide se ele volta à galeria é o professor da turma do autor ou a ' +
    'administração; esconder, você pode.',
)

type Decision = { state: 'shown' | 'hidden'; now: Date }

/**
 * Shows a drawing to all or hides it, and ticks off what was said of it. Warnings that are not the reviewer's to read
 * stay for those whose they are: the reviewer may hide the drawing, and is refused 409 to show it. Refuses 404 where
 * there is none.
 */
export function reviewDrawing(
  db: Database,
  reviewer: Reviewer,
  { id, state, now }: Decision & { id: number },
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    if (!(await lockDrawing(tx, id))) return notFound
    const othersDecide = await hasReportsOfOthers(tx, reviewer, id)
    if (othersDecide && state === 'shown') return ofOthers
    if (!(await updateState(tx, id, { isApproved: state === 'shown', reviewedAt: now, reviewedBy: reviewer.id })))
      return notFound
    if (!othersDecide) await resolveReports(tx, id, now)
    return { message: state === 'shown' ? 'O desenho está na galeria.' : 'O desenho foi escondido.' }
  })
}

/**
 * The same for several, one after the other; those the reviewer may not decide about, or that are gone, stay as they
 * are.
 */
export async function reviewDrawings(
  db: Database,
  reviewer: Reviewer,
  { ids, state, now }: Decision & { ids: readonly number[] },
): Promise<{ message: string; decided: number }> {
  let decided = 0
  for (const id of new Set(ids))
    if (!((await reviewDrawing(db, reviewer, { id, state, now })) instanceof Refusal)) decided++
  return { message: told(decided, state), decided }
}

function told(decided: number, state: Decision['state']): string {
  if (decided === 0) return 'Nenhum desenho mudou: veja a lista de novo.'
  if (decided === 1) return state === 'shown' ? 'Um desenho está na galeria.' : 'Um desenho foi escondido.'
  return state === 'shown' ? `${decided} desenhos estão na galeria.` : `${decided} desenhos foram escondidos.`
}
