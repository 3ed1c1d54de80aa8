import type { Study } from '../analysis/study.ts'
import type { Chunk } from './chunks.ts'

/** How many items of each kind one call is asked for. */
export type Quota = { cards: number; questions: number; words: number }

export type Planned = { chunk: Chunk; quota: Quota }

/** Items of a kind that one call can be trusted with; beyond it models repeat themselves. */
const MOST = 6
/** Words with hints that one call is asked for. */
const MOST_WORDS = 4
/** Fewer words than this are not worth a call of their own. */
const WORTH_ASKING = 40
/** Calls kept for repairs, of those allowed. */
const SPARED = 0.25

/**
 * What to ask of each part: shares of the whole by the square root of its words, so that short parts get theirs. Where
 * fewer calls are allowed than there are parts, the best part of each stretch of the document is taken.
 */
export function planOf(
  chunks: readonly Chunk[],
  caps: { cards: number; questions: number; words: number },
  study: Study,
  calls: number,
): Planned[] {
  const worth = chunks.filter(isWorthAsking)
  const room = Math.max(1, Math.floor(calls * (1 - SPARED)))
  const chosen = worth.length <= room ? worth : bestOfEach(worth, room, study)
  const total = chosen.reduce((sum, { words }) => sum + Math.sqrt(words), 0)
  return chosen.map(chunk => {
    const share = Math.sqrt(chunk.words) / total
    // A page gives two or three good items of a kind, not more.
    const most = Math.min(MOST, Math.max(1, Math.round(chunk.words / 90)))
    const quota = (cap: number) => Math.max(1, Math.min(most, Math.ceil(cap * share)))
    // A word with a good hint needs a sentence that explains it: there is one on every other page.
    const words = Math.min(MOST_WORDS, Math.max(1, Math.round(chunk.words / 200)), Math.ceil(caps.words * share))
    return { chunk, quota: { cards: quota(caps.cards), questions: quota(caps.questions), words } }
  })
}

/** Whether a part says enough to be asked about. */
export function isWorthAsking({ words }: Chunk): boolean {
  return words >= WORTH_ASKING
}

function bestOfEach(chunks: readonly Chunk[], groups: number, study: Study): Chunk[] {
  return Array.from({ length: groups }, (_, group) => {
    const from = Math.floor((group * chunks.length) / groups)
    const to = Math.floor(((group + 1) * chunks.length) / groups)
    const stretch = chunks.slice(from, Math.max(to, from + 1))
    return stretch.reduce((best, chunk) => (densityOf(chunk, study) > densityOf(best, study) ? chunk : best))
  })
}

/** How much a part says about the terms of the document, per word. */
function densityOf({ sentences, words }: Chunk, study: Study): number {
  const mentioned = sentences.flatMap(({ sentence }) => study.mentions[sentence.index] ?? [])
  return mentioned.reduce((sum, { term }) => sum + (term.common ? 0 : term.score), 0) / Math.max(1, words)
}

/** The terms of a part that matter most in the document, best first. */
export function termsOf({ sentences }: Chunk, study: Study, most = 12): string[] {
  const terms = new Set(
    sentences
      .flatMap(({ sentence }) => study.mentions[sentence.index] ?? [])
      .map(({ term }) => term)
      .filter(term => !term.common)
      .sort((a, b) => b.score - a.score),
  )
  return [...terms].slice(0, most).map(term => term.text)
}
