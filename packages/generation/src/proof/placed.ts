import { children, type Tree } from '@capivira/portuguese/parser'
import { tieOf } from '../reading/frames.ts'
import { inPlainOrder, wordOf } from './tokens.ts'
import { isFormOf, means, type Word } from './words.ts'

/** Where an answer stands in a passage, word for word. */
export type Placed = {
  tree: Tree
  /** Tokens of the tree, the first and the last. */
  from: number
  to: number
  /** Share of the answer's words that stand there one behind the other, small words left out. */
  share: number
  /** The answer's last word is among them. */
  toEnd: boolean
}

/**
 * The longest run of an answer's words in the sentences of a passage, small words left out; null where they have none
 * of them.
 */
export function placedIn(answer: Tree, sentences: readonly Tree[]): Placed | null {
  const spoken = (tree: Tree) =>
    inPlainOrder(tree.tokens).flatMap(token => {
      const i = tree.tokens.indexOf(token)
      return wordOf(token).content || token.upos === 'NUM' ? [{ token, i }] : []
    })
  const words = spoken(answer).map(({ token }) => wordOf(token))
  let best: (Placed & { length: number }) | null = null
  for (const tree of sentences) {
    const told = spoken(tree).map(({ token, i }) => ({ word: wordOf(token), i }))
    for (let at = 0; at < told.length; at++) {
      for (let first = 0; first < words.length; first++) {
        const length = runLength(words, first, told, at)
        if (length <= (best?.length ?? 0)) continue
        const taken = told.slice(at, at + length).map(({ i }) => i)
        const [from, to] = [Math.min(...taken), Math.max(...taken)]
        best = { tree, from, to, length, share: length / words.length, toEnd: first + length === words.length }
      }
    }
  }
  return best
}

type Spoken = ReturnType<typeof wordOf>

function runLength(words: readonly Spoken[], first: number, told: readonly { word: Spoken }[], at: number): number {
  let length = 0
  for (;;) {
    const [word, other] = [words[first + length], told[at + length]?.word]
    if (!word || !other || !isFormOf(word, other)) return length
    length += 1
  }
}

/** 'uma única' of 'uma única cor': its last word belongs to one behind it that neither it nor the question has. */
export function endsBeforeItsHead({ tree, to, toEnd }: Placed, question: Tree): boolean {
  const last = tree.tokens[to]
  const head = last && last.head > to ? tree.tokens[last.head] : undefined
  if (!toEnd || !last || !head) return false
  if (!/^(?:det|case|advmod|amod|nummod|mark|cc|aux|cop)/.test(last.relation)) return false
  return !question.tokens.some(token => isFormOf(wordOf(token), wordOf(head)))
}

/** What stands to a noun or verb as its complement, by the preposition between them. */
function complements(tree: Tree, head: number): { index: number; by: string }[] {
  return children(tree, head, 'nmod', 'obl').map(index => ({ index, by: tieOf(tree, index) }))
}

/**
 * 'à esquerda do ícone' asked where the passage has the answer there ('à esquerda da lista'): the word of the question
 * that changed its place with the answer, or null.
 */
export function changedPlaces(question: Tree, asking: ReadonlySet<number>, { tree, from, to }: Placed): string | null {
  for (const [head, { text }] of question.tokens.entries()) {
    for (const asked of complements(question, head)) {
      const [word, other] = [question.tokens[head], question.tokens[asked.index]]
      if (!word || !other || !asked.by || !wordOf(other).content || asking.has(asked.index)) continue
      const found = tree.tokens.flatMap((token, i) => (means(wordOf(word), wordOf(token)) ? complements(tree, i) : []))
      const same = found.filter(({ by }) => by === asked.by)
      const isAnswer = same.some(({ index }) => index >= from && index <= to)
      const isThere = same.some(({ index }) => means(wordOf(other), wordOf(tree.tokens[index] ?? other)))
      if (isAnswer && !isThere && wordOf(word).content) return text
    }
  }
  return null
}

/**
 * Whether all words of an answer stand in one sentence in its order, few others among them but what is asked about:
 * 'abertura de escolas e reforço das que há' of 'a abertura de novas escolas e ao reforço'. Nouns for verbs
 * and near synonyms count.
 */
export function standsNear(answer: Tree, sentences: readonly Tree[], asked: readonly Word[] = []): boolean {
  const words = answer.tokens.map(wordOf).filter(({ content }) => content)
  if (words.length < 2) return false
  const isAsked = (word: Word) => asked.some(other => isFormOf(word, other))
  return sentences.some(tree => {
    const told = tree.tokens.map(wordOf).filter(({ content }) => content)
    const [first] = words
    return told.some((start, from) => {
      if (!first || !means(first, start)) return false
      let at = from
      for (const word of words.slice(1)) {
        at = told.findIndex((other, i) => i > at && means(word, other))
        if (at < 0) return false
      }
      const between = told.slice(from, at + 1).filter(word => words.some(one => means(one, word)) || !isAsked(word))
      return between.length <= words.length * MOST_SPREAD
    })
  })
}

/** So many times the words of an answer may its stretch of the sentence have. */
const MOST_SPREAD = 1.6
