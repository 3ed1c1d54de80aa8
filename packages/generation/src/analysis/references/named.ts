import type { Subject } from '../grammar/nouns.ts'

/** The subject of a sentence and what is told of it. */
export type Named = Subject & { after: string }
