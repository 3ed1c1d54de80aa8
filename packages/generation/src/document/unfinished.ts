import { pattern } from '../lexicon/words.ts'
/** A line ending so is never the end of a paragraph. */
export const UNFINISHED = pattern('iu')`(?:,|(?<=[\p{L}\d])[-‐\u00AD–]|(?<![\p{L}])${'word that waits for another'})$`
