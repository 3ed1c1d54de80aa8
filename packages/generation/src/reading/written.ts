import { children, isPunctuation, isRelation, subtree, type Tree, type TreeToken } from '@capivira/portuguese/parser'

/** What sets a phrase apart and is no part of it. */
const OUTER: readonly string[] = ['punct', 'cc']

/** Words of a part of the sentence: a token with all below it, without what is set apart beside it. */
export function partOf(tree: Tree, index: number, without: readonly string[] = []): number[] {
  const inside = new Set(subtree(tree, index, ['parataxis', 'discourse', 'vocative', ...without]))
  // Marks between two of its words belong to it, wherever the tree hangs them.
  const marks = tree.tokens.flatMap((token, i) =>
    token.upos === 'PUNCT' && !inside.has(i) && inside.has(i - 1) && inside.has(i + 1) ? [i] : [],
  )
  return trimmed(
    tree,
    [...inside, ...marks].sort((a, b) => a - b),
  )
}

/** Words without marks and conjunctions at either end. */
export function trimmed(tree: Tree, words: readonly number[]): number[] {
  const result = [...words]
  const isOuter = (i: number | undefined) => i !== undefined && isRelation(tree.tokens[i]?.relation ?? '', OUTER)
  while (result.length > 1 && isOuter(result[0])) result.shift()
  while (result.length > 1 && isPunctuation(tree.tokens[result.at(-1) ?? -1]) && !closes(tree, result)) result.pop()
  return result
}

/** 'o aparelho (chamado sismógrafo)': the last mark closes one that stands inside. */
function closes(tree: Tree, words: readonly number[]): boolean {
  const last = tree.tokens[words.at(-1) ?? -1]?.text ?? ''
  const opening = { ')': '(', '”': '“', ']': '[' }[last]
  if (opening) return words.some(i => tree.tokens[i]?.text === opening)
  return last === '"' && words.filter(i => tree.tokens[i]?.text === '"').length === 2
}

/**
 * Tokens as they are written, in the order of the sentence: halves of a contraction join only where both are there, and
 * the word that opened the sentence is small where no name is.
 */
export function written(tree: Tree, words: readonly number[]): string {
  const sorted = [...new Set(words)].sort((a, b) => a - b)
  let text = ''
  let end = -1
  for (let at = 0; at < sorted.length; at++) {
    const token = tree.tokens[sorted[at] ?? -1]
    if (!token) continue
    const next = tree.tokens[sorted[at + 1] ?? -1]
    const whole = next?.start === token.start && next.end === token.end && sorted[at + 1] === (sorted[at] ?? 0) + 1
    const piece = whole ? tree.text.slice(token.start, token.end) : pieceOf(tree, sorted[at] ?? 0)
    const shown =
      sorted[at] === 0 || token.start === 0 || isSmall(token, tree.tokens[(sorted[at] ?? 0) - 1])
        ? opened(tree, token, piece)
        : piece
    const follows = sorted[at - 1] === (sorted[at] ?? 0) - 1
    const between = follows && end >= 0 && end < token.start ? tree.text.slice(end, token.start) : ' '
    text +=
      text === '' || end === token.start || bindsLeft(token) || /[(“[]$/u.test(text)
        ? shown
        : `${/^-$/u.test(between) ? '-' : ' '}${shown}`
    end = token.end
    if (whole) at++
  }
  return text
}

/** Words that no name begins with; 'os elementos de A' has the name of a set behind its preposition. */
const isSmall = ({ upos, text }: TreeToken, before?: TreeToken) =>
  ['DET', 'ADP', 'SCONJ', 'CCONJ', 'ADV', 'AUX'].includes(upos) &&
  text.length < 9 &&
  !(/^[AO]$/.test(text) && before?.upos === 'ADP')

/** 'casa,': marks that stand at the word before them. */
const bindsLeft = ({ text }: TreeToken) => /^[,.;:!?)\]”%]$/u.test(text)

/** Half of a contraction is a word of its own; any other token stands as on the page. */
function pieceOf(tree: Tree, index: number): string {
  const token = tree.tokens[index]
  if (!token) return ''
  const shared = [tree.tokens[index - 1], tree.tokens[index + 1]].some(other => other?.start === token.start)
  return shared ? token.text.toLowerCase() : tree.text.slice(token.start, token.end)
}

/** The sentence's first word in small letters, unless it is a name or a short form. */
function opened(tree: Tree, token: TreeToken, piece: string): string {
  if (token.upos === 'PROPN' || /^\p{Lu}[\p{Lu}\d]/u.test(piece)) return piece
  if (children(tree, tree.tokens.indexOf(token), 'flat').length > 0) return piece
  return piece.charAt(0).toLowerCase() + piece.slice(1)
}

/** With a capital at its beginning. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
