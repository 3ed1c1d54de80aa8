export type Gender = 'm' | 'f'

export type GrammaticalNumber = 's' | 'p'

export type Category =
  | 'noun'
  | 'properNoun'
  | 'adjective'
  | 'verb'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'numeral'
  | 'interjection'
  | 'other'

export type Mood =
  | 'indicative'
  | 'conditional'
  | 'subjunctive'
  | 'imperative'
  | 'infinitive'
  | 'personalInfinitive'
  | 'gerund'
  | 'participle'

export type Tense = 'present' | 'imperfect' | 'preterite' | 'pluperfect' | 'future'

export type Meaning = 'person' | 'place' | 'acronym' | 'month' | 'organization'

/** One reading of a word form. A property is absent where the form does not decide it ('comum': either gender). */
export type Analysis = {
  /** Dictionary form, in Brazilian spelling: 'capital' for 'capitais', 'constituir' for 'constituem'. */
  lemma: string
  /** The entry the lemma derives from: 'proclamar' for 'proclamação'. Equal to the lemma where nothing is derived. */
  root: string
  category: Category
  gender?: Gender
  number?: GrammaticalNumber
  mood?: Mood
  tense?: Tense
  /** Forms shared by the first and third person ('cantava') say 3. */
  person?: 1 | 2 | 3
  meaning?: Meaning
}

/** What surrounds a word, as written; used where the form alone is ambiguous. */
export type Context = { previous?: string; next?: string }
