import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { aiDrawings, coloringActivities } from './tables.ts'

/** What drawing and colouring keep about a person. */
export const ownDrawingData: readonly OwnData[] = [
  ownRows('desenhos criados', aiDrawings, aiDrawings.createdByUserId, { leaveOut: ['imageKey', 'reviewedBy'] }),
  ownRows('desenhos coloridos', coloringActivities, coloringActivities.userId, { leaveOut: ['imageKey'] }),
]
