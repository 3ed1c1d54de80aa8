import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { readNounPhrase } from '@capivira/portuguese/noun-phrase'
import type { CleanDocument } from '../../document/model.ts'
import { agreementOf, calmCapitals } from '../grammar/nouns.ts'
import { phraseSpans } from '../grammar/phrase-spans.ts'
import type { WordUse } from '../grammar/subject.ts'
import type { Word } from '../grammar/tagging.ts'
import type { TextSentence } from '../sentence.ts'
import { isCommonNoun } from './common-nouns.ts'
import type { Mention, Term } from './term.ts'

export type { Mention, Term } from './term.ts'

/** What was counted of a phrase over the document. */
type Entry = {
  surfaces: Map<string, number>
  count: number
  sections: Set<unknown>
  words: number
  proper: number
}
type Span = { key: string; start: number; end: number; surface: string }

/** The terms of a document, most important first. */
export function keyTerms(
  document: CleanDocument,
  sentences: readonly TextSentence[],
  use: WordUse,
): { terms: Term[]; mentions: Mention[][] } {
  const found = new Map<string, Entry>()
  const spans = sentences.map(sentence => countPhrases(sentence, found))
  const headings = document.sections
    .filter(section => section.kind === 'content')
    .map(section => ` ${lemmasOf(section.title)} `)
    .join('\n')
  const bold = new Set(
    document.sections.flatMap(section => section.blocks.flatMap(block => block.bold.map(run => lemmasOf(run)))),
  )
  const containers = countContainers(found)
  const terms = new Map<string, Term>()
  for (const [key, entry] of found) {
    const stands = { bold: bold.has(key), heading: headings.includes(` ${key} `) }
    const term = termOf(key, entry, stands, use)
    if (term) terms.set(key, { ...term, score: scoreOf(term, containers.get(key)) })
  }
  const mentions = spans.map(list =>
    list.flatMap(({ key, start, end, surface }) => {
      const term = terms.get(key)
      return term ? [{ term, start, end, surface }] : []
    }),
  )
  return { terms: [...terms.values()].sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1)), mentions }
}

/** The noun phrases of a sentence, each added to what was found before. */
function countPhrases(sentence: TextSentence, found: Map<string, Entry>): Span[] {
  return phraseSpans(sentence.words).flatMap(({ start, end }) => {
    const slice = sentence.words.slice(start, end)
    const surface = surfaceOf(slice, sentence.core)
    const key = keyOf(slice)
    if (key === '') return []
    const entry = found.get(key) ?? {
      surfaces: new Map(),
      count: 0,
      sections: new Set(),
      words: slice.length,
      proper: 0,
    }
    entry.count++
    entry.sections.add(sentence.section)
    if (slice[0]?.tag === 'proper') entry.proper++
    entry.surfaces.set(surface, (entry.surfaces.get(surface) ?? 0) + 1)
    found.set(key, entry)
    return [{ key, start, end, surface }]
  })
}

/** A phrase as a term that is not weighed yet; null where it is no noun phrase. */
function termOf(key: string, entry: Entry, stands: Pick<Term, 'bold' | 'heading'>, use: WordUse): Term | null {
  const text = mostFrequent(entry.surfaces)
  if (!readNounPhrase(text, { determinersOf: use.determinersOf }).phrase) return null
  const proper = entry.proper > entry.count / 2
  if (entry.words === 1 && !proper && isUnlikelyNoun(text, use)) return null
  const { gender, number, sure } = agreementOf(text, use)
  return {
    key,
    text,
    words: entry.words,
    count: entry.count,
    spread: entry.sections.size,
    gender,
    number,
    sureGender: sure,
    proper,
    acronym: /^[\p{Lu}\d][\p{Lu}\d/-]{1,7}s?$/u.test(text),
    common: commonness(key) < 0.3,
    ...stands,
    score: 0,
  }
}

/** How much a document is about a term. Nested occurrences inside longer terms say little about it (C-value). */
function scoreOf(term: Term, nested: { count: number; kinds: number } | undefined): number {
  const independent = nested ? term.count - nested.count / nested.kinds : term.count
  const length = 1 + Math.log2(term.words) * 0.7
  const boost = (term.bold ? 2 : 1) * (term.heading ? 2 : 1) * (term.acronym ? 1.3 : 1) * (term.proper ? 1.15 : 1)
  return (
    Math.log2(1 + Math.max(0.5, independent)) *
    length *
    boost *
    commonness(term.key) *
    (1 + 0.15 * Math.min(4, term.spread - 1))
  )
}

function surfaceOf(slice: readonly Word[], text: string): string {
  const raw = text.slice(slice[0]?.start ?? 0, slice.at(-1)?.end ?? 0)
  const calm = calmCapitals(raw)
  const first = slice[0]
  return first && first.tag !== 'proper' && !/^\p{Lu}{2}/u.test(calm)
    ? calm.charAt(0).toLowerCase() + calm.slice(1)
    : calm
}

function keyOf(slice: readonly Word[]): string {
  const letters = slice.some(word => /\p{L}{2}/u.test(word.text))
  return letters ? slice.map(word => (isFunctionWord(word.lower) ? word.lower : lemma(word.text))).join(' ') : ''
}

const keys = new Map<string, string>()

/** The key a stretch of text would have as a term; kept, as many rules ask it of the same answers and options. */
export function lemmasOf(text: string): string {
  const known = keys.get(text)
  if (known !== undefined) return known
  const key = readLemmas(text)
  if (keys.size >= 20_000) keys.clear()
  keys.set(text, key)
  return key
}

function readLemmas(text: string): string {
  return (text.match(/[\p{L}\p{N}/-]+/gu) ?? [])
    .map(word => (isFunctionWord(word) ? word.toLowerCase() : lemma(word)))
    .join(' ')
}

function mostFrequent(surfaces: ReadonlyMap<string, number>): string {
  let best = ''
  let count = 0
  for (const [surface, times] of surfaces) {
    if (times > count || (times === count && surface.length < best.length)) {
      best = surface
      count = times
    }
  }
  return best
}

/** For every term found inside longer ones: how often, and inside how many different ones. */
function countContainers(found: ReadonlyMap<string, { count: number }>): Map<string, { count: number; kinds: number }> {
  const containers = new Map<string, { count: number; kinds: number }>()
  for (const [key, { count }] of found) {
    const words = key.split(' ')
    if (words.length < 2) continue
    for (let size = 1; size < words.length; size++) {
      for (let at = 0; at + size <= words.length; at++) {
        const inner = words.slice(at, at + size).join(' ')
        if (!found.has(inner)) continue
        const entry = containers.get(inner) ?? { count: 0, kinds: 0 }
        entry.count += count
        entry.kinds++
        containers.set(inner, entry)
      }
    }
  }
  return containers
}

/** 1 for special vocabulary, less the more of the words are ones every text uses. */
function commonness(key: string): number {
  const content = key.split(' ').filter(word => !isFunctionWord(word))
  if (content.length === 0) return 0
  const common = content.filter(word => isCommonNoun(word)).length
  if (common === content.length) return 0.15
  return isCommonNoun(content[0] ?? '') ? 0.5 : 1 - (0.4 * common) / content.length
}

/** An adjective or verb form that the document never writes after an article: hardly a noun here. */
function isUnlikelyNoun(word: string, use: WordUse): boolean {
  const readings = analyse(word)
  if (readings.length === 0 || readings.every(a => a.category === 'noun')) return false
  return use.determinersOf(word).length === 0
}
