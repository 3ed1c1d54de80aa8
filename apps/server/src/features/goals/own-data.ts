import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { studyGoals } from './tables.ts'

/** The goals a pupil set. */
export const ownGoalData: readonly OwnData[] = [ownRows('metas', studyGoals, studyGoals.userId)]
