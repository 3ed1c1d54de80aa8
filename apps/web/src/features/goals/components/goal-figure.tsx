import { dailyCardGoal } from '@capivira/core/progress/xp'
import { useGoal } from '../queries.ts'

/** '12/30': the cards of today and the pupil's own goal. */
export default function GoalFigure({ cardsToday }: { cardsToday: number }) {
  return `${cardsToday}/${useGoal().data?.dailyCards ?? dailyCardGoal}`
}
