import { normalize } from '@capivira/portuguese/tokens'
import type { CleanDocument } from '../document/model.ts'
import { flawedSentences } from './flaws.ts'
import { wordUse } from './grammar/nouns.ts'
import { namesSetDown } from './labels/set-down.ts'
import { documentSentences, pageTexts } from './sentences.ts'
import type { Study } from './studied.ts'
import { aliasTable, findAliases } from './terms/aliases.ts'
import { isCommonNoun } from './terms/common-nouns.ts'
import { findDefinienda } from './terms/definienda.ts'
import { namesKind } from './terms/kind-nouns.ts'
import { findSiblings } from './terms/siblings.ts'
import { keyTerms, lemmasOf } from './terms/terms.ts'

export type { Study } from './studied.ts'

/** Occurrences that make a word a term of the document even without bold or heading: more in a longer one. */
function oftenIn(sentences: number): number {
  return Math.min(6, Math.max(3, Math.round(sentences / 60)))
}

/** A word every text uses is a term of one that defines it and says it so often. */
const OFTEN_ANYWAY = 3

/** Reads and analyses a cleaned document once, for the families, the gates and the choice of items. */
export function studyOf(document: CleanDocument, title: string): Study {
  const sentences = documentSentences(document)
  const use = wordUse(sentences)
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
    flawed: flawedSentences(sentences),
    headed: text => heads.get(lemmasOf(text)) ?? 0,
    termOf: text => byKey.get(lemmasOf(text)),
    isKind: noun => byKey.get(lemmasOf(noun))?.common === false && namesKind(noun),
    isDefined: noun => definienda.has(lemmasOf(noun)),
    isKeyTerm,
  }
}
