import type { Tree, TreeToken } from '@capivira/portuguese/parser'
import { pattern, wordsOf as wordsOfSense } from '../lexicon/words.ts'
import { isOf } from '../reading/words.ts'
import { inPlainOrder, isTying, wordOf } from './tokens.ts'
import { isFormOf, means, type Word, wordsOf } from './words.ts'

/** Small words by which an answer may turn what its passage says. */
const TURNING = wordsOfSense('turning word')
/** What counts things without a number. */
const COUNTING = wordsOfSense('counting without a number')
/** Openings that a question asks for, and what introduces any answer. */
const OPENING = wordsOfSense('opening that any answer may have')

/** Verbs that say no more than the noun behind them: 'promover a troca' is what 'trocar' says, unless it is denied. */
const BRINGING = wordsOfSense('bringing about what a noun says')
/** 'funciona como um cartão de visita' is what 'é um cartão de visita' says. */
const SERVING: ReadonlySet<string> = new Set(['funcionar', 'servir', 'atuar'])
const DENYING = pattern('iu')`(?<!\p{L})${'denial, word or stem'}`

/**
 * The first word of an answer that neither its passage, nor what that leans on, nor the question means: one such word
 * ('quadrado' for 'círculo') may make a whole answer false. Null where every word has its place there.
 */
export function strangeWord(
  answer: Tree,
  { question, passage, lean }: Record<'question' | 'passage' | 'lean', string>,
) {
  // 'ponto-e-vírgula' is 'ponto e vírgula', and a tree has '90' and '%' apart.
  const told = [passage, lean, question].flatMap(text => [
    ...wordsOf(text),
    ...wordsOf(text.replaceAll(/[-%°]/gu, ' ')),
  ])
  const isTold = (word: Word) => told.some(other => (other.content ? means(word, other) : word.form === other.form))
  const strange = answer.tokens.find((token, i) => {
    const word = wordOf(token)
    if (isTying(answer, i) || saysNothingNew(answer, i, passage)) return false
    if (TURNING.has(word.form) || COUNTING.has(word.form)) return !told.some(({ form }) => form === word.form)
    // 'branco/amarelo' is two words.
    if (token.upos === 'VERB' && BRINGING.has(token.lemma) && !DENYING.test(passage)) return false
    if (token.upos === 'VERB' && SERVING.has(token.lemma) && answer.tokens[i + 1]?.text === 'como') return false
    // 'levá-los' is 'levar'.
    const whole = withR(answer, i)
    if (whole !== null && wordsOf(whole).every(isTold)) return false
    return saysSomething(token, word) && !isTold(word) && !wordsOf(word.form).every(isTold)
  })
  return strange?.text ?? null
}

/** 'levar' of 'levá-los', or null. */
function withR({ tokens }: Tree, i: number): string | null {
  const [token, next] = [tokens[i], tokens[i + 1]]
  const isCut = token && next && /[áêôi]$/u.test(token.text) && /^-?l?[oa]s?$/iu.test(next.text)
  return isCut ? `${token.text.replace(/[áêôi]$/u, end => OPEN_VOWELS[end] ?? end)}r` : null
}

const OPEN_VOWELS: Readonly<Record<string, string>> = { á: 'a', ê: 'e', ô: 'o', i: 'i' }

/** What an answer may say in its own way: 'nossos próprios', 'a cada segundo' of 'por segundo'. */
function saysNothingNew({ tokens }: Tree, i: number, passage: string): boolean {
  const [before, word, next] = [i - 1, i, i + 1].map(at => tokens[at]?.text.toLowerCase() ?? '')
  if (/^própri[oa]s?$/u.test(word ?? '')) return POSSESSIVE.test(before ?? '') || POSSESSIVE.test(next ?? '')
  if (word !== 'cada' || before !== 'a') return false
  return wordsOf(passage).some(({ form }, at, all) => form === 'por' && all[at + 1]?.form === next)
}

const POSSESSIVE = /^(?:[ms]eus?|minhas?|suas?|noss[oa]s?)$/iu

const saysSomething = ({ upos, lemma }: TreeToken, { content, form }: Word) =>
  content && !OPENING.has(form) && !(['VERB', 'AUX'].includes(upos) && isOf(lemma, 'light'))

/**
 * Whether the words that an answer shares with its passage stand there in another order: 'a órbita do Sol ao redor da
 * Terra' of 'a órbita da Terra ao redor do Sol'. They are the same words, and may say the contrary. The members of a
 * list may change their places, and a word may be said again.
 */
export function isReordered(answer: Tree, passage: readonly Tree[]): boolean {
  // 'emite com perfeição' and 'perfeitamente emite': where an adverb stands changes little.
  const spoken = inPlainOrder(answer.tokens).filter(
    ({ upos, relation }) => upos !== 'ADV' && !relation.startsWith('conj'),
  )
  const words = (tokens: readonly TreeToken[]) => tokens.map(wordOf).filter(({ content }) => content)
  const told = passage.map(tree => {
    const there = inPlainOrder(tree.tokens).map(wordOf)
    return { there, met: words(spoken).filter(word => there.some(other => isFormOf(word, other))).length }
  })
  const [best] = told.sort((a, b) => b.met - a.met)
  if (best === undefined) return false
  const isThere = (word: Word) => best.there.some(other => isFormOf(word, other))
  return partsOf(spoken).some(part => !inOrder(words(part).filter(isThere), best.there))
}

/** An answer in parts that may change places: what a comma and a preposition, 'como' or 'ou' part from the rest. */
function partsOf(tokens: readonly TreeToken[]): TreeToken[][] {
  const parts: TreeToken[][] = [[]]
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    const isFree = next && (next.upos === 'ADP' || /^(?:como|ou)$/i.test(next.text))
    if (/^[,(]$/.test(token.text) && isFree) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** Whether words stand in a text one behind the other; one that was said before may be said again. */
function inOrder(words: readonly Word[], told: readonly Word[]): boolean {
  let from = 0
  for (const [i, word] of words.entries()) {
    const at = told.findIndex((other, place) => place >= from && isFormOf(word, other))
    if (at >= 0) from = at + 1
    else if (!words.slice(0, i).some(earlier => isFormOf(earlier, word))) return false
  }
  return true
}
