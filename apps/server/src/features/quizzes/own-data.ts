import { type OwnData, ownList } from '../../platform/own-data.ts'
import { quizAttempts } from './tables.ts'

/** What quizzes keep about a person. */
export const ownQuizData: readonly OwnData[] = [ownList('quizzes feitos', quizAttempts, quizAttempts.userId)]
