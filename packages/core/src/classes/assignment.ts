import type { SchoolDay } from '../progress/school-day.ts'

/** Where an assignment stands for a pupil. */
export type AssignmentState = 'todo' | 'done' | 'done-late' | 'late'

/**
 * Where an assignment stands on a day: done by what the pupil did, late when its day has gone by. `doneDay` is the day on
 * which the last of what it asks was done, null while something is missing. The due day itself is on time.
 */
export function assignmentState(dueDay: SchoolDay, doneDay: SchoolDay | null, today: SchoolDay): AssignmentState {
  if (doneDay !== null) return doneDay > dueDay ? 'done-late' : 'done'
  return today > dueDay ? 'late' : 'todo'
}

/** What pupils and teachers read. */
export const stateNames: Record<AssignmentState, string> = {
  todo: 'A fazer',
  late: 'Atrasada',
  done: 'Feita',
  'done-late': 'Feita com atraso',
}
