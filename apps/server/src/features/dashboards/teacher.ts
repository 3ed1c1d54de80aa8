import type { TeacherDashboard } from '@capivira/core/dashboards/contract'
import { addDays, type SchoolDay } from '@capivira/core/progress/school-day'
import { percentageOf } from '@capivira/core/quizzes/result'
import type { Database } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { together } from '../../platform/transaction.ts'
import { selectOwnSubjects, selectTeacherFigures } from './store.ts'

/** Engagement looks at this many school days, today included. */
const engagementDays = 7

/** What a teacher sees on coming in. */
export async function teacherDashboard(
  { db }: { db: Database },
  { user, today }: { user: SignedIn; today: SchoolDay },
): Promise<TeacherDashboard> {
  const since = addDays(today, 1 - engagementDays)
  const [[figures], subjects] = await together(db, connection =>
    Promise.all([
      selectTeacherFigures(connection, { teacherId: user.id, since }),
      selectOwnSubjects(connection, { teacherId: user.id }),
    ]),
  )
  const { totalStudents = 0, activeMaterials = 0, activeStudents = 0 } = figures ?? {}
  const teacher = { fullName: user.fullName, firstName: user.firstName }
  return {
    totalStudents,
    activeMaterials,
    engagement: percentageOf(activeStudents, totalStudents),
    subjects: subjects.map(subject => ({
      ...subject,
      teacherId: user.id,
      teacher,
      archivedAt: null,
      createdAt: new Date(subject.createdAt).toISOString(),
    })),
  }
}
