import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { publicationRules } from './tables.ts'

/** When a teacher's new items go to pupils. */
export const ownReviewData: readonly OwnData[] = [
  ownRows('quando os itens novos vão para os alunos', publicationRules, publicationRules.userId),
]
