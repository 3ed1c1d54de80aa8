import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { cardReviews, materialDays, reviewLog, studiedCards, userProgress } from './tables.ts'

/** What studying keeps about a person. */
export const ownStudyData: readonly OwnData[] = [
  ownRows('progresso nos materiais', userProgress, userProgress.userId),
  ownRows('cards vistos', studiedCards, studiedCards.userId),
  ownRows('próximas revisões', cardReviews, cardReviews.userId),
  ownRows('todas as revisões', reviewLog, reviewLog.userId),
  ownRows('cards por dia e material', materialDays, materialDays.userId),
]
