import { isFunctionWord } from './function-words.ts'
import { pattern } from './lexicon/words.ts'

export type Sentence = {
  text: string
  /** UTF-16 offsets into the text given; end is exclusive. */
  start: number
  end: number
}

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })

/** Abbreviations that stand before what they belong to ('Sr. João', 'Fig. 2', 'séc. XIX'): the sentence goes on. */
const BEFORE_ITS_WORD = pattern('u')`(?<![\p{L}\p{N}])${'abbreviation before its word'}\.\s*$`
/** 'D.' for Dom or Dona, 'S.' for São: before a name. */
const TITLE_LETTER = /(?<![\p{L}\p{N}.])[DS]\.\s*$/u
/** A single capital with a period: the initial of a name, or the last word of the sentence ('vitamina D.'). */
const INITIAL = /(?:(?<before>[\p{L}\p{N}]+|[.,;:(“"])\s+|^|\.)\p{Lu}\.\s*$/u
/** 'Ellman et al. (1961)': who wrote something, before the year; 'S. alata (L.) Roxb.': who named a species. */
const AUTHORS = /(?<![\p{L}])et al\.\s*$/u
const NAMED_BY = /\(\p{Lu}\p{Ll}{0,6}\.\)\s*$/u
const STARTS_LOWER = /^[\s“"'(«[]*\p{Ll}/u
const FIRST_WORD = /^[\s“"'(«[]*([\p{L}\p{N}]+)/u
/** A number with a period before another number or a unit was cut in two ('3. 500', 'R$ 2. 000'). */
const CUT_NUMBER = /\d\.\s*$/

/**
 * Two sentences without the space between them ('…uma da outra.Um exemplo é'): before a word that begins nothing else.
 */
const STUCK = /(?<=(?<![\p{L}.@/])\p{Ll}{3,}\.)(?=(?<next>\p{Lu}\p{Ll}*)\s\p{Ll})/gu

/** Sentences of a running text in order, without the white space around them. Abbreviations do not end a sentence. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let end = 0
  for (const { segment, index } of segmenter.segment(text)) {
    if (end > start && goesOn(text.slice(Math.max(start, end - 80), end), text.slice(index, index + 80))) {
      end = index + segment.length
      continue
    }
    push(sentences, text, start, end)
    start = index
    end = index + segment.length
  }
  push(sentences, text, start, end)
  return sentences
}

function goesOn(before: string, after: string): boolean {
  if (/\n\s*\n\s*$/.test(before)) return false
  if (STARTS_LOWER.test(after)) return true
  const next = FIRST_WORD.exec(after)?.[1] ?? ''
  if (NAMED_BY.test(before)) return /^\p{Lu}[\p{Ll}.]/u.test(after) && !isFunctionWord(next)
  if (!/\.\s*$/.test(before)) return false
  if (AUTHORS.test(before)) return /^\(?\d/.test(after)
  if (BEFORE_ITS_WORD.test(before)) return !/(?:\d|p)\s(?:min|p|v)\.\s*$/.test(before)
  if (CUT_NUMBER.test(before)) return /^\d{3}(?!\d)/.test(next)
  if (TITLE_LETTER.test(before)) return !isFunctionWord(next)
  const initial = INITIAL.exec(before)
  if (!initial) return false
  const word = initial.groups?.before ?? ''
  const named = !/^\p{Ll}/u.test(word) || isFunctionWord(word)
  return named && !isFunctionWord(next)
}

function push(sentences: Sentence[], text: string, start: number, end: number): void {
  let from = start
  for (const stuck of text.slice(start, end).matchAll(STUCK)) {
    if (!isFunctionWord((stuck.groups?.next ?? '').toLowerCase())) continue
    pushOne(sentences, text, from, start + stuck.index)
    from = start + stuck.index
  }
  pushOne(sentences, text, from, end)
}

function pushOne(sentences: Sentence[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const trimmed = raw.trim()
  if (!trimmed) return
  const from = start + raw.indexOf(trimmed)
  sentences.push({ text: trimmed, start: from, end: from + trimmed.length })
}
