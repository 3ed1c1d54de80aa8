import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { aiDrawings, coloringActivities, drawingProblems } from './tables.ts'

/** What drawing and colouring keep about a person. */
export const ownDrawingData: readonly OwnData[] = [
  ownRows('desenhos criados', aiDrawings, aiDrawings.createdByUserId, { leaveOut: ['imageKey', 'reviewedBy'] }),
  ownRows('avisos sobre desenhos', drawingProblems, drawingProblems.userId),
  ownRows('desenhos coloridos', coloringActivities, coloringActivities.userId, { leaveOut: ['imageKey'] }),
]
