import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { quizAttempts } from './tables.ts'

/** What quizzes keep about a person. */
export const ownQuizData: readonly OwnData[] = [ownRows('quizzes feitos', quizAttempts, quizAttempts.userId)]
