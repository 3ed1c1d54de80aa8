import type { TextSentence } from '../sentence.ts'
import type { Mention } from './term.ts'

/** Terms the document names side by side ('Amazônia, Cerrado e Caatinga'), by key: things of one kind. */
export type Siblings = ReadonlyMap<string, ReadonlySet<string>>

/** Collects the terms that stand in one enumeration. */
export function findSiblings(sentences: readonly TextSentence[], mentions: readonly (readonly Mention[])[]): Siblings {
  const siblings = new Map<string, Set<string>>()
  for (const sentence of sentences) {
    const row = outermost(mentions[sentence.index] ?? [])
    let chain: Mention[] = []
    for (const mention of row) {
      const last = chain.at(-1)
      if (last && isJoined(sentence, last.end, mention.start)) chain.push(mention)
      else {
        link(chain, siblings)
        chain = [mention]
      }
    }
    link(chain, siblings)
  }
  return siblings
}

/** Of the mentions that start at a word the longest, in order, none inside another. */
function outermost(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const mention of [...mentions].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention)
  }
  return kept
}

/** True when only a comma or 'e', and perhaps an article, stands between two words of the sentence. */
function isJoined(sentence: TextSentence, from: number, to: number): boolean {
  const between = sentence.words.slice(from, to).map(word => word.lower)
  return (
    between.length > 0 &&
    between.length <= 3 &&
    /^(?:,|e|ou|, e)(?: (?:[oa]s?|d[oae]s?|n[oa]s?|pel[oa]s?))?$/.test(between.join(' '))
  )
}

function link(chain: readonly Mention[], siblings: Map<string, Set<string>>): void {
  if (chain.length < 2) return
  for (const { term } of chain) {
    const set = siblings.get(term.key) ?? new Set<string>()
    for (const other of chain) if (other.term.key !== term.key) set.add(other.term.key)
    siblings.set(term.key, set)
  }
}
