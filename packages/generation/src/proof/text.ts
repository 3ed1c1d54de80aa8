import { isKnown } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { dropReferences } from '../document/clean-text.ts'
import { locate, type SearchablePage, searchable } from '../quality/locate.ts'
import { ownNumbers } from './own-name.ts'
import { contentOf, isFormOf, means, type Word, wordsOf } from './words.ts'

export type ProofSentence = { text: string; page: number; heading: string }

/** The whole of a document as items are proved by it: its sentences in order, and where a quote stands among them. */
export type ProofText = {
  sentences: readonly ProofSentence[]
  /** Evened text of all sentences, and where each of them begins in it. */
  all: SearchablePage
  starts: readonly number[]
  /** Whether the document has a word that means this one. */
  isNamed: (word: Word) => boolean
  /** Numbers of the rule that the document is ('20/2019'). */
  ownNumbers: ReadonlySet<string>
  /** Whether the document speaks of it all the time. */
  isTheme: (word: Word) => boolean
}

/** What a quote was taken from: whole sentences that follow one another. */
export type Passage = {
  page: number
  /** The sentences as they stand in the document. */
  quote: string
  first: number
  last: number
  /** The sentence before and the heading, which the passage may lean on. */
  lean: string
}

const MOST_SENTENCES = 3
/** From so many sentences, and this share of all, a word is what a document is about. */
const THEME = { sentences: 3, share: 0.1 } as const

/** Letters drawn as one, words parted at the end of a line: the same to a reader. */
export function evened(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\uFB00-\uFB06]/g, sign => sign.normalize('NFKD'))
      .replace(/\u00ad/g, '')
      // '[2]', '[5–7]': marks of sources, which a document's sentences have lost and a quote copied from its page has
      // not.
      .replace(/\s?\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/g, '')
      .replace(/(\p{L})[-‐]\s+(?=\p{Ll})/gu, '$1')
      .replace(/[\u00b9\u00b2\u00b3\u2070-\u2079\u2080-\u2089]/g, sign => sign.normalize('NFKD'))
  )
}

/** Prepares a document whose sentences are known. */
export function proofText(sentences: readonly ProofSentence[]): ProofText {
  const starts: number[] = []
  let text = ''
  for (const sentence of sentences) {
    starts.push(text.length)
    text += `${evened(sentence.text)} `
  }
  let words: readonly Word[] | undefined
  return {
    sentences,
    all: searchable(text),
    starts,
    isNamed: word => {
      words ??= distinctWords(text)
      return words.some(other => means(word, other))
    },
    ownNumbers: ownNumbers(sentences),
    isTheme: word => {
      const said = sentences.filter(one =>
        wordsOf(`${one.heading}. ${one.text}`).some(other => isFormOf(word, other)),
      ).length
      return said >= THEME.sentences && said >= sentences.length * THEME.share
    },
  }
}

function distinctWords(text: string): Word[] {
  return [...new Map(contentOf(text).map(word => [word.form, word])).values()]
}

/** Prepares a document of which only the text of its pages is known. */
export function proofTextOfPages(pages: readonly { number: number; text: string }[]): ProofText {
  return proofText(
    pages.flatMap(({ number, text }) =>
      splitSentences(text).map(sentence => ({ text: sentence.text, page: number, heading: '' })),
    ),
  )
}

/** The passage a quote was taken from, wherever it stands; of several like it the one nearest to the page named. */
export function passageOf(quote: string, page: number | null, text: ProofText): Passage | null {
  // Sentences have lost the sources and note marks that a quote copied from its page may have.
  const whole = found(evened(quote), page, text) ?? found(evened(dropReferences(quote, isKnown)), page, text)
  if (whole) return whole
  // 'A água … evapora': what a quote leaves out between two ends of one sentence.
  const left = quote.split(/\s?(?:…|\.{3}|\[…\]|\[\.{3}\]|\(\.{3}\))\s?/u).filter(part => part.split(' ').length > 2)
  // Or whole sentences of it with others between.
  const ends = left.length > 1 ? left : splitSentences(quote).map(sentence => sentence.text)
  if (ends.length < 2) return null
  const parts = ends.map(part => found(evened(part), page, text))
  const [start] = parts
  if (!start || parts.some(part => part === null || Math.abs(part.first - start.first) >= MOST_SENTENCES)) return null
  return passageAt(
    Math.min(...parts.map(part => part?.first ?? 0)),
    Math.max(...parts.map(part => part?.last ?? 0)),
    text,
  )
}

function found(quote: string, page: number | null, text: ProofText): Passage | null {
  const near = page === null ? null : within(quote, text, sentence => Math.abs(sentence.page - page) <= 1)
  return near ?? within(quote, text, () => true)
}

function within(quote: string, text: ProofText, isThere: (sentence: ProofSentence) => boolean): Passage | null {
  const first = text.sentences.findIndex(isThere)
  const last = text.sentences.findLastIndex(isThere)
  if (first < 0) return null
  const from = text.starts[first] ?? 0
  const to = text.starts[last + 1] ?? Number.POSITIVE_INFINITY
  const everything = first === 0 && last === text.sentences.length - 1
  const tokens = everything ? text.all.tokens : text.all.tokens.filter(({ start }) => start >= from && start < to)
  const forms = everything
    ? text.all.forms
    : text.all.forms.filter((_, i) => isWithin(text.all.tokens[i]?.start ?? -1, from, to))
  const location = locate(quote, { text: text.all.text, tokens, forms })
  if (location.status === 'absent') return null
  const touched = text.starts.flatMap((start, i) => {
    const end = (text.starts[i + 1] ?? text.all.text.length) - 1
    return start < location.end && end > location.start ? [i] : []
  })
  const [begin] = touched
  const end = touched.at(-1)
  if (begin === undefined || end === undefined || end - begin >= MOST_SENTENCES) return null
  return passageAt(begin, end, text)
}

const BULLET = /^[•■▪◆●○□▸►]\s*/u

const isWithin = (place: number, from: number, to: number) => place >= from && place < to

/** Some sentences of a document, by their places, as a passage. */
export function passageAt(first: number, last: number, { sentences }: ProofText): Passage {
  const own = sentences.slice(first, last + 1)
  const { page = 1, heading = '' } = own[0] ?? {}
  const before = sentences[first - 1]
  const lean = [heading, before && Math.abs(before.page - page) <= 1 ? before.text : ''].filter(Boolean).join('. ')
  // What a list puts before its items is no part of the sentence.
  const quote = own.map(({ text }) => text.replace(BULLET, '')).join(' ')
  return { page, quote, first, last, lean }
}
