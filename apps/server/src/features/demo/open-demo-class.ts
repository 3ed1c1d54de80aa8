import { addDays, schoolDay } from '@capivira/core/progress/school-day'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { createClass } from '../classes/create-class.ts'
import { giveAssignment } from '../classes/give-assignment.ts'
import { joinIn } from '../classes/join-class.ts'
import { history } from './history.ts'
import type { DemoTools } from './open-demo-school.ts'
import { type DemoItems, findUserIds, takeStep } from './store.ts'
import type { DemoTextName } from './texts.ts'

const day = 24 * 60 * 60 * 1000

/** When the class was opened, counted back from the set-up of the demo school, and when its assignment is due. */
const days = { open: 8, assigned: 7, due: 4 }

/**
 * Gives the teacher of the demo school a class with its pupils, and the class an assignment that one of them will have
 * done. All of it at once or nothing, so that a start that was killed leaves no half a class; done once: a class that a
 * visitor deletes or archives stays so.
 */
export async function openDemoClass(
  { db, settings, now }: DemoTools,
  items: ReadonlyMap<DemoTextName, DemoItems>,
  { teacherId, begun }: { teacherId: string; begun: Date },
): Promise<void> {
  const ago = (count: number) => new Date(begun.getTime() - count * day)
  const assigned = ago(days.assigned)
  const zone = settings.schoolTimeZone
  await inTransaction(db, async tx => {
    if (!(await takeStep(tx, 'class', now))) return
    const turma = await createClass(tx, {
      teacherId,
      name: 'Turma de demonstração',
      note: 'Ensino fundamental, manhã',
      createdAt: ago(days.open),
    })
    for (const userId of (await findUserIds(tx, Object.keys(history))).values())
      await joinIn(tx, { userId, code: turma.joinCode, now: ago(days.open) })

    const materialId = items.get('ciencias-7-ano')?.materialId
    if (materialId === undefined) return
    const assignment = {
      classId: turma.id,
      materialId,
      withCards: false,
      withQuiz: true,
      dueDay: addDays(schoolDay(begun, zone), days.due),
      note: 'Façam o quiz depois de rever os cards. Bom estudo!',
    }
    const given = await giveAssignment(tx, teacherId, assignment, { now: assigned, today: schoolDay(assigned, zone) })
    if (given instanceof Refusal && given.status !== 404 && given.status !== 400) throw new Error(given.message)
  })
}
