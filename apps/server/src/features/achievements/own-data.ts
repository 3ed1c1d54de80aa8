import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { userAchievements } from './tables.ts'

/** What achievements keep about a person. */
export const ownAchievementData: readonly OwnData[] = [ownRows('conquistas', userAchievements, userAchievements.userId)]
