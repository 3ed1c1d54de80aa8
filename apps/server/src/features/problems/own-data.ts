import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { itemProblems } from './tables.ts'

/** What a person reported about cards and questions. */
export const ownProblemData: readonly OwnData[] = [ownRows('problemas relatados', itemProblems, itemProblems.userId)]
