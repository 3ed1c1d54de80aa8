import type { assignmentBody } from '@capivira/core/classes/assignment-contract'
import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { type AssignmentRow, findAssignment, findGivable, insertAssignment } from './assignment-store.ts'
import { findOwnClass } from './store.ts'

type Given = z.output<typeof assignmentBody> & { classId: number }

const wrong = (field: string, sentence: string) => refuseField(400, field, sentence)

/**
 * Gives a class a material to do by a day. Refuses 404 for what is not the teacher's and 400 for what cannot be done.
 */
export async function giveAssignment(
  db: Queryable,
  teacherId: string,
  { classId, materialId, withCards, withQuiz, dueDay, note }: Given,
  { now, today }: { now: Date; today: SchoolDay },
): Promise<AssignmentRow | Refusal> {
  const turma = await findOwnClass(db, teacherId, classId, today)
  if (!turma) return new Refusal(404, messages.notFound)
  if (turma.archivedAt)
    return new Refusal(400, 'Esta turma está arquivada. Traga a turma de volta antes de dar uma tarefa.')
  const material = await findGivable(db, teacherId, { materialId, classId })
  if (!material) return new Refusal(404, messages.notFound)
  if (!material.isProcessed) return wrong('materialId', 'Este material ainda não está pronto.')
  if (!material.isSeen)
    return wrong(
      'materialId',
      'A matéria deste material está restrita a outras turmas. Abra a matéria para esta turma primeiro.',
    )
  if (withCards && material.cards === 0) return wrong('withCards', 'Este material não tem cards.')
  if (withQuiz && material.questions === 0) return wrong('withQuiz', 'Este material não tem quiz.')
  if (dueDay < today) return wrong('dueDay', 'O prazo não pode ser um dia que já passou.')
  const id = await insertAssignment(db, {
    classId,
    materialId,
    withCards,
    withQuiz,
    dueDay,
    note: note || null,
    createdAt: now,
  })
  const given = await findAssignment(db, teacherId, id)
  return given ?? new Refusal(404, messages.notFound)
}
