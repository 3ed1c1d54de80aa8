/**
 * Wrong options, how near they are to the right one in words, and how sure it is that they are of its kind (see
 * evidence.ts).
 */
export type Options = { distractors: string[]; numeric: boolean; closeness: number; evidence: number }
