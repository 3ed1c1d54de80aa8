import type { TextSentence } from '../analysis/sentence.ts'
import type { Part, Slot, Statement } from '../reading/statements.ts'
import type { WordClass } from '../reading/words.ts'

/** What a phrase names, as far as its words tell. */
export type Sort = 'person' | 'place' | 'year' | 'century' | 'decade' | 'date' | 'number' | 'thing'

/** What answers a question: for its wrong options, the mix of kinds and the choice. */
export type Answers =
  | 'person'
  | 'thing'
  | 'definition'
  | 'place'
  | 'time'
  | 'number'
  | 'reason'
  | 'means'
  | 'purpose'
  | 'list'
  | 'name'
  | 'statement'

/** A question that a row makes of a statement, with the heads of what answers and of what is asked about. */
export type Asked = { question: string; answer: string; key: number; focus: number; answers: Answers }

/** What has to be so of a statement and of the part of it that is asked for; what is not named may be anything. */
export type Match = {
  slot: Slot | readonly Slot[]
  /** Its preposition or conjunction; '' for none. */
  by?: readonly string[]
  sort?: readonly Sort[]
  /** Class of the verb, or class that the verb must not be of. */
  verb?: WordClass
  notVerb?: WordClass
  copular?: boolean
  passive?: boolean
  place?: readonly Statement['place'][]
  /** At least so many members side by side. */
  members?: number
}

/** A statement with the part that a row asks for. */
export type Matched = {
  statement: Statement
  part: Part
  subject: Part
  sort: Sort
  isPerson: (part: Part) => boolean
  classOf: (part: Part) => string | null
}

/** Where a row looks: a statement of a sentence. */
export type Place = {
  statement: Statement
  sentence: TextSentence
  isPerson: (statement: Statement, part: Part) => boolean
  /** What a name is one of ('programa', 'empresa'), where the document or the lexicon knows it; null otherwise. */
  classOf?: (statement: Statement, part: Part) => string | null
}

/** One pattern of the language: what is matched, how it is asked, and sentences of ours that show it. */
export type Row = {
  id: RowId
  match: Match
  answers: Answers
  /** The question word before the rest of the statement, or what makes question and answer otherwise. */
  ask: string | ((matched: Matched) => (Pick<Asked, 'question' | 'answer'> & Partial<Asked>) | null)
  /** Sentence and the item it gives, 'question → answer'; the first of all a reader should know it by. */
  examples: readonly (readonly [sentence: string, item: string])[]
  /** Sentences that look like it and give nothing. */
  against: readonly string[]
}

export type RowId =
  | 'subject/thing'
  | 'subject/person'
  | 'object/thing'
  | 'agent/person'
  | 'agent/thing'
  | 'statement/does'
  | 'place/where'
  | 'place/from'
  | 'time/year'
  | 'time/since'
  | 'time/century'
  | 'time/decade'
  | 'time/date'
  | 'time/when'
  | 'governed/de'
  | 'governed/a'
  | 'governed/em'
  | 'governed/com'
  | 'governed/para'
  | 'reason/phrase'
  | 'reason/clause'
  | 'purpose/clause'
  | 'means/phrase'
  | 'condition/case'
  | 'number/object'
  | 'number/subject'
  | 'definition/is-a'
  | 'definition/who'
  | 'definition/consists'
  | 'definition/understood'
  | 'naming/called'
  | 'naming/named'
  | 'naming/designated'
  | 'list/parts'
