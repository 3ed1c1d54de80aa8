import { children, type Tree } from '@capivira/portuguese/parser'
import { tieOf } from './frames.ts'
import type { Part } from './part.ts'

/**
 * 'à chuva, ao aumento dos jardins e à queda do vento': parts of one preposition set one after the other are one list,
 * which the tree may take apart; two of them alone may be a time and a place ('em 1920, em Belém').
 */
export function asLists(tree: Tree, parts: readonly Part[]): Part[] {
  const lists: Part[] = []
  let size = 1
  for (const [at, part] of parts.entries()) {
    const last = lists.at(-1)
    const row = last !== undefined && goesOn(tree, last, part)
    size = row ? size + 1 : 1
    const next = parts[at + 1]
    const isLast = !(next && goesOn(tree, part, next))
    if (row && last && (size > 2 || !isLast || [last, part].some(one => isRow(tree, one)))) {
      const end = part.words.at(-1) ?? 0
      const start = last.words[0] ?? 0
      lists[lists.length - 1] = { ...last, words: Array.from({ length: end - start + 1 }, (_, i) => start + i) }
    } else lists.push(part)
  }
  return lists
}

/** Whether a part follows another of its preposition after a mere comma or 'e'. */
function goesOn(tree: Tree, last: Part, part: Part): boolean {
  if (last.slot !== 'oblique' || part.slot !== 'oblique' || last.by !== part.by || part.by === '') return false
  // 'em 1920, em Belém, em uma casa': when, and where.
  if ([last, part].some(one => one.by === 'em' && tellsWhen(tree, one))) return false
  const between = tree.tokens.slice((last.words.at(-1) ?? 0) + 1, part.words[0] ?? 0)
  return between.length > 0 && between.every(({ text }) => /^(?:,|e|ou)$/u.test(text))
}

const tellsWhen = (tree: Tree, { words }: Part) => words.some(i => /\d/u.test(tree.tokens[i]?.text ?? ''))

/** 'à chuva e ao vento': members that bear the preposition of the first. */
const isRow = (tree: Tree, { index, by }: Part) => children(tree, index, 'conj').some(i => tieOf(tree, i) === by)
