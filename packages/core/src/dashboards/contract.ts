import * as z from 'zod/mini'
import { userAchievement } from '../achievements/contract.ts'
import { endpoint } from '../http/endpoint.ts'
import { subject } from '../materials/contract.ts'
import { progressEntry } from '../progress/contract.ts'

/** Materials that a pupil's first screen shows; the list of what there is to study has all. */
export const materialsOnDashboard = 12

export const studentDashboard = z.object({
  stats: z.object({
    /** Different cards studied in all. */
    totalCardsStudied: z.int(),
    /** Consecutive days, 0 when neither today nor yesterday had a study act. */
    streak: z.int(),
    /** Percent of right answers over the last 10 quiz attempts; 0 without attempts. */
    accuracy: z.int(),
    /** Different cards rated today. */
    cardsToday: z.int(),
    /** Attempts behind `accuracy`, at most 10. */
    attempts: z.int(),
    xp: z.int(),
    level: z.int(),
    achievementsCount: z.int(),
    dailyChallengeDone: z.boolean(),
  }),
  /** Assignments of the pupil's classes that are still to be done. */
  openAssignments: z.int(),
  /** The first of them: the ones studied last, then the newest. */
  progress: z.array(progressEntry),
  /**
   * Materials of which pupils get neither cards nor questions before their teacher has looked; counted where `progress`
   * is all there is to study, else 0, and up to {@link mostInReview}.
   */
  inReviewCount: z.int(),
  /** Unlocked ones, the newest first. */
  achievements: z.array(userAchievement),
})
export type StudentDashboard = z.output<typeof studentDashboard>

export const teacherDashboard = z.object({
  /** Pupils who can see the teacher's materials. */
  totalStudents: z.int(),
  activeMaterials: z.int(),
  /** Percent of the pupils who can see the teacher's materials and studied any of them in the last 7 days. */
  engagement: z.int(),
  subjects: z.array(subject),
})
export type TeacherDashboard = z.output<typeof teacherDashboard>

const group = 'Painéis'

export const getStudentDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/student',
  summary: 'O painel do aluno.',
  group,
  access: ['student'],
  reply: studentDashboard,
})

export const getTeacherDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/teacher',
  summary: 'O painel do professor.',
  group,
  access: ['teacher'],
  reply: teacherDashboard,
})
