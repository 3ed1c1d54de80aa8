import { children, type Tree } from '@capivira/portuguese/parser'
import { pattern } from '../lexicon/words.ts'
import { isOf } from '../reading/words.ts'
import { askedTree } from './asked.ts'
import type { Said } from './rivals.ts'
import { wordOf } from './tokens.ts'
import { contentOf, isFormOf, means, type Word, wordsOf } from './words.ts'

type Trees = { question: Tree; answer: Tree; passage: readonly Tree[] }

/** A sentence that goes on about what stands before it: 'Ela também…', 'Por isso…', 'Esse rio…'. */
const GOES_ON = pattern('iu')`^(?:\p{L}+\s){0,2}?${'opening that leans on the sentence before'}(?!\p{L})`
const FOLLOWS = pattern('iu')`^${'therefore'}[,\s]`

/** What an answer says that its question does not; all of it where that is nothing. */
function newIn(answer: string, question: string): readonly Word[] {
  const asked = wordsOf(question)
  const words = contentOf(answer)
  const own = words.filter(word => !asked.some(other => isFormOf(word, other)))
  return own.length > 0 ? own : words
}

const has = (words: readonly Word[], word: Word) => words.some(other => means(word, other))

/**
 * A word of the question that the passage says only behind the sentence with the answer, of a subject of its own: 'um
 * bit 0' asked where the answer is that of 'um bit 1' in the sentence before. Null where there is none.
 */
export function saidBehind(
  { question, answer, lean }: Record<'question' | 'answer' | 'lean', string>,
  said: readonly Said[],
  passage: readonly Tree[],
): string | null {
  if (passage.length < 2) return null
  const told = passage.map(({ text }) => wordsOf(text))
  const own = newIn(answer, question)
  const shares = told.map(words => own.filter(word => has(words, word)).length)
  const most = Math.max(...shares)
  const home = shares.lastIndexOf(most)
  if (most === 0 || home === passage.length - 1) return null
  const before = [...wordsOf(lean), ...told.slice(0, home + 1).flat()]
  for (const tree of passage.slice(home + 1)) {
    if (GOES_ON.test(tree.text) || FOLLOWS.test(tree.text) || !hasOwnSubject(tree)) continue
    const other = said.find(({ word }) => !has(before, word) && has(wordsOf(tree.text), word))
    if (other) return other.word.form
  }
  return null
}

/** Its main clause names what it is about. */
export function hasOwnSubject(tree: Tree): boolean {
  const top = tree.tokens.findIndex(({ relation }) => relation === 'root')
  return children(tree, top, 'nsubj').some(i => /^(?:NOUN|PROPN)$/.test(tree.tokens[i]?.upos ?? ''))
}

/**
 * What the question asks for, as the passage has it, is what the question names: 'Com que nome a Amora foi lançada?' of
 * 'lançada com o nome de Amora'. Null where it is not.
 */
export function namesItself({ question, answer, passage }: Trees): string | null {
  const { asking } = askedTree(question)
  const beside = (tree: Tree, i: number) =>
    children(tree, i, 'nmod', 'flat').flatMap(at => [at, ...children(tree, at, 'flat')])
  const nouns = [...asking].filter(i => isOf(question.tokens[i]?.lemma ?? '', 'askedName'))
  const given = answer.tokens.map(wordOf)
  for (const noun of nouns) {
    const own = beside(question, noun)
    const named = question.tokens.filter((_, i) => !asking.has(i) && !own.includes(i)).map(wordOf)
    const word = question.tokens[noun]
    for (const tree of passage) {
      for (const [i, token] of tree.tokens.entries()) {
        if (!word || !isFormOf(wordOf(word), wordOf(token))) continue
        const there = beside(tree, i).flatMap(at => (tree.tokens[at] ? [wordOf(tree.tokens[at])] : []))
        const content = there.filter(one => one.content && one.proper)
        const isNamed = content.length > 0 && content.every(one => named.some(other => isFormOf(one, other)))
        if (isNamed && !content.some(one => given.some(other => isFormOf(one, other)))) return content[0]?.form ?? null
      }
    }
  }
  return null
}

/** Share of what an answer says of its own that its passage has itself, not only what stands before it. */
export function saidInPassage(answer: string, question: string, passage: string): number {
  const own = newIn(answer, question)
  if (own.length === 0) return 1
  const told = [...wordsOf(passage), ...wordsOf(passage.replaceAll('-', ' '))]
  return own.filter(word => has(told, word)).length / own.length
}

/** Where an answer's own words stand in a sentence, each behind the one before; null where not all of them do. */
function placesOf(answer: Tree, sentence: Tree): number[] | null {
  const places: number[] = []
  for (const word of answer.tokens.map(wordOf).filter(({ content }) => content)) {
    const from = (places.at(-1) ?? -1) + 1
    const at = sentence.tokens.findIndex((token, i) => i >= from && isFormOf(word, wordOf(token)))
    if (at < 0) return null
    places.push(at)
  }
  return places.length > 0 ? places : null
}

/**
 * What the answer belongs to in the passage, where that stands beside what is asked about: 'o canto do sabiá e a cor da
 * arara' has no cor of the sabiá. Null where it belongs to what is asked about.
 */
export function ownedByOther({ question, answer, passage }: Trees): string | null {
  const asked = question.tokens.map(wordOf).filter(({ content }) => content)
  const isAsked = (i: number, tree: Tree) => {
    const token = tree.tokens[i]
    return token !== undefined && asked.some(word => isFormOf(word, wordOf(token)))
  }
  for (const tree of passage) {
    const places = placesOf(answer, tree) ?? []
    const top = places.find(i => !places.includes(tree.tokens[i]?.head ?? -1))
    const owner = tree.tokens[top ?? -1]?.relation.startsWith('nmod') ? (tree.tokens[top ?? -1]?.head ?? -1) : -1
    const word = tree.tokens[owner]
    if (!word || isAsked(owner, tree) || !/^(?:NOUN|PROPN)$/u.test(word.upos)) continue
    const beside = [...children(tree, owner, 'conj'), ...(word.relation === 'conj' ? [word.head] : [])]
    if (beside.some(i => isAsked(i, tree))) return word.text
  }
  return null
}
