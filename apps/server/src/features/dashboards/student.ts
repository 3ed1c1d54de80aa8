import { materialsOnDashboard, type StudentDashboard } from '@capivira/core/dashboards/contract'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { shownStreak } from '@capivira/core/progress/streak'
import { dailyChallenge } from '@capivira/core/progress/xp'
import { percentageOf } from '@capivira/core/quizzes/result'
import type { Database } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { together } from '../../platform/transaction.ts'
import { listUnlocked } from '../achievements/list-unlocked.ts'
import { openAssignments } from '../classes/list-assignments.ts'
import { listProgress } from '../progress/list-progress.ts'
import { selectInReview, selectPupilFigures } from './store.ts'

/** What a pupil sees on coming in. */
export async function studentDashboard(
  { db }: { db: Database },
  { user, now, today }: { user: SignedIn; now: Date; today: SchoolDay },
): Promise<StudentDashboard> {
  const [[figures], progress, achievements, open] = await together(db, connection =>
    Promise.all([
      selectPupilFigures(connection, { userId: user.id, today }),
      listProgress(connection, user.id, now, { limit: materialsOnDashboard, offset: 0 }),
      listUnlocked(connection, user.id),
      openAssignments(connection, user.id, today),
    ]),
  )
  // Who has much to study is told nothing of it, and nobody has to count.
  const waiting = progress.length < materialsOnDashboard ? await selectInReview(db, { userId: user.id }) : []
  const { totalCardsStudied = 0, cardsToday = 0, attempts = 0, right = 0, questions = 0 } = figures ?? {}
  return {
    stats: {
      totalCardsStudied,
      streak: shownStreak({ days: user.streak, lastDay: user.lastStudyDate }, today),
      accuracy: percentageOf(right, questions),
      cardsToday,
      attempts,
      xp: user.xp,
      level: user.level,
      achievementsCount: achievements.length,
      dailyChallengeDone: cardsToday >= dailyChallenge.cards,
    },
    openAssignments: open,
    progress,
    inReviewCount: waiting[0]?.total ?? 0,
    achievements,
  }
}
