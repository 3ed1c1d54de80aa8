import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse, genderOf, isKnown, lemma, numberOf } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { nameClass } from '../../analysis/names.ts'
import { meansPerson } from '../../analysis/people.ts'
import type { Study } from '../../analysis/study.ts'
import { documentKinds } from './documentKinds.ts'
import { GENUS_LISTS } from './genusLists.ts'
import type { KindList, Sort } from './kindList.ts'
import { NAMES } from './names.ts'
import { NATURE_NOUNS } from './natureNouns.ts'
import { PLACE_NAMES } from './placeNames.ts'
import { SOCIETY_NOUNS } from './societyNouns.ts'
import { SUBJECT_NOUNS } from './subjectNouns.ts'

/**
 * What is known of the kind of a thing: kinds proper ('país', 'protocolo') and rough sorts, empty where nothing tells; and the
 * lemma of the noun that heads a phrase of several words, '' for one word.
 */
export type Kind = {
  kinds: ReadonlySet<string>
  sorts: ReadonlySet<Sort>
  head: string
  /** Whether only its ending tells its sort. */
  guessed: boolean
  /** Whether it is written as a name. */
  name: boolean
  /** The shipped lists it stands in: things of one list are nearer than others of its kind. */
  lists: ReadonlySet<KindList>
}

/** A thing of a shipped list, with what it needs to stand in a sentence. */
export type Member = { text: string; article: KindList['article']; list: KindList }

type Entry = { kinds: ReadonlySet<string>; sorts: ReadonlySet<Sort>; members: readonly Member[] }

const ARTICLE = /^(?:o|a|os|as|um|uma|uns|umas)\s+/i

/** Names keep their spelling, common nouns go by lemma; both without accents and capitals. */
export function kindKey(text: string): string {
  const bare = text.replace(ARTICLE, '')
  return foldAccents(bare).toLowerCase()
}

function nounKey(text: string): string {
  const words = text.replace(ARTICLE, '').split(/\s+/)
  return foldAccents(words.map(word => (isFunctionWord(word) ? word : lemma(word))).join(' ')).toLowerCase()
}

const LISTS = [...PLACE_NAMES, ...NAMES, ...NATURE_NOUNS, ...SOCIETY_NOUNS, ...SUBJECT_NOUNS]
const tables: { nouns?: ReadonlyMap<string, Entry>; genera?: ReadonlyMap<string, Entry> } = {}

/** The shipped lists by key, filled when first asked for; with the nouns that begin definitions where those are judged. */
function table(genus: boolean): ReadonlyMap<string, Entry> {
  tables.nouns ??= filled(new Map(), LISTS)
  if (!genus) return tables.nouns
  tables.genera ??= filled(new Map(tables.nouns), GENUS_LISTS)
  return tables.genera
}

function filled(known: Map<string, Entry>, lists: readonly KindList[]): ReadonlyMap<string, Entry> {
  for (const list of lists) {
    for (const text of list.members.split(/\s*,\s*/)) {
      const key = list.article === undefined ? nounKey(text) : kindKey(text)
      const { kinds, sorts, members } = known.get(key) ?? { kinds: [], sorts: [], members: [] }
      known.set(key, {
        kinds: new Set(list.kind === '' ? kinds : [...kinds, list.kind]),
        sorts: new Set([...sorts, list.sort]),
        members: [...members, { text, article: list.article, list }],
      })
    }
  }
  return known
}

/** What the shipped lists say of a text as it stands, or of the noun it begins with. */
function listed(text: string, genus = false): Entry | undefined {
  return table(genus).get(kindKey(text)) ?? table(genus).get(nounKey(text))
}

/** The shipped article of a name: '' for one that takes none, undefined for one no list has. */
export function listedArticle(name: string): KindList['article'] {
  return table(false).get(kindKey(name))?.members[0]?.article
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
  ['process', 'field'],
  ['organization', 'people'],
  ['disease', 'process'],
  ['magnitude', 'quality'],
]

/** Sorts whose kinds are told apart: a country is no river, a protocol no company's product. */
const SHARP: ReadonlySet<Sort> = new Set<Sort>(['place', 'technology', 'taxon'])

export type Kinds = {
  /** What the lists, the document and the words themselves tell of the kind of a thing. */
  of: (text: string) => Kind
  /**
   * How far two things are of one kind: 1 of one kind (0.8 where its lists differ: neighbours and far countries), 0.5 of one sort (0.3 where its kinds differ visibly), about 0 where
   * nothing tells, below 0 where they are told apart at a glance.
   */
  likeness: (a: string, b: string) => number
  /** The same of the nouns two definitions begin with. */
  genusLikeness: (a: string, b: string) => number
  /** The kind a noun names, where there is a list of it: 'ave' → 'ave', 'cidade' → undefined. */
  named: (noun: string) => string | undefined
  /** Things of the same shipped list that may be wrong options although the document does not name them. */
  others: (text: string) => readonly Member[]
}

const KIND_NAMES: ReadonlyMap<string, string> = new Map(LISTS.map(({ kind }) => [nounKey(kind), kind]))

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
    genusLikeness: (a, b) => likeness(of(a, true), of(b, true)),
    likeness: (a, b) => likeness(of(a), of(b)),
    named: noun => KIND_NAMES.get(nounKey(noun)),
    others: text =>
      (listed(text)?.members ?? []).flatMap(({ list }) =>
        list.bait &&
        MAY_BE_ADDED.has(list.sort) &&
        (list.article !== undefined || list.sort === 'field' || isSpokenOf(list, text, study))
          ? list.members.split(/\s*,\s*/).map(other => ({ text: other, article: list.article, list }))
          : [],
      ),
  }
}

/**
 * Scientific names by their form (International Codes of Nomenclature): 'S. trachypus', 'Panthera onca', 'Fabaceae'. A second
 * word that Portuguese has makes it no species: 'Biologia marinha'.
 */
function taxonOf(text: string): string | null {
  if (/^\p{Lu}\p{Ll}+(?:aceae|idae)$/u.test(text)) return 'família'
  const species = /^\p{Lu}(\.|\p{Ll}+)\s(\p{Ll}{4,})(?:\s\(.*)?$/u.exec(text)
  if (!species) return null
  const latin = /(?:us|a|um|is|ii|ae|ensis|oides|ys|ns|ix)$/.test(species[2] ?? '') && !isKnown(species[2] ?? '')
  return species[1] === '.' || latin ? 'espécie' : null
}

function read(text: string, ofDocument: ReadonlyMap<string, ReadonlySet<string>>, genus: boolean): Kind {
  const kinds = new Set<string>()
  const sorts = new Set<Sort>()
  const lists = new Set<KindList>()
  let guessed = false
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
  for (const kind of ofDocument.get(kindKey(text)) ?? ofDocument.get(nounKey(text)) ?? []) {
    kinds.add(kind)
    if (sorts.size === 0) for (const sort of listed(kind)?.sorts ?? []) sorts.add(sort)
  }
  const name = isName(text)
  if (name && sorts.size === 0 && text.includes(' ')) take(listed(headOf(text)))
  if (name && sorts.size === 0) {
    const named = nameClass(text.replace(/^(?:O|A|Os|As)\s+/, ''))
    if (named !== 'other') sorts.add(NAME_SORTS[named])
  }
  if (!name && sorts.size === 0) {
    const head = headOf(text)
    take(listed(head, genus))
    const ending = sortByEnding(lemma(head))
    if (sorts.size === 0 && ending) {
      sorts.add(ending)
      guessed = ending !== 'person'
    }
  }
  const phrase = text.replace(ARTICLE, '').includes(' ')
  const noun = phrase ? headOf(text) : ''
  return { kinds, sorts, lists, guessed, name, head: isFunctionWord(noun) ? '' : lemma(noun) }
}

function headOf(text: string): string {
  return text.replace(ARTICLE, '').split(/\s+/)[0]?.toLowerCase() ?? ''
}

/** A text with a capital after its first word, an acronym, or a first word no dictionary has as a common noun. */
function isName(text: string): boolean {
  const words = text.replace(/^(?:O|A|Os|As)\s+/, '').split(/\s+/)
  if (words.slice(1).some(word => /^\p{Lu}/u.test(word)) || /^[\p{Lu}\d]{2,}s?$/u.test(words[0] ?? '')) return true
  const readings = analyse((words[0] ?? '').toLowerCase())
  return words.length === 1 && /^\p{Lu}/u.test(text) && !readings.some(a => a.category !== 'properNoun')
}

function likeness(left: Kind, right: Kind): number {
  for (const kind of left.kinds) {
    if (!right.kinds.has(kind)) continue
    const [a, b] = [left, right].map(one => [...one.lists].filter(list => list.kind === kind))
    return a?.length && b?.length && !a.some(list => b.includes(list)) ? 0.8 : 1
  }
  if (left.head !== '' && left.head === right.head) return 0.9
  // 'S. occidentalis' beside 'compostos químicos': one is a name, the other is not, and nothing says they are of one kind.
  if (left.sorts.size === 0 || right.sorts.size === 0)
    return left.name !== right.name ? -1 : left.sorts.size === right.sorts.size ? 0.1 : 0
  const shared = [...left.sorts].filter(sort => right.sorts.has(sort))
  if (shared.length > 0) {
    const apart = left.kinds.size > 0 && right.kinds.size > 0 && shared.every(sort => SHARP.has(sort))
    // 'Declinação' beside 'localização': alike in nothing but their ending.
    if (left.guessed || right.guessed) return 0.25
    return apart ? 0.3 : 0.5
  }
  const near = NEAR.some(pair => pair.some(sort => left.sorts.has(sort)) && pair.some(sort => right.sorts.has(sort)))
  return near ? 0.05 : -1
}

/**
 * Sorts whose members answer few questions in common. What is said of one disease, gas or programming language may be true of
 * another that the document does not name.
 */
const MAY_BE_ADDED: ReadonlySet<Sort> = new Set<Sort>([
  'place',
  'person',
  'organization',
  'sky',
  'time',
  'field',
  'idea',
])

/** Whether the document has another thing of the list: 'classe' beside 'função' is no rank of living beings. */
function isSpokenOf(list: KindList, text: string, study: Study): boolean {
  return list.members
    .split(/\s*,\s*/)
    .some(other => kindKey(other) !== kindKey(text) && study.termOf(other) !== undefined)
}

/** Gender and number of a listed member, by its article or the dictionary; undefined where neither tells. */
export function inflectionOf(member: Member): { gender: 'm' | 'f'; number: 's' | 'p' } | undefined {
  const { article, text } = member
  if (article !== undefined && article !== '')
    return { gender: article.startsWith('a') ? 'f' : 'm', number: article.endsWith('s') ? 'p' : 's' }
  if (article === '') return undefined
  const head = text.split(' ')[0] ?? text
  const gender = genderOf(head)
  return gender ? { gender, number: numberOf(head) ?? 's' } : undefined
}
