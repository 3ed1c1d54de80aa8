import { children, subtree, type Tree } from '@capivira/portuguese/parser'
import { wordOf } from './tokens.ts'
import { isFormOf, type Word } from './words.ts'

/** How an answer lies to the phrase of the passage it is taken from. */
export type Wholeness = {
  /** Exactly the phrase, or the phrase without what may be left out. */
  whole: boolean
  /** It ends before something it needs. */
  cut: boolean
  /** One of several that the passage names side by side. */
  partOfList: boolean
  /** It takes in more than one phrase. */
  over: boolean
}

const OPEN: readonly string[] = ['DET', 'ADP', 'CCONJ', 'SCONJ']

/** Lays an answer beside the passage. `question` is what need not be said again. */
export function wholenessOf(answer: Tree, passage: Tree, question: readonly Word[]): Wholeness {
  const words = answer.tokens.filter(({ upos }) => upos !== 'PUNCT')
  const last = words.at(-1)
  const ends = last !== undefined && !/[\p{L}\p{N}]?["”’»)]\s*$/u.test(answer.text)
  const broken = ends && OPEN.includes(last.upos) && last.text.length <= 4 && words.length > 1
  const taken = placesOf(answer, passage)
  if (taken.length === 0) return { whole: !broken, cut: broken, partOfList: false, over: false }
  const tops = taken.filter(i => !taken.includes(passage.tokens[i]?.head ?? -1))
  const over = tops.length > 1 && !tops.every(i => isUnder(passage, i, tops[0] ?? -1))
  const said = (i: number) => {
    const token = passage.tokens[i]
    if (!token) return false
    const word = wordOf(token)
    return !word.content || taken.includes(i) || question.some(other => isFormOf(word, other))
  }
  const top = tops[0] ?? -1
  const missing = (...relations: string[]) => children(passage, top, ...relations).filter(i => !said(i))
  // 'um sistema usado em celulares e que possui…': a further clause is no further thing.
  const isThing = /^(?:NOUN|PROPN)$/.test(passage.tokens[top]?.upos ?? '')
  const listed = missing('conj').filter(
    i =>
      children(passage, i, 'nsubj', 'cop').length === 0 &&
      !isGapped(passage, i) &&
      !(isThing && passage.tokens[i]?.upos === 'VERB'),
  )
  const needed = neededBy(passage, top, taken, said)
  const cut = broken || needed
  return { whole: !cut && !over && listed.length === 0, cut, partOfList: listed.length > 0, over }
}

/** 'Os potes são leves e as jarras pesadas': a thing and how it is, of a clause that leaves out its verb. */
export function isGapped(tree: Tree, second: number): boolean {
  const thing = tree.tokens[second]
  const head = thing?.head ?? -1
  const isHow = tree.tokens[head]?.upos === 'ADJ' && children(tree, head, 'cop').length > 0
  const isNamed = thing?.upos === 'NOUN' && children(tree, second, 'det').length > 0
  return isHow && isNamed && children(tree, second, 'amod').length > 0
}

/** A complement that stands right behind what the answer ends with: 'a queima' of 'a queima de carvão'. */
function neededBy(passage: Tree, top: number, taken: readonly number[], said: (i: number) => boolean): boolean {
  const token = passage.tokens[top]
  if (!token) return false
  if (token.upos === 'VERB')
    return children(passage, top, 'obj', 'xcomp').some(i => !said(i) && !taken.some(t => t > i))
  return children(passage, top, 'nmod').some(
    i => !said(i) && passage.tokens[children(passage, i, 'case')[0] ?? -1]?.lemma === 'de' && !taken.some(t => t > i),
  )
}

function isUnder(tree: Tree, index: number, top: number): boolean {
  return index === top || subtree(tree, top).includes(index)
}

/** Where the answer's words stand in the passage: the places nearest to one another. */
function placesOf(answer: Tree, passage: Tree): number[] {
  const words = answer.tokens.map(wordOf).filter(({ content }) => content)
  const places = words.map(word => passage.tokens.flatMap((token, i) => (isFormOf(word, wordOf(token)) ? [i] : [])))
  const rare = places.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)[0]
  const anchor = rare?.[0]
  if (anchor === undefined) return []
  const nearest = places.flatMap(found => {
    const [first] = [...found].sort((a, b) => Math.abs(a - anchor) - Math.abs(b - anchor))
    return first === undefined ? [] : [first]
  })
  return [...new Set(nearest)].sort((a, b) => a - b)
}
