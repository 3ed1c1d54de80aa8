import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Transaction } from '../../platform/database.ts'
import { settleAssignments } from '../classes/settle-assignments.ts'
import { type DayGrowth, upsertProgress } from './store.ts'

const noGrowth: DayGrowth = { reviews: 0, forgotten: 0, quizzes: 0, questions: 0, right: 0, games: 0 }

/**
 * Notes that a pupil did something with a material just now; it is study where it says what the `day` has more of, in
 * the caller's transaction and after what the caller writes of the act itself: progress, the day's figures, and the
 * assignments it completes.
 */
export async function noteProgress(
  tx: Transaction,
  pupil: { id: string; now: Date; today: SchoolDay },
  material: { id: number; newlyStudied?: number; completed?: boolean; day?: Partial<DayGrowth> },
): Promise<void> {
  const { id, newlyStudied = 0, completed = false, day } = material
  const act = { userId: pupil.id, materialId: id, now: pupil.now }
  await Promise.all([
    upsertProgress(tx, { ...act, ...noGrowth, ...day, today: pupil.today, newlyStudied, completed }),
    day && settleAssignments(tx, act),
  ])
}
