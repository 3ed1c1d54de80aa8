import { splitSentences } from '@capivira/portuguese/sentences'
import { normalize } from '@capivira/portuguese/tokens'
import { aliasTable } from '../analysis/terms/aliases.ts'
import type { BlockKind } from '../document/model.ts'
import type { Source } from '../items.ts'
import { type Location, locate, type SearchablePage, searchable } from './locate.ts'
import { lemmaSet } from './words.ts'

/** What the gates may ask about the document an item comes from. Make one per document with qualityContext. */
export type QualityContext = {
  /** Cleaned text of a page, counted from 1; '' where there is none. */
  pageText: (page: number) => string
  /** Where a quote stands: on its page, on the one before or after, or across the foot of a page. */
  find: (source: Source) => Located
  /** The sentences a quote touches, with the one before and the one after; the quote itself when it is not found. */
  around: (source: Source) => string
  /** The sentences a quote touches; the quote itself when it is not found. */
  sentenceOf: (source: Source) => string
  /** Every sentence of the document that contains all these lemmas. */
  sentencesWith: (lemmas: Iterable<string>) => readonly string[]
  /** How telling a lemma is in this document: about 0 where most sentences have it, higher the fewer do. */
  weightOf: (lemma: string) => number
  /**
   * How far two options are of one kind, where a document's study can tell: 1 of one kind, about 0 where nothing tells,
   * below 0 where they are told apart at a glance ('União Soviética' and 'World Wide Web').
   */
  likeness: (a: string, b: string) => number
  /** Whether the document treats the phrase (without article) as one of its terms. */
  isKeyTerm: (phrase: string) => boolean
  /** Other names of the same thing, from the document ('ácido desoxirribonucleico' → ['DNA']), lower case. */
  aliasesOf: (term: string) => readonly string[]
  /** Determiners the document writes before a noun, for words the dictionary does not know ('mitocôndria' → ['a']). */
  determinersOf: (noun: string) => readonly string[]
  /** The year the item is made in, where the maker says it: no wrong option lies after it. */
  currentYear: number | undefined
  /** Kind of the block a quote stands in, where known. */
  kindOf: (source: Source) => BlockKind | undefined
  /** The heading a quote stands under, '' where none is known. */
  headingOver: (source: Source) => string
  /** Whether symbols of mathematics and code are at home in this part of the document. */
  allowsSymbols: (source: Source) => boolean
}

export type ContextInput = {
  /** Cleaned text of each page in reading order; index 0 is page 1. */
  pages: readonly string[]
  keyTerms?: Iterable<string>
  /** Groups of names of one thing. */
  aliases?: Iterable<readonly string[]>
  likeness?: (a: string, b: string) => number
  determinersOf?: (noun: string) => readonly string[]
  currentYear?: number
  kindOf?: (source: Source) => BlockKind | undefined
  headingOver?: (source: Source) => string
  allowsSymbols?: (source: Source) => boolean
}

type IndexedPage = SearchablePage & { sentences: readonly { text: string; start: number; end: number }[] }

type Located = Location & { page: number }
/** Where a quote was found, and the pages its offsets are counted in. */
type Found = { location: Located; first: number; last: number }

/** Prepares a document for checking; pages are indexed when first asked for. */
export function qualityContext(input: ContextInput): QualityContext {
  const keyTerms = new Set([...(input.keyTerms ?? [])].map(normalize))
  const aliases = aliasTable(input.aliases ?? [])
  const passages = passagesOf(input.pages)
  let known: SentenceIndex | undefined
  const sentenceIndex = () => {
    known ??= indexSentences(input.pages)
    return known
  }
  return {
    ...passages,
    sentencesWith: lemmas => sentencesContaining(sentenceIndex(), lemmas),
    weightOf: lemma => {
      const { sentences, byLemma } = sentenceIndex()
      return Math.log(1 + sentences.length / (1 + (byLemma.get(lemma)?.size ?? 0)))
    },
    likeness: input.likeness ?? (() => 0),
    isKeyTerm: phrase => keyTerms.has(normalize(phrase)),
    aliasesOf: term => aliases.get(normalize(term)) ?? [],
    determinersOf: input.determinersOf ?? (() => []),
    currentYear: input.currentYear,
    kindOf: input.kindOf ?? (() => undefined),
    headingOver: input.headingOver ?? (() => ''),
    allowsSymbols: input.allowsSymbols ?? (() => false),
  }
}

/** Finds quotes on pages, with the sentences around them. */
function passagesOf(pages: readonly string[]): Pick<QualityContext, 'pageText' | 'find' | 'around' | 'sentenceOf'> {
  const pageText = (page: number) => pages[page - 1] ?? ''
  const index = remembered(
    (first: number, last: number) => `${first}-${last}`,
    (first, last): IndexedPage => {
      const text = first === last ? pageText(first) : `${pageText(first)} ${pageText(last)}`
      return { ...searchable(text), sentences: splitSentences(text) }
    },
  )
  const look = remembered(
    ({ page, quote }: Source) => `${page} ${quote}`,
    ({ page, quote }): Found => {
      let result: Found = { location: { status: 'absent', page }, first: page, last: page }
      // Its page, the neighbours, then a sentence that runs over the foot of a page.
      for (const [first, last] of [
        [page, page],
        [page - 1, page - 1],
        [page + 1, page + 1],
        [page, page + 1],
        [page - 1, page],
      ] as const) {
        if (!pageText(first) || !pageText(last)) continue
        const location = locate(quote, index(first, last))
        if (location.status === 'exact' || (location.status === 'repaired' && result.location.status === 'absent'))
          result = { location: { ...location, page: first }, first, last }
        if (location.status === 'exact') break
      }
      return result
    },
  )
  const sentencesNear = remembered(
    ({ page, quote }: Source, margin: 0 | 1) => `${margin} ${page} ${quote}`,
    (source, margin) => {
      const { location, first: firstPage, last: lastPage } = look(source)
      if (location.status === 'absent') return source.quote
      const { sentences } = index(firstPage, lastPage)
      const touched = sentences.flatMap((s, i) => (s.start < location.end && s.end > location.start ? [i] : []))
      const first = (touched[0] ?? 0) - margin
      const last = (touched.at(-1) ?? 0) + margin
      const texts = sentences.slice(Math.max(0, first), last + 1).map(s => s.text)
      if (first < 0) texts.unshift(splitSentences(pageText(firstPage - 1)).at(-1)?.text ?? '')
      if (last >= sentences.length) texts.push(splitSentences(pageText(lastPage + 1))[0]?.text ?? '')
      return texts.join(' ').trim()
    },
  )
  return {
    pageText,
    find: source => look(source).location,
    around: source => sentencesNear(source, 1),
    sentenceOf: source => sentencesNear(source, 0),
  }
}

/** A function that makes what is asked for once for each key. */
function remembered<Asked extends readonly unknown[], Made>(
  keyOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Made,
): (...asked: Asked) => Made {
  const made = new Map<string, Made>()
  return (...asked) => {
    const key = keyOf(...asked)
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(...asked)
    made.set(key, value)
    return value
  }
}

const NOWHERE: ReadonlySet<number> = new Set()

type SentenceIndex = { sentences: readonly string[]; byLemma: ReadonlyMap<string, ReadonlySet<number>> }

function indexSentences(pages: readonly string[]): SentenceIndex {
  const sentences: string[] = []
  const byLemma = new Map<string, Set<number>>()
  for (const page of pages) {
    for (const { text } of splitSentences(page)) {
      for (const lemma of lemmaSet(text)) {
        const list = byLemma.get(lemma)
        if (list) list.add(sentences.length)
        else byLemma.set(lemma, new Set([sentences.length]))
      }
      sentences.push(text)
    }
  }
  return { sentences, byLemma }
}

function sentencesContaining(index: SentenceIndex, lemmas: Iterable<string>): string[] {
  const places = [...lemmas].map(lemma => index.byLemma.get(lemma) ?? NOWHERE).sort((a, b) => a.size - b.size)
  const [fewest, ...others] = places
  if (!fewest) return []
  return [...fewest].filter(at => others.every(all => all.has(at))).map(at => index.sentences[at] ?? '')
}
