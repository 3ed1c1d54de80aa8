import { children, isRelation, subtree, type Tree } from '@capivira/portuguese/parser'
import type { Said } from './rivals.ts'
import { wordOf } from './tokens.ts'
import { isGapped } from './whole-answer.ts'
import { isFormOf, type Word } from './words.ts'

type Trees = { question: Tree; answer: Tree; passage: readonly Tree[] }

/** Two stretches of a sentence that stand side by side, each with what is said of it alone. */
type Pair = readonly [Unit, Unit]
type Unit = { inside: ReadonlySet<number>; head: number | null }

/** 'além do uso, que…', 'ao lado da Alemanha', 'a diferença entre': the question itself names the other one. */
const NAMES_BOTH = /(?<!\p{L})(?:além d|difer|compar|distin|relaç|em vez d|ao contrário|depois d|antes d|após)/iu

/**
 * A word of the question that the passage says only of what stands beside the thing that the answer belongs to:
 * 'verões' asked of 'verões curtos e invernos longos', answered by 'longos'. Null where there is none.
 */
export function saidOfSibling({ question, answer, passage }: Trees, said: readonly Said[]): string | null {
  if (NAMES_BOTH.test(question.text)) return null
  const asked = question.tokens.map(wordOf)
  const own = answer.tokens
    .filter(({ upos }) => upos !== 'ADV')
    .map(wordOf)
    .filter(word => word.content && !asked.some(other => isFormOf(word, other)))
  if (own.length === 0) return null
  for (const tree of passage) {
    const word = saidBeside(tree, own, said)
    if (word) return word
  }
  return null
}

/** The same in one sentence, of the answer's own words. */
function saidBeside(tree: Tree, own: readonly Word[], said: readonly Said[]): string | null {
  const told = tree.tokens.map(wordOf)
  const places = (word: Word) => told.flatMap((other, i) => (isFormOf(word, other) ? [i] : []))
  const answered = own.map(places)
  const isIn = ({ inside }: Unit) => answered.every(found => found.some(i => inside.has(i)))
  // An answer that is one of the two things, and not what is told of it.
  const isHead = ({ head }: Unit) => head !== null && answered.some(found => found.includes(head))
  for (const pair of [...pairsByTree(tree), ...pairsByText(tree)]) {
    for (const [here, beside] of [pair, [pair[1], pair[0]] as const]) {
      if (!isIn(here) || isIn(beside) || isHead(here) || leans(tree, pair)) continue
      const other = said.find(({ word, upos }) => {
        const found = NAMES.test(upos) ? places(word) : []
        return found.length > 0 && found.every(i => beside.inside.has(i))
      })
      if (other) return other.word.form
    }
  }
  return null
}

/** What a thing is told of, or told apart by. */
const NAMES = /^(?:NOUN|PROPN|NUM|ADJ)$/

/** The second of two takes up the first by a pronoun: what is said of it is said of the other, too. */
function leans({ tokens }: Tree, [one, two]: Pair): boolean {
  const later = Math.min(...one.inside) < Math.min(...two.inside) ? two : one
  const opening = [...later.inside].sort((a, b) => a - b).slice(0, OPENING)
  return opening.some(i => {
    const [before, here] = [tokens[i - 1], tokens[i]]
    // 'um dos menores': the parser may take such an article for a pronoun.
    const isArticle = before?.upos === 'ADP' && /^[oa]s?$/iu.test(here?.text ?? '')
    return here?.upos === 'PRON' && !isArticle && TAKES_UP.test(here.text)
  })
}

/** So many words, commas too, may stand before the pronoun. */
const OPENING = 6
const TAKES_UP = /^(?:el[ea]s?|-?l?[oa]s?|lhes?|isso|iss[oa]|ess[ea]s?|est[ea]s?)$/iu

/** What stands side by side as the tree has it. */
function pairsByTree(tree: Tree): Pair[] {
  return tree.tokens.flatMap(({ relation, head: hung, upos }, second) => {
    if (!isRelation(relation, ['conj']) || hung < 0) return []
    const others = children(tree, hung, 'conj', 'parataxis').flatMap(i => subtree(tree, i))
    // 'copos largos e jarras altas', the jars hung on 'largos': they stand beside the glasses.
    const above = tree.tokens[hung]
    const isHow = above?.upos === 'ADJ' && isRelation(above.relation, ['amod'])
    const head = isHow && upos === 'NOUN' ? above.head : hung
    const isClause = tree.tokens[head]?.upos === 'VERB' || children(tree, head, 'cop').length > 0
    const left = isClause ? sharedBy(tree, head, second) : []
    const out = new Set([...others, ...left])
    const first = new Set(subtree(tree, head).filter(i => !out.has(i)))
    const isNoun = !isClause
    return [
      [
        { inside: first, head: isNoun ? head : null },
        { inside: new Set(subtree(tree, second)), head: isNoun ? second : null },
      ] as const,
    ]
  })
}

/** What belongs to both of two clauses: the first one's subject where the other has none, and what leads. */
function sharedBy(tree: Tree, head: number, second: number): number[] {
  const hasOwn = children(tree, second, 'nsubj', 'csubj').length > 0 || isGapped(tree, second)
  const subjects = children(tree, head, 'nsubj', 'csubj')
  const lead = children(tree, head, 'obl', 'advmod', 'advcl', 'dislocated').filter(i => i < Math.min(head, ...subjects))
  return [...(hasOwn ? [] : subjects), ...lead].flatMap(i => subtree(tree, i))
}

/** What parts a sentence into things told side by side, and where of a gapped one: 'e em 1883 a iluminação'. */
const PARTS = /^(?:;|•|porém)$/iu

function isPart({ tokens }: Tree, i: number): boolean {
  const [before, text, next, year, behind] = [-1, 0, 1, 2, 3].map(at => tokens[i + at])
  if (text?.text.toLowerCase() === 'enquanto') return before?.text === ','
  const isDated = text?.text === 'e' && next?.text === 'em' && /^\d{4}$/u.test(year?.text ?? '')
  return PARTS.test(text?.text ?? '') || (isDated && /^(?:DET|NOUN|PROPN)$/.test(behind?.upos ?? ''))
}

/** The same as its signs have it: 'A (x) e B (y)', 'A …, enquanto B …', 'A …; B …'. */
function pairsByText(tree: Tree): Pair[] {
  const starts = tree.tokens.flatMap((_, i) => (isPart(tree, i) ? [i + 1] : []))
  return [...neighbours(sliced(tree, starts)), ...neighbours(bracketed(tree))]
}

const neighbours = (units: readonly (readonly number[])[]): Pair[] =>
  units.flatMap((one, i) => units.slice(i + 1).map(two => [unit(one), unit(two)] as const))

const unit = (indices: readonly number[]): Unit => ({ inside: new Set(indices), head: null })

function sliced({ tokens }: Tree, starts: readonly number[]): number[][] {
  if (starts.length === 0) return []
  const lead = tokens.findLastIndex(({ text }, i) => text === ':' && i < (starts[0] ?? 0)) + 1
  const cuts = [lead, ...starts, tokens.length]
  return cuts.slice(0, -1).map((from, i) => range(from, (cuts[i + 1] ?? from) - 1))
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Phrases with a bracket each, that follow one another: 'os rios (a), os lagos (b) e os mares (c)'. */
function bracketed({ tokens }: Tree): number[][] {
  const units: number[][] = []
  let from = tokens.findLastIndex(({ text }, i) => text === ':' && i < tokens.findIndex(one => one.text === '(')) + 1
  for (const [i, { text }] of tokens.entries()) {
    if (text !== ')') continue
    if (tokens.slice(from, i).some(one => one.text === '(')) units.push(range(from, i))
    // What goes on without a comma or 'e' is the same phrase still.
    if (!/^(?:[,;]|e|ou)$/iu.test(tokens[i + 1]?.text ?? '')) break
    from = i + 2
  }
  return units.length > 1 ? units : []
}
