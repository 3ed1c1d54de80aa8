import { type Parser, parser, type Tree } from '@capivira/portuguese/parser'

/** Reads sentences as trees, many at once; the same sentence gives the same tree. */
export type TreeReader = (sentences: readonly string[]) => readonly Tree[]

/** Sentences whose trees are remembered: those of a long document and of the items about it. */
const REMEMBERED = 6000

/** A reader over a parser that remembers what it has read: a passage is asked of as often as items quote it. */
export function treeReader(parser: Pick<Parser, 'readAll'>): TreeReader {
  const known = new Map<string, Tree>()
  return sentences => {
    const unread = [...new Set(sentences.filter(sentence => !known.has(sentence)))]
    if (known.size + unread.length > REMEMBERED) known.clear()
    const missing = known.size === 0 ? [...new Set(sentences)] : unread
    for (const tree of parser.readAll(missing)) known.set(tree.text, tree)
    return sentences.map(text => known.get(text) ?? { text, tokens: [] })
  }
}

/**
 * A reader with the weights that are shipped; null where they cannot be read, which `tell` is told: then words alone
 * judge.
 */
export function shippedReader(tell: (trouble: string) => void): TreeReader | null {
  try {
    return treeReader(parser())
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return null
  }
}
