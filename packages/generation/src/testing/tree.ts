import type { Tree } from '@capivira/portuguese/parser'
import { wordsOf } from '@capivira/portuguese/parser/words'

/**
 * A tree as a parser gave it, in few letters: for each word `lemma/UPOS/head/relation[/Feature=Value…]`, heads counted
 * from 1 and 0 for the root. `confidence` is that of every arc.
 */
export function treeOf(text: string, rows: string, confidence = 0.98): Tree {
  const words = wordsOf(text)
  const parts = rows.trim().split(/\s+/)
  if (parts.length !== words.length) throw new Error(`${words.length} words and ${parts.length} rows: ${text}`)
  const tokens = parts.map((part, i) => {
    const [lemma = '', upos = '', head = '', relation = '', ...features] = part.split('/')
    const word = words[i] ?? { text: '', start: 0, end: 0 }
    const pairs = features.map(feature => feature.split('='))
    const read = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
    return { ...word, lemma, upos, features: read, head: Number(head) - 1, relation, confidence }
  })
  return { text, tokens }
}
