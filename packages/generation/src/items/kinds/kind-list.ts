import data from '../../lexicon/kinds.json' with { type: 'json' }

const SORTS = [
  'person',
  'people',
  'animal',
  'plant',
  'microbe',
  'role',
  'taxon',
  'body',
  'substance',
  'place',
  'landscape',
  'building',
  'sky',
  'organization',
  'event',
  'document',
  'time',
  'process',
  'quality',
  'field',
  'device',
  'technology',
  'code',
  'magnitude',
  'work',
  'idea',
  'disease',
  'whole',
  'language',
  'shape',
  'food',
  'vehicle',
  'object',
  'money',
  'number',
  'feeling',
  'relative',
] as const

/** The roughest division of things: options of different sorts are told apart at a glance. */
export type Sort = (typeof SORTS)[number]

const ARTICLES = ['o', 'a', 'os', 'as', ''] as const

/** Things of one kind, known to every school. */
export type KindList = {
  /** What each of them is, in Portuguese, as a text would say ('país', 'protocolo'). */
  kind: string
  sort: Sort
  /** Separated by commas; common nouns by their lemma. */
  members: string
  /** Of names: the article before them; '' for those that take none. Common nouns have theirs from the dictionary. */
  article?: (typeof ARTICLES)[number]
  /** Whether they may be wrong options although the document does not name them. */
  bait?: boolean
}

/**
 * A group of lists of `lexicon/kinds.json`: names ('place', 'name'); nouns by what they name, of which some promise
 * that no member is another name, a part or a kind of another ('life', 'exact', 'tool'); 'school', the nouns of school
 * texts; 'genus', nouns a definition begins with ('processo pelo qual…'), which tell the sort of a thing and no kind of
 * their own.
 */
export type Group = keyof typeof data

/** The lists of a group, in their order. Throws an Error that names a row of another form. */
export function listsOf(group: Group): KindList[] {
  return data[group].map(readRow)
}

/**
 * 'país | place | o | bait | Brasil, Uruguai': kind, sort, article ('-' for common nouns), whether they are bait,
 * members.
 */
function readRow(row: string): KindList {
  const [kind = '', named, stated, bait, members = ''] = row.split(' | ')
  const sort = SORTS.find(one => one === named)
  const article = ARTICLES.find(one => one === stated)
  if (!sort || members === '' || (article === undefined && stated !== '-')) throw new Error(`Row of kinds: ${row}`)
  return { kind, sort, members, ...(article !== undefined && { article }), ...(bait === 'bait' && { bait: true }) }
}
