import { normalize, type Token, tokenize } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'
import { THRESHOLDS } from './thresholds.ts'

export type Location =
  /** The quote stands on the page as it is (case, quotes, dashes and spaces aside). */
  | { status: 'exact'; start: number; end: number }
  /** Nearly: `text` is what the page says in its place. Numbers and negations are the same. */
  | { status: 'repaired'; start: number; end: number; text: string }
  | { status: 'absent' }

/** A page split into tokens once, for many quotes. Offsets are into `text`. */
export type SearchablePage = { text: string; tokens: readonly Token[]; forms: readonly string[] }

export const NEGATIONS: ReadonlySet<string> = wordsOf('negation in a quote')

export function searchable(text: string): SearchablePage {
  const tokens = tokenize(text).filter(token => token.kind !== 'symbol')
  return { text, tokens, forms: tokens.map(token => normalize(token.text)) }
}

/** Finds a quote on a page: word by word, else with at most two words changed, missing or added. */
export function locate(quote: string, page: SearchablePage): Location {
  if (quote.trim().length < THRESHOLDS.quote.minChars) return { status: 'absent' }
  const wanted = tokenize(joinHyphens(quote))
    .filter(token => token.kind !== 'symbol')
    .map(token => normalize(token.text))
  if (wanted.length === 0) return { status: 'absent' }
  const exactAt = findRun(wanted, page.forms)
  if (exactAt >= 0) return { status: 'exact', ...span(page, exactAt, exactAt + wanted.length) }
  if (wanted.length > THRESHOLDS.quote.maxRepairedWords) return { status: 'absent' }
  const best = nearest(wanted, page.forms)
  if (!best || best.edits > THRESHOLDS.quote.maxEdits) return { status: 'absent' }
  if (1 - best.edits / wanted.length < THRESHOLDS.quote.minRun) return { status: 'absent' }
  const said = page.forms.slice(best.from, best.to)
  if (essentials(said) !== essentials(wanted)) return { status: 'absent' }
  const { start, end } = span(page, best.from, best.to)
  return { status: 'repaired', start, end, text: page.text.slice(start, end) }
}

function joinHyphens(text: string): string {
  return text.replace(/(\p{L})-\s+(\p{Ll})/gu, '$1$2')
}

function findRun(wanted: readonly string[], forms: readonly string[]): number {
  const [first = ''] = wanted
  for (let at = forms.indexOf(first); at >= 0; at = forms.indexOf(first, at + 1)) {
    if (wanted.every((form, i) => forms[at + i] === form)) return at
  }
  return -1
}

/** Start of the first word to the end of the last, with the punctuation that closes the sentence. */
function span(page: SearchablePage, from: number, to: number): { start: number; end: number } {
  const start = page.tokens[from]?.start ?? 0
  const last = page.tokens[to - 1]?.end ?? start
  const closing = /^["”'’»)]*[.!?…]*["”'’»)]*/.exec(page.text.slice(last))?.[0] ?? ''
  return { start, end: last + closing.length }
}

/** The numbers and negations of a stretch, in order: what a repair must not change. */
function essentials(forms: readonly string[]): string {
  return forms.filter(form => /\d/.test(form) || NEGATIONS.has(form)).join(' ')
}

type Near = { from: number; to: number; edits: number }

/** The stretch of the page nearest to the quote by edited words, looked for where most of its words line up. */
function nearest(wanted: readonly string[], forms: readonly string[]): Near | null {
  const votes = new Map<number, number>()
  const positions = new Map<string, number[]>()
  for (const [i, form] of forms.entries()) {
    const list = positions.get(form)
    if (list) list.push(i)
    else positions.set(form, [i])
  }
  for (const [i, form] of wanted.entries()) {
    for (const at of positions.get(form) ?? []) votes.set(at - i, (votes.get(at - i) ?? 0) + 1)
  }
  const starts = [...votes]
    .filter(([, count]) => count * 2 >= wanted.length - THRESHOLDS.quote.maxEdits)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 6)
  let best: Near | null = null
  for (const [start] of starts) {
    for (let from = start - 2; from <= start + 2; from++) {
      for (let length = wanted.length - 2; length <= wanted.length + 2; length++) {
        if (from < 0 || length <= 0 || from + length > forms.length) continue
        const edits = editDistance(
          wanted,
          forms.slice(from, from + length),
          best?.edits ?? THRESHOLDS.quote.maxEdits + 1,
        )
        if (!best || edits < best.edits) best = { from, to: from + length, edits }
      }
    }
  }
  return best
}

/** Levenshtein distance of two lists; any value above the limit stands for "more than that". */
export function editDistance(a: readonly string[], b: readonly string[], limit: number): number {
  let row = b.map((_, j) => j + 1)
  for (let i = 0; i < a.length; i++) {
    const next: number[] = []
    let smallest = Number.POSITIVE_INFINITY
    for (let j = 0; j < b.length; j++) {
      const diagonal = j === 0 ? i : (row[j - 1] ?? 0)
      const left = j === 0 ? i + 1 : (next[j - 1] ?? 0)
      const value = Math.min((row[j] ?? 0) + 1, left + 1, diagonal + (a[i] === b[j] ? 0 : 1))
      next.push(value)
      smallest = Math.min(smallest, value)
    }
    if (smallest > limit) return limit + 1
    row = next
  }
  return row.at(-1) ?? a.length
}
