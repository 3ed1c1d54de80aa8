/** The roughest division of things: options of different sorts are told apart at a glance. */
export type Sort =
  | 'person'
  | 'people'
  | 'animal'
  | 'plant'
  | 'microbe'
  | 'role'
  | 'taxon'
  | 'body'
  | 'substance'
  | 'place'
  | 'landscape'
  | 'building'
  | 'sky'
  | 'organization'
  | 'event'
  | 'document'
  | 'time'
  | 'process'
  | 'quality'
  | 'field'
  | 'device'
  | 'technology'
  | 'code'
  | 'magnitude'
  | 'work'
  | 'idea'
  | 'disease'
  | 'whole'
  | 'language'
  | 'shape'
  | 'food'
  | 'vehicle'
  | 'object'
  | 'money'
  | 'number'
  | 'feeling'
  | 'relative'

/** Things of one kind, known to every school. */
export type KindList = {
  /** What each of them is, in Portuguese, as a text would say ('país', 'protocolo'). */
  kind: string
  sort: Sort
  /** Separated by commas; common nouns by their lemma. */
  members: string
  /** Of names: the article before them; '' for those that take none. Common nouns have theirs from the dictionary. */
  article?: 'o' | 'a' | 'os' | 'as' | ''
  /** Whether they may be wrong options although the document does not name them. */
  bait?: boolean
}
