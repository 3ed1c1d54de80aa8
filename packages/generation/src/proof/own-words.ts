import type { Tree, TreeToken } from '@capivira/portuguese/parser'
import { isOf } from '../reading/words.ts'
import { wordOf } from './tokens.ts'
import { isFormOf, means, type Word, wordsOf } from './words.ts'

/** Small words by which an answer may turn what its passage says. */
const TURNING = /^(?:dentro|fora|antes|depois|após|acima|abaixo|sob|sem|contra|perto|longe)$/u
/** What counts things without a number. */
const COUNTING = /^(?:vári[oa]s?|pouc[oa]s?|muit[oa]s?|alguns|algumas|cada|ambos|ambas|nenhum|nenhuma|quase|metade)$/u
/** Openings that a question asks for, and what introduces any answer. */
const OPENING = /^(?:porque|causa|meio|forma|modo|maneira|cerca|aproximadamente|também)$/u

/**
 * The first word of an answer that neither its passage, nor what that leans on, nor the question means: one such word
 * ('quadrado' for 'círculo') may make a whole answer false. Null where every word has its place there.
 */
export function strangeWord(
  answer: Tree,
  { question, passage, lean }: Record<'question' | 'passage' | 'lean', string>,
) {
  const told = [...wordsOf(passage), ...wordsOf(lean), ...wordsOf(question)]
  const isTold = (word: Word) => told.some(other => means(word, other))
  const strange = answer.tokens.find(token => {
    const word = wordOf(token)
    if (TURNING.test(word.form) || COUNTING.test(word.form)) return !told.some(({ form }) => form === word.form)
    // 'branco/amarelo' is two words.
    return saysSomething(token, word) && !isTold(word) && !wordsOf(word.form).every(isTold)
  })
  return strange?.text ?? null
}

const saysSomething = ({ upos, lemma }: TreeToken, { content, form }: Word) =>
  content && !OPENING.test(form) && !(['VERB', 'AUX'].includes(upos) && isOf(lemma, 'light'))

/**
 * Whether the words that an answer shares with its passage stand there in another order: 'a órbita do Sol ao redor da
 * Terra' of 'a órbita da Terra ao redor do Sol'. They are the same words, and may say the contrary.
 */
export function isReordered(answer: Tree, passage: readonly Tree[]): boolean {
  // 'emite com perfeição' and 'perfeitamente emite': where an adverb stands changes little.
  const words = answer.tokens.filter(({ upos }) => upos !== 'ADV').flatMap(token => contentWord(wordOf(token)))
  return words.length > 1 && !passage.some(tree => inOrder(words, tree.tokens.map(wordOf)))
}

const contentWord = (word: Word): Word[] => (word.content ? [word] : [])

/** Whether the words that a text has of some stand there one behind the other, and it has most of them. */
function inOrder(words: readonly Word[], told: readonly Word[]): boolean {
  const met = words.filter(word => told.some(other => isFormOf(word, other)))
  let from = 0
  for (const word of met) {
    const at = told.findIndex((other, i) => i >= from && isFormOf(word, other))
    if (at < 0) return false
    from = at + 1
  }
  return met.length * 2 >= words.length
}
