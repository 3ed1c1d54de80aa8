import { assignmentState } from '@capivira/core/classes/assignment'
import type { Assignment, AssignmentReport, MyAssignment } from '@capivira/core/classes/assignment-contract'
import { addDays, type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import type { Database, Queryable } from '../../platform/database.ts'
import { tellApart } from '../accounts/tell-apart.ts'
import { type AssignmentRow, findAssignment } from './assignment-store.ts'
import { countOpenAssignments, type StandingRow, selectMyAssignments, selectPupilStandings } from './standing-store.ts'

/** Days for which a pupil still sees what they have done, and what they have not done is still asked for. */
const seenDays = { done: 14, missed: 60 }

type Clock = { now: Date; today: SchoolDay; timeZone: string }

/** The assignments of a pupil: what is to be done by its day, then what was done lately. */
export async function listMyAssignments(db: Queryable, userId: string, clock: Clock): Promise<MyAssignment[]> {
  const since = new Date(clock.now)
  since.setUTCDate(since.getUTCDate() - seenDays.done)
  const rows = await selectMyAssignments(db, { userId, since, from: addDays(clock.today, -seenDays.missed) })
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    ...stateOf(row, row.dueDay, clock),
  }))
}

/** How many assignments a pupil has still to do. */
export async function openAssignments(db: Queryable, userId: string, today: SchoolDay): Promise<number> {
  const [row] = await countOpenAssignments(db, { userId, from: addDays(today, -seenDays.missed) })
  return row?.total ?? 0
}

/** An assignment and what each pupil of the class has done of it; null when it is not the teacher's. */
export async function reportAssignment(
  db: Database,
  teacherId: string,
  id: number,
  clock: Clock,
): Promise<AssignmentReport | null> {
  const found = await findAssignment(db, teacherId, id)
  if (!found) return null
  const rows = await selectPupilStandings(db, { assignmentId: id })
  const pupils = rows.map(row => ({ ...row, ...stateOf(row, found.dueDay, clock) }))
  return { assignment: presentAssignment(found), pupils: await tellApart(db, pupils, clock.timeZone) }
}

/** An assignment as the contract shows it: instants as text. */
export function presentAssignment(row: AssignmentRow): Assignment {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() }
}

function stateOf({ doneAt }: StandingRow, dueDay: SchoolDay, { today, timeZone }: Clock) {
  const done = doneAt === null ? null : new Date(doneAt)
  return {
    state: assignmentState(dueDay, done && schoolDay(done, timeZone), today),
    doneAt: done?.toISOString() ?? null,
  }
}
