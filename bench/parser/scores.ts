import type { Tree } from '@capivira/portuguese/parser'
import type { GoldSentence } from './gold.ts'

type Counts = { right: number; gold: number; found: number }

/** What is counted over all sentences whose words are given. */
export type Scores = {
  words: number
  upos: number
  heads: number
  labelled: number
  sure: number
  sureRight: number
  /** Expected calibration error: how far confidence is from being right, by tenths. */
  calibration: number
  relations: ReadonlyMap<string, Counts>
}

const universal = (relation: string) => relation.split(':')[0]
const SURE = 0.95

export function scoreWords(gold: readonly GoldSentence[], trees: readonly Tree[]): Scores {
  const scores = { words: 0, upos: 0, heads: 0, labelled: 0, sure: 0, sureRight: 0 }
  const relations = new Map<string, Counts>()
  const tenths = Array.from({ length: 10 }, () => ({ words: 0, right: 0, confidence: 0 }))
  const count = (relation: string) => {
    const known = relations.get(relation) ?? { right: 0, gold: 0, found: 0 }
    relations.set(relation, known)
    return known
  }
  gold.forEach((sentence, s) => {
    sentence.words.forEach((word, i) => {
      const token = trees[s]?.tokens[i]
      if (!token) throw new Error(`no answer for word ${i} of ${sentence.text}`)
      const attached = token.head === word.head
      const exact = attached && token.relation === word.relation
      scores.words++
      if (token.upos === word.upos) scores.upos++
      if (attached) scores.heads++
      if (attached && universal(token.relation) === universal(word.relation)) scores.labelled++
      if (token.confidence >= SURE) scores.sure++
      if (token.confidence >= SURE && exact) scores.sureRight++
      const tenth = tenths[Math.min(9, Math.floor(token.confidence * 10))]
      if (tenth) {
        tenth.words++
        tenth.right += exact ? 1 : 0
        tenth.confidence += token.confidence
      }
      for (const name of new Set([word.relation, token.relation])) {
        const counted = count(name)
        if (word.relation === name) counted.gold++
        if (token.relation === name) counted.found++
        if (exact && word.relation === name) counted.right++
      }
    })
    countCopulas(count('root of a copula'), sentence, trees[s])
  })
  const calibration = tenths.reduce((sum, t) => sum + Math.abs(t.right - t.confidence), 0) / scores.words
  return { ...scores, calibration, relations }
}

type Node = { head: number; relation: string }

/** Roots that are no verbs: 'O Sol é uma estrela'. */
function countCopulas(counts: Counts, gold: GoldSentence, tree: Tree | undefined): void {
  const rootOf = (nodes: readonly Node[]) => {
    const top = nodes.findIndex(node => node.head === -1)
    return nodes.some(node => node.head === top && node.relation === 'cop') ? top : -1
  }
  const expected = rootOf(gold.words)
  const found = rootOf(tree?.tokens ?? [])
  if (expected >= 0) counts.gold++
  if (found >= 0) counts.found++
  if (expected >= 0 && found === expected) counts.right++
}

/** Harmonic mean of precision and recall. */
export const f1 = ({ right, gold, found }: Counts = { right: 0, gold: 0, found: 0 }) =>
  gold + found === 0 ? Number.NaN : (2 * right) / (gold + found)

/** Words found in the text and arcs between them, where the words were not given. */
export function scoreText(gold: readonly GoldSentence[], trees: readonly Tree[]): { words: number; labelled: number } {
  const words: Counts = { right: 0, gold: 0, found: 0 }
  const labelled: Counts = { right: 0, gold: 0, found: 0 }
  gold.forEach((sentence, s) => {
    const tokens = trees[s]?.tokens ?? []
    const places = new Map(keys(tokens).map((key, i) => [key, i]))
    const partner = keys(sentence.words).map(key => places.get(key) ?? -2)
    words.gold += sentence.words.length
    words.found += tokens.length
    sentence.words.forEach((word, i) => {
      const token = tokens[partner[i] ?? -2]
      if (!token) return
      words.right++
      const head = word.head === -1 ? -1 : (partner[word.head] ?? -2)
      if (token.head === head && universal(token.relation) === universal(word.relation)) labelled.right++
    })
  })
  return { words: f1(words), labelled: f1({ ...labelled, gold: words.gold, found: words.found }) }
}

/** A word by its place and letters; the second of two at one place is another. */
function keys(words: readonly { text: string; start: number; end: number }[]): string[] {
  return words.map(({ text, start, end }, i) => {
    const second = words[i - 1]?.start === start ? 'second' : 'first'
    return `${start} ${end} ${second} ${text.toLowerCase()}`
  })
}
