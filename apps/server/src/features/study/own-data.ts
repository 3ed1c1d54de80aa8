import { type OwnData, ownList, ownRows } from '../../platform/own-data.ts'
import { cardReviews, materialDays, reviewLog, studiedCards, userProgress } from './tables.ts'

/** What studying keeps about a person. */
export const ownStudyData: readonly OwnData[] = [
  ownRows('progresso nos materiais', userProgress, userProgress.userId),
  ownList('cards vistos', studiedCards, studiedCards.userId),
  ownList('próximas revisões', cardReviews, cardReviews.userId),
  ownList('todas as revisões', reviewLog, reviewLog.userId),
  ownList('cards por dia e material', materialDays, materialDays.userId),
]
