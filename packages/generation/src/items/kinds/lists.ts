import { isFunctionWord } from '@capivira/portuguese/function-words'
import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { pattern } from '../../lexicon/words.ts'
import { type KindList, listsOf, type Sort } from './kind-list.ts'
import type { Member } from './members.ts'
import { OTHER_LEMMAS } from './other-lemmas.ts'

export type Entry = { kinds: ReadonlySet<string>; sorts: ReadonlySet<Sort>; members: readonly Member[] }

export const ARTICLE = pattern('i')`^${'article'}\s+`

/** Names keep their spelling, common nouns go by lemma; both without accents and capitals. */
export function kindKey(text: string): string {
  const bare = text.replace(ARTICLE, '')
  return foldAccents(bare).toLowerCase()
}

export function nounKey(text: string): string {
  const words = text.replace(ARTICLE, '').split(/\s+/)
  return foldAccents(words.map(word => (isFunctionWord(word) ? word : lemma(word))).join(' ')).toLowerCase()
}

/** The key of a listed noun: it stands there as its lemma, but for few. */
export function memberKey(text: string): string {
  return text.includes(' ') || OTHER_LEMMAS.has(text) ? nounKey(text) : kindKey(text)
}

/** All that tell kinds, in the order in which they are asked. */
export const LISTS: readonly KindList[] = (
  ['place', 'name', 'life', 'exact', 'tool', 'nature', 'society', 'subject', 'school'] as const
).flatMap(listsOf)

const tables: { nouns?: ReadonlyMap<string, Entry>; genera?: ReadonlyMap<string, Entry> } = {}

/**
 * The shipped lists by key, filled when first asked for; the nouns that begin definitions go before where those are
 * judged.
 */
function table(genus: boolean): ReadonlyMap<string, Entry> {
  tables.nouns ??= filled(new Map(), LISTS)
  if (!genus) return tables.nouns
  tables.genera ??= new Map([...tables.nouns, ...filled(new Map(), listsOf('genus'))])
  return tables.genera
}

function filled(known: Map<string, Entry>, lists: readonly KindList[]): ReadonlyMap<string, Entry> {
  for (const list of lists) {
    for (const text of list.members.split(/\s*,\s*/)) {
      const key = list.article === undefined ? memberKey(text) : kindKey(text)
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
export function listed(text: string, genus = false): Entry | undefined {
  return table(genus).get(kindKey(text)) ?? table(genus).get(nounKey(text))
}

/** The shipped article of a name: '' for one that takes none, undefined for one no list has. */
export function listedArticle(name: string): KindList['article'] {
  return table(false).get(kindKey(name))?.members[0]?.article
}

/** Whether a shipped list has a word as a common noun, in small letters: 'firmware', which no dictionary has. */
export function isListedNoun(word: string): boolean {
  return (table(false).get(kindKey(word))?.members ?? []).some(
    ({ text, article }) => article === undefined && text === word,
  )
}
