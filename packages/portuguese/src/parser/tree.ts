import { wordsOf } from '../lexicon/words.ts'
/**
 * One word of a sentence, what it is and what it belongs to. Tags, features and relations are those of Universal
 * Dependencies.
 */
export type TreeToken = {
  text: string
  /**
   * UTF-16 offsets into the sentence, end exclusive. The two words of a contraction ('da' = 'de' + 'a') both have its
   * place.
   */
  start: number
  end: number
  lemma: string
  upos: string
  features: Readonly<Record<string, string>>
  /** Index of the token it belongs to; -1 for the root. */
  head: number
  relation: string
  /** How probable it is that head and relation are both right, from 0 to 1: of those with .95, some 95 of 100 are. */
  confidence: number
}

export type Tree = { text: string; tokens: readonly TreeToken[] }

/** Index of the word everything else depends on; -1 only for a sentence without words. */
export function root(tree: Tree): number {
  return tree.tokens.findIndex(token => token.head === -1)
}

/** Whether the relation is one of those named; 'nsubj' also stands for 'nsubj:pass'. */
export function isRelation(relation: string, named: readonly string[]): boolean {
  if (named.includes(relation)) return true
  const colon = relation.indexOf(':')
  return colon > 0 && named.includes(relation.slice(0, colon))
}

/** Indices of the tokens right under a token, in their order; of some relations only where those are named. */
export function children(tree: Tree, index: number, ...relations: readonly string[]): number[] {
  const found: number[] = []
  const { tokens } = tree
  // A plain loop, for every rule over trees asks this.
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.head === index && (relations.length === 0 || isRelation(token.relation, relations))) found.push(i)
  }
  return found
}

/**
 * Indices of a token and all that depends on it, in their order; branches of the relations named stay out, but not the
 * token.
 */
export function subtree(tree: Tree, index: number, without: readonly string[] = []): number[] {
  const inside = new Set([index])
  const waiting = [index]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const child of children(tree, at)) {
      if (inside.has(child) || isRelation(tree.tokens[child]?.relation ?? '', without)) continue
      inside.add(child)
      waiting.push(child)
    }
  }
  return [...inside].sort((a, b) => a - b)
}

export type Phrase = { tokens: readonly number[]; start: number; end: number; text: string }

/** What ties a phrase to the rest of the sentence and is no part of it. */
const TIES: readonly string[] = ['case', 'mark', 'cc', 'punct']

/**
 * The words of a token's phrase as written, without its own preposition, conjunction and outer punctuation: 'a
 * população do Brasil' for 'população' in '… da população do Brasil, …'. Branches of the relations named (as 'conj' or
 * 'acl:relcl') stay out.
 */
export function phrase(tree: Tree, index: number, without: readonly string[] = []): Phrase {
  const ties = new Set(children(tree, index, ...TIES).filter(i => i < index || tree.tokens[i]?.relation === 'punct'))
  const own = children(tree, index).filter(i => !isRelation(tree.tokens[i]?.relation ?? '', without))
  const branches = own.filter(i => !ties.has(i)).flatMap(i => subtree(tree, i, without))
  // Marks that enclose part of the phrase ('o "pulmão do mundo" verde') are inside; those at its ends are not.
  const kept = [index, ...branches].sort((a, b) => a - b)
  const first = kept[0] ?? index
  const last = kept.at(-1) ?? index
  const marks = [...ties].filter(i => tree.tokens[i]?.relation === 'punct' && i > first && i < last)
  const tokens = trimmed(
    tree,
    [...kept, ...marks].sort((a, b) => a - b),
  )
  return { tokens, ...written(tree, tokens) }
}

/** Whether a token is a mark of the sentence; what has a letter is none, however it was read: 'OH⁻', 'C++'. */
export const isPunctuation = (token: TreeToken | undefined): boolean =>
  token?.upos === 'PUNCT' && !/\p{L}/u.test(token.text)

function trimmed(tree: Tree, tokens: readonly number[]): number[] {
  const isMark = (i: number | undefined) => i !== undefined && isPunctuation(tree.tokens[i])
  const result = [...tokens]
  while (result.length > 1 && isMark(result[0])) result.shift()
  while (result.length > 1 && isMark(result.at(-1))) result.pop()
  return result
}

/** Text from the first to the last of the tokens; half a contraction at an end counts for its own word alone. */
function written(tree: Tree, tokens: readonly number[]): { start: number; end: number; text: string } {
  const first = tree.tokens[tokens[0] ?? -1]
  const last = tree.tokens[tokens.at(-1) ?? -1]
  if (!first || !last) return { start: 0, end: 0, text: '' }
  const before = tree.tokens[(tokens[0] ?? 0) - 1]
  const after = tree.tokens[(tokens.at(-1) ?? 0) + 1]
  const { start } = first
  const { end } = last
  const opens = before?.start === start ? first : undefined
  const closes = after?.start === last.start ? last : undefined
  if (opens && (closes === first || tokens.length === 1)) return { start, end, text: first.text }
  const from = opens ? first.end : start
  const to = closes ? last.start : end
  return { start, end, text: (opens?.text ?? '') + tree.text.slice(from, to) + (closes?.text ?? '') }
}

/** Tokens from one to another over the nearest token above both, both ends included. */
export function path(tree: Tree, from: number, to: number): number[] {
  const up = ancestors(tree, from)
  const down = ancestors(tree, to)
  const meeting = up.find(i => down.includes(i))
  if (meeting === undefined) return []
  return [...up.slice(0, up.indexOf(meeting) + 1), ...down.slice(0, down.indexOf(meeting)).reverse()]
}

/** A token and those above it, the nearest first. */
function ancestors(tree: Tree, index: number): number[] {
  const result: number[] = []
  for (let at = index; at >= 0 && !result.includes(at); at = tree.tokens[at]?.head ?? -1) result.push(at)
  return result
}

/**
 * Whether a verb is in the passive: 'foi descoberta', 'descoberta por …'; with 'se' where the tree says so ('vendem-se
 * casas').
 */
export function isPassive(tree: Tree, index: number): boolean {
  if (children(tree, index, 'aux:pass', 'nsubj:pass', 'csubj:pass', 'obl:agent', 'expl:pass').length > 0) return true
  const token = tree.tokens[index]
  return token?.features.VerbForm === 'Part' && token.upos === 'VERB' && token.relation.startsWith('acl')
}

const NEGATIONS: ReadonlySet<string> = wordsOf('negation')

/** Whether a negation stands right under a token: 'não choveu', 'ninguém veio', 'sem chover', 'nenhuma cidade'. */
export function negated(tree: Tree, index: number): boolean {
  return children(tree, index).some(i => {
    const token = tree.tokens[i]
    if (!token || token.relation === 'conj') return false
    if (NEGATIONS.has(token.text.toLowerCase())) return true
    // 'nenhuma cidade cresceu': the subject says it.
    return (
      isRelation(token.relation, ['nsubj', 'obj']) &&
      children(tree, i, 'det').some(d => NEGATIONS.has(tree.tokens[d]?.text.toLowerCase() ?? ''))
    )
  })
}
