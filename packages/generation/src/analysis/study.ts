import { normalize } from '@capivira/portuguese/tokens'
import type { CleanDocument } from '../document/model.ts'
import { flawedSentences } from './flaws.ts'
import { type WordUse, wordUse } from './grammar/nouns.ts'
import { namesSetDown } from './labels/setDown.ts'
import { peopleOf } from './people/sectionHero.ts'
import type { TextSentence } from './sentences.ts'
import { documentSentences, pageTexts } from './sentences.ts'
import { aliasTable, findAliases } from './terms/aliases.ts'
import { isCommonNoun } from './terms/commonNouns.ts'
import { findDefinienda } from './terms/definienda.ts'
import { namesKind } from './terms/kindNouns.ts'
import { findSiblings, type Siblings } from './terms/siblings.ts'
import type { Mention, Term } from './terms/terms.ts'
import { keyTerms, lemmasOf } from './terms/terms.ts'

/** A document read and analysed: everything the families and the gates ask about. */
export type Study = {
  document: CleanDocument
  /** Title of the material, for items outside any heading. */
  title: string
  sentences: readonly TextSentence[]
  terms: readonly Term[]
  /** Terms of each sentence, by its index. */
  mentions: readonly (readonly Mention[])[]
  use: WordUse
  /** Terms the document names side by side, by key. */
  siblings: Siblings
  /** Names set down as headings and labels, in small letters. */
  setDown: readonly string[]
  /** Groups of names of one thing. */
  aliases: readonly (readonly string[])[]
  /** The other names that the document uses for a thing, normalized. */
  namesBeside: (name: string) => readonly string[]
  pageTexts: ReadonlyMap<number, string>
  /** Words of the names of those whom the document, or a heading of it, is about. */
  people: ReadonlySet<string>
  /** Indexes of sentences with a slip of spelling or agreement in their text. */
  flawed: ReadonlySet<number>
  /** How many sentences begin with the term a text names: how much is said of it. */
  headed: (text: string) => number
  /** The term a text names, whatever its number; undefined for anything else. */
  termOf: (text: string) => Term | undefined
  /** Whether a noun names a kind of thing by itself ('hemoglobina', 'desmatamento'), whatever the page says before. */
  isKind: (noun: string) => boolean
  /** Whether the document says what the noun means. */
  isDefined: (noun: string) => boolean
  /** Whether the document treats the phrase (without article) as one of its terms. */
  isKeyTerm: (phrase: string) => boolean
}

/** Occurrences that make a word a term of the document even without bold or heading: more in a longer one. */
function oftenIn(sentences: number): number {
  return Math.min(6, Math.max(3, Math.round(sentences / 60)))
}

/** A word every text uses is a term of one that defines it and says it so often. */
const OFTEN_ANYWAY = 3

/** Reads and analyses a cleaned document once, for the families, the gates and the choice of items. */
export function studyOf(document: CleanDocument, title: string): Study {
  const sentences = documentSentences(document)
  const people = peopleOf(document)
  const plainUse = wordUse(sentences)
  const use = {
    ...plainUse,
    isName: (word: string) => people.has(`${word.charAt(0).toUpperCase()}${word.slice(1)}`) || plainUse.isName(word),
  }
  const { terms, mentions } = keyTerms(document, sentences, use)
  const byKey = new Map(terms.map(term => [term.key, term]))
  const often = oftenIn(sentences.length)
  const definienda = findDefinienda(sentences)
  const titles = ` ${[title, document.title].map(lemmasOf).join(' ')} `
  const aliases = findAliases(sentences)
  const besides = aliasTable(aliases)
  const isKeyTerm = (phrase: string) => {
    const key = lemmasOf(phrase)
    const term = byKey.get(key)
    if (definienda.has(key) && (!isCommonNoun(key) || (term?.count ?? 0) >= OFTEN_ANYWAY)) return true
    if (term && (term.bold || term.acronym || (term.heading && !term.common) || (term.count >= often && !term.common)))
      return true
    return key.length > 3 && !(term?.common ?? false) && titles.includes(` ${key} `)
  }
  const heads = new Map<string, number>()
  for (const list of mentions) {
    for (const { term, start } of list) if (start <= 1) heads.set(term.key, (heads.get(term.key) ?? 0) + 1)
  }
  return {
    document,
    title,
    sentences,
    terms,
    mentions,
    use,
    siblings: findSiblings(sentences, mentions),
    setDown: namesSetDown(document),
    aliases,
    namesBeside: name => besides.get(normalize(name)) ?? [],
    pageTexts: pageTexts(document),
    people,
    flawed: flawedSentences(sentences),
    headed: text => heads.get(lemmasOf(text)) ?? 0,
    termOf: text => byKey.get(lemmasOf(text)),
    isKind: noun => byKey.get(lemmasOf(noun))?.common === false && namesKind(noun),
    isDefined: noun => definienda.has(lemmasOf(noun)),
    isKeyTerm,
  }
}
