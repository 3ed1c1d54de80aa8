/** Reads sentences as trees of Universal Dependencies, with a network of our own training (`training/parser`). */
import { createRequire } from 'node:module'
import { type Answer, answerOf } from './parser/answer.ts'
import { lemmaOf } from './parser/lemma.ts'
import { buildNetwork } from './parser/network.ts'
import type { Tree, TreeToken } from './parser/tree.ts'
import { readWeights, type Weights } from './parser/weights.ts'
import { type Word, wordsOf } from './parser/words.ts'

export {
  children,
  isPassive,
  isPunctuation,
  isRelation,
  negated,
  type Phrase,
  path,
  phrase,
  root,
  subtree,
} from './parser/tree.ts'
export type { Tree, TreeToken, Word }

export type Parser = {
  /** The tree of one sentence. */
  read: (sentence: string) => Tree
  /** The trees of many, several times faster than one by one and the same to the last bit. */
  readAll: (sentences: readonly string[]) => Tree[]
  /** The trees of sentences whose words are known; offsets are those given. */
  readWords: (sentences: readonly { text: string; words: readonly Word[] }[]) => Tree[]
  /** The treebanks it learned from. */
  treebanks: readonly string[]
}

/** Words read at once: more would only take memory. */
const AT_ONCE = 500
/** Nobody writes a sentence of more words; what is longer is a table or a list, and is read in pieces. */
const LONGEST = 160

/**
 * The parser over a file of weights; it takes a tenth of a second or less to be ready. `readsAs` names the treebank
 * whose way to annotate is followed, where it is to be compared with another than today's Brazilian one.
 */
export function createParser(path: string | URL, readsAs?: string): Parser {
  return parserOf(readWeights(path), readsAs)
}

/** The parser over weights that are in memory. */
export function parserOf(weights: Weights, readsAs?: string): Parser {
  const network = buildNetwork(weights, readsAs)
  const readWords: Parser['readWords'] = sentences => {
    const pieces = sentences.flatMap(({ words }, sentence) => {
      const count = Math.max(1, Math.ceil(words.length / LONGEST))
      return Array.from({ length: count }, (_, i) => ({
        sentence,
        from: i * LONGEST,
        words: words.slice(i * LONGEST, (i + 1) * LONGEST),
      }))
    })
    // Pieces of one length together: while one is read, none of the others has ended.
    pieces.sort((a, b) => b.words.length - a.words.length || a.sentence - b.sentence || a.from - b.from)
    const tokens: TreeToken[][] = sentences.map(() => [])
    for (const batch of inBatches(pieces)) {
      const outputs = network.run(batch.map(piece => piece.words.map(word => word.text)))
      batch.forEach(({ sentence, from, words }, i) => {
        const answers = answerOf(weights, outputs, i, words.length)
        tokens[sentence]?.push(...answers.map((answer, w) => tokenOf(words[w], answer, from)))
      })
    }
    return sentences.map(({ text }, i) => ({ text, tokens: joined(tokens[i] ?? []) }))
  }
  const readAll = (sentences: readonly string[]) => readWords(sentences.map(text => ({ text, words: wordsOf(text) })))
  return {
    treebanks: weights.treebanks,
    readAll,
    readWords,
    read: sentence => readAll([sentence])[0] ?? { text: sentence, tokens: [] },
  }
}

let shipped: Parser | undefined

/**
 * The parser with the weights of this package, made when first asked for and kept. They are found as a dictionary is,
 * by the name of the package, also from code that was bundled elsewhere. Throws where they cannot be read.
 */
export function parser(): Parser {
  shipped ??= createParser(createRequire(import.meta.url).resolve('@capivira/portuguese/weights'))
  return shipped
}

/** The tree of one sentence; for many use `parser().readAll`. */
export function read(sentence: string): Tree {
  return parser().read(sentence)
}

function tokenOf(word: Word | undefined, answer: Answer, from: number): TreeToken {
  const { text = '', start = 0, end = 0 } = word ?? {}
  const { upos, features, relation, confidence } = answer
  const head = answer.head === 0 ? -1 : from + answer.head - 1
  return {
    text,
    start,
    end,
    lemma: lemmaOf(text, upos, features, relation),
    upos,
    features,
    head,
    relation,
    confidence,
  }
}

/** Pieces of one sentence as one tree: the roots of the later ones stand beside the first one's, held for nothing. */
function joined(tokens: TreeToken[]): TreeToken[] {
  const first = tokens.findIndex(token => token.head === -1)
  return tokens.map((token, i) =>
    token.head === -1 && i !== first ? { ...token, head: first, relation: 'parataxis', confidence: 0 } : token,
  )
}

function* inBatches<T extends { words: readonly Word[] }>(pieces: readonly T[]): Generator<T[]> {
  let batch: T[] = []
  let words = 0
  for (const piece of pieces) {
    if (piece.words.length === 0) continue
    if (words + piece.words.length > AT_ONCE) {
      yield batch
      batch = []
      words = 0
    }
    batch.push(piece)
    words += piece.words.length
  }
  if (batch.length > 0) yield batch
}
