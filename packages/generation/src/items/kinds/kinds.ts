import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, isKnown, lemma } from '@capivira/portuguese/morphology'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { documentKinds } from './document-kinds.ts'
import type { KindList, Sort } from './kind-list.ts'
import { ARTICLE, type Entry, kindKey, LISTS, listed, nounKey } from './lists.ts'
import type { Member } from './members.ts'
import { othersOf } from './others.ts'

/**
 * What is known of the kind of a thing: kinds proper ('país', 'protocolo') and rough sorts, empty where nothing tells;
 * and the lemma of the noun that heads a phrase of several words, '' for one word.
 */
export type Kind = {
  kinds: ReadonlySet<string>
  sorts: ReadonlySet<Sort>
  head: string
  /** Whether only its ending tells its sort. */
  guessed: boolean
  /** Whether it is a phrase of which the lists have only the first noun: what follows may make another thing of it. */
  byHead: boolean
  /** Whether it is written as a name. */
  name: boolean
  /** Whether only what the document calls it tells its sort. */
  byDocument: boolean
  /** The shipped lists it stands in: things of one list are nearer than others of its kind. */
  lists: ReadonlySet<KindList>
}

/** Endings that tell the sort of a noun no list has. */
const ENDINGS: readonly (readonly [RegExp, Sort])[] = [
  [/(?:logia|grafia|nomia|metria|sofia)$/, 'field'],
  [/ismo$/, 'idea'],
  [/(?:[çs]ão|mento|agem|ança|tura)$/, 'process'],
  [/(?:dade|eza|ez|ência|ância|itude)$/, 'quality'],
]

function sortByEnding(noun: string): Sort | undefined {
  if (meansPerson(noun)) return 'person'
  return ENDINGS.find(([ending]) => ending.test(noun))?.[1]
}

const NAME_SORTS = { person: 'person', place: 'place', organization: 'organization', event: 'event' } as const

/** Sorts that are told apart less sharply than others. */
const NEAR: readonly (readonly Sort[])[] = [
  ['person', 'people'],
  ['place', 'sky'],
  ['device', 'technology'],
  ['process', 'event'],
  ['idea', 'quality'],
  ['process', 'quality'],
  ['animal', 'plant'],
  ['animal', 'microbe'],
  ['plant', 'microbe'],
  ['whole', 'landscape'],
  ['place', 'landscape'],
  ['place', 'building'],
  ['body', 'substance'],
  ['document', 'idea'],
  ['event', 'document'],
  ['field', 'idea'],
  ['organization', 'people'],
  ['disease', 'process'],
  ['magnitude', 'quality'],
  ['food', 'plant'],
  ['food', 'substance'],
  ['food', 'animal'],
  ['vehicle', 'device'],
  ['object', 'device'],
  ['object', 'substance'],
  ['money', 'document'],
  ['money', 'idea'],
  ['money', 'magnitude'],
  ['number', 'shape'],
  ['number', 'magnitude'],
  ['number', 'technology'],
  ['code', 'technology'],
  ['time', 'magnitude'],
  ['shape', 'landscape'],
  ['shape', 'sky'],
  ['feeling', 'quality'],
  ['feeling', 'idea'],
  ['document', 'work'],
  ['work', 'field'],
  ['language', 'work'],
  ['language', 'document'],
  ['sky', 'event'],
  ['landscape', 'substance'],
  ['building', 'organization'],
  ['person', 'role'],
  ['animal', 'role'],
  ['plant', 'substance'],
]

/** Sorts whose kinds are told apart: a country is no river, a protocol no company's product. */
const SHARP: ReadonlySet<Sort> = new Set<Sort>(['place', 'technology', 'taxon'])

export type Kinds = {
  /** What the lists, the document and the words themselves tell of the kind of a thing. */
  of: (text: string) => Kind
  /**
   * How far two things are of one kind: 1 of one kind (0.8 where its lists differ: neighbours and far countries), 0.5
   * of one sort (0.3 where its kinds differ visibly), about 0 where nothing tells, below 0 where they are told apart at
   * a glance.
   */
  likeness: (a: string, b: string) => number
  /** The same of the nouns two definitions begin with; a 'conjunto' is like a 'conjunto' alone. */
  genusLikeness: (a: string, b: string) => number
  /** The kind a noun names, where there is a list of it: 'ave' → 'ave', 'cidade' → undefined. */
  named: (noun: string) => string | undefined
  /**
   * Things of the same shipped list that may be wrong options although the document does not name them; of more lists
   * where the question tells by itself which thing it asks for.
   */
  others: (text: string, told?: boolean) => readonly Member[]
}

/** Kinds by the noun that names them, read when first asked for. */
let kindNames: ReadonlyMap<string, string> | undefined

function kindNamed(noun: string): string | undefined {
  kindNames ??= new Map(LISTS.map(({ kind }) => [nounKey(kind), kind]))
  return kindNames.get(nounKey(noun))
}

const judges = new WeakMap<Study, Kinds>()

/** The judge of kinds for a document, made once. */
export function kindsOf(study: Study): Kinds {
  const made = judges.get(study) ?? makeKinds(study)
  judges.set(study, made)
  return made
}

function makeKinds(study: Study): Kinds {
  const ofDocument = documentKinds(study)
  const cache = new Map<string, Kind>()
  const of = (text: string, genus = false): Kind => {
    const key = genus ? `= ${text}` : text
    const cached = cache.get(key)
    if (cached) return cached
    const made = read(text, ofDocument, genus)
    cache.set(key, made)
    return made
  }
  return {
    of: text => of(text),
    genusLikeness: (a, b) => {
      if (lemma(headOf(a)) === lemma(headOf(b))) return SAME_HEAD
      const [left, right] = [of(a, true), of(b, true)]
      return isSet(left) === isSet(right) ? likeness(left, right) : -1
    },
    likeness: (a, b) => likeness(of(a), of(b)),
    named: kindNamed,
    others: (text, told = false) => othersOf(text, told, study),
  }
}

const LATIN = pattern('')`${'ending of a Latin name'}$`

/**
 * Scientific names by their form (International Codes of Nomenclature): 'S. trachypus', 'Panthera onca', 'Fabaceae'. A
 * second word that Portuguese has makes it no species: 'Biologia marinha'.
 */
function taxonOf(text: string): string | null {
  if (/^\p{Lu}\p{Ll}+(?:aceae|idae)$/u.test(text)) return 'família'
  const species = /^\p{Lu}(\.|\p{Ll}+)\s(\p{Ll}{4,})(?:\s\(.*)?$/u.exec(text)
  if (!species) return null
  const latin = LATIN.test(species[2] ?? '') && !isKnown(species[2] ?? '')
  return species[1] === '.' || latin ? 'espécie' : null
}

function read(text: string, ofDocument: ReadonlyMap<string, ReadonlySet<string>>, genus: boolean): Kind {
  const kinds = new Set<string>()
  const sorts = new Set<Sort>()
  const lists = new Set<KindList>()
  let guessed = false
  let byHead = false
  let byDocument = false
  const take = (entry: Entry | undefined) => {
    for (const { list } of entry?.members ?? []) lists.add(list)
    for (const kind of entry?.kinds ?? []) kinds.add(kind)
    for (const sort of entry?.sorts ?? []) sorts.add(sort)
  }
  take(listed(text, genus))
  const taxon = taxonOf(text)
  if (taxon !== null) {
    kinds.add(taxon)
    sorts.add('taxon')
  }
  const called = genus && sorts.size > 0 ? [] : (ofDocument.get(kindKey(text)) ?? ofDocument.get(nounKey(text)) ?? [])
  for (const kind of called) {
    kinds.add(kind)
    if (sorts.size > 0 && !byDocument) continue
    for (const sort of listed(kind)?.sorts ?? []) sorts.add(sort)
    byDocument = sorts.size > 0
  }
  const name = isName(text)
  if (name && sorts.size === 0 && text.includes(' ')) {
    take(listed(headOf(text), genus))
    byHead = sorts.size > 0
  }
  if (name && sorts.size === 0) {
    const named = nameClass(text.replace(/^(?:O|A|Os|As)\s+/, ''))
    if (named !== 'other') sorts.add(NAME_SORTS[named])
  }
  if (!name && sorts.size === 0) {
    const head = headOf(text)
    take(listed(head, genus))
    byHead = sorts.size > 0 && text.replace(ARTICLE, '').includes(' ')
    const ending = sortByEnding(lemma(head))
    if (sorts.size === 0 && ending) {
      sorts.add(ending)
      guessed = ending !== 'person'
    }
  }
  const phrase = text.replace(ARTICLE, '').includes(' ')
  const noun = phrase ? headOf(text) : ''
  return { kinds, sorts, lists, guessed, byHead, byDocument, name, head: isFunctionWord(noun) ? '' : lemma(noun) }
}

/** 'Primeira Revolução Industrial' is a revolution. */
const ORDINAL = pattern('iu')`^${'ordinal, stem'}[oa]?\s(?=\p{L})`

function headOf(text: string): string {
  return text.replace(ARTICLE, '').replace(ORDINAL, '').split(/\s+/)[0]?.toLowerCase() ?? ''
}

/** A text with a capital after its first word, an acronym, or a first word no dictionary has as a common noun. */
function isName(text: string): boolean {
  const words = text.replace(/^(?:O|A|Os|As)\s+/, '').split(/\s+/)
  if (words.slice(1).some(word => /^\p{Lu}/u.test(word)) || /^[\p{Lu}\d]{2,}s?$/u.test(words[0] ?? '')) return true
  const readings = analyse((words[0] ?? '').toLowerCase())
  return words.length === 1 && /^\p{Lu}/u.test(text) && !readings.some(a => a.category !== 'properNoun')
}

/** Likeness of two phrases of one head: 'voto secreto' and 'voto censitário'. */
const SAME_HEAD = 0.9
/**
 * Likeness where only heads are of one kind, or where the document calls two things by a noun as wide as 'processo'.
 */
const LOOSELY = 0.6

/** Likeness of things the document calls by one noun and the lists by nouns of sorts that are told apart. */
const APART = 0.3

function areTold({ sorts: left }: Kind, { sorts: right }: Kind): boolean {
  if (left.size === 0 || right.size === 0 || [...left].some(sort => right.has(sort))) return false
  return !NEAR.some(pair => pair.some(sort => left.has(sort)) && pair.some(sort => right.has(sort)))
}

/**
 * 'Solo' and 'sódio', both 'sal' by a slip of one sentence: the document alone calls them so, the lists have other
 * kinds of each.
 */
function isOfDocument(kind: string, left: Kind, right: Kind): boolean {
  const lists = [left, right].map(one => [...one.lists])
  return lists.every(own => own.length > 0) && !lists.flat().some(list => list.kind === kind)
}

/** Somebody, and nothing that is called like somebody: a 'navegador' is also a program. */
const isPerson = ({ sorts }: Kind) => sorts.size === 1 && sorts.has('person')

const isSet = ({ sorts }: Kind) => sorts.size === 1 && sorts.has('whole')

/** Kinds so wide that the document says little by them. */
const WHOLE: ReadonlySet<string> = wordsOf('whole class noun')

function likeness(left: Kind, right: Kind): number {
  if (left.head !== '' && left.head === right.head) return SAME_HEAD
  for (const kind of left.kinds) {
    if (!right.kinds.has(kind)) continue
    if (areTold(left, right)) return APART
    if (isOfDocument(kind, left, right)) return [...left.sorts].some(sort => right.sorts.has(sort)) ? LOOSELY : APART
    if (left.byHead || right.byHead || WHOLE.has(kind)) return LOOSELY
    const [a, b] = [left, right].map(one => [...one.lists].filter(list => list.kind === kind))
    return a?.length && b?.length && !a.some(list => b.includes(list)) ? 0.8 : 1
  }
  // 'S. occidentalis' beside 'compostos químicos': one is a name, the other is not, and nothing says they are of one
  // kind.
  if (left.sorts.size === 0 || right.sorts.size === 0)
    return left.name !== right.name ? -1 : left.sorts.size === right.sorts.size ? 0.1 : 0
  const shared = [...left.sorts].filter(sort => right.sorts.has(sort))
  if (shared.length > 0) {
    const apart = left.kinds.size > 0 && right.kinds.size > 0 && shared.every(sort => SHARP.has(sort))
    // 'Declinação' beside 'localização': alike in nothing but their ending.
    if (left.guessed || right.guessed) return 0.25
    // 'Traits', which the page calls 'código', beside 'Pro PHP', which it calls 'livro'; but a writer is as good as a
    // king.
    const calledOtherwise =
      left.name && right.name && (left.byDocument || right.byDocument) && !(isPerson(left) && isPerson(right))
    return apart || calledOtherwise ? 0.3 : 0.5
  }
  const near = NEAR.some(pair => pair.some(sort => left.sorts.has(sort)) && pair.some(sort => right.sorts.has(sort)))
  return near ? 0.05 : -1
}
