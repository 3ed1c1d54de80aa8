import type { Asked } from './checked.ts'
import type { QualityContext } from './context.ts'
import type { Finding } from './finding.ts'

/** One rule about a question and its answer. Pure: the same item and document give the same finding. */
export type Gate = (item: Asked, context: QualityContext) => Finding | null
