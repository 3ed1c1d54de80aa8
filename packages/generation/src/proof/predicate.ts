import { children, isRelation, subtree, type Tree } from '@capivira/portuguese/parser'
import { isOf } from '../reading/words.ts'
import { askedTree } from './asked.ts'
import type { Said } from './rivals.ts'
import { wordOf } from './tokens.ts'
import { isFormOf, means, type Word } from './words.ts'

type Trees = { question: Tree; answer: Tree; passage: readonly Tree[] }

const content = (tree: Tree, indices: readonly number[]): Word[] =>
  indices.flatMap(i => {
    const token = tree.tokens[i]
    return token && wordOf(token).content ? [wordOf(token)] : []
  })

/** 'Quem fez a descoberta?': the noun that says what was done, beside a verb that says nothing. */
function nounDone(question: Tree): number | null {
  const { frame, wanted } = askedTree(question)
  if (wanted !== 'who' || !frame || !isOf(frame.lemma, 'light')) return null
  return (
    frame.arguments.find(({ role, index }) => role === 'patient' && question.tokens[index]?.upos === 'NOUN')?.index ??
    null
  )
}

/**
 * Whose deed the passage says it is, where it is another's than the answer: 'a descoberta anterior de Galvani' for
 * 'Quem fez a descoberta? Volta'. Null where it is not.
 */
export function doneByOther({ question, answer, passage }: Trees): string | null {
  const noun = nounDone(question)
  const asked = question.tokens[noun ?? -1]
  if (!asked) return null
  const own = content(
    answer,
    answer.tokens.map((_, i) => i),
  )
  for (const tree of passage) {
    for (const [i, token] of tree.tokens.entries()) {
      if (!isFormOf(wordOf(asked), wordOf(token))) continue
      const doers = children(tree, i, 'nmod').flatMap(at => subtree(tree, at))
      const names = doers.filter(at => tree.tokens[at]?.upos === 'PROPN')
      const words = content(tree, doers)
      if (names.length > 0 && !own.some(word => words.some(other => isFormOf(word, other))))
        return tree.tokens[names[0] ?? -1]?.text ?? null
    }
  }
  return null
}

/**
 * 'Quem matou o duque? O herdeiro do trono' of 'o assassinato do duque, herdeiro do trono': what stands beside the
 * thing that the question names is that thing, and not who does anything to it.
 */
export function isThingItself({ question, answer, passage }: Trees): boolean {
  const { frame, wanted } = askedTree(question)
  if (!['who', 'what', 'which'].includes(wanted) || !frame || frame.copular || isOf(frame.lemma, 'naming')) return false
  const own = content(
    answer,
    answer.tokens.map((_, i) => i),
  )
  const given = frame.arguments
    .filter(({ role }) => role === 'patient')
    .flatMap(({ index }) => content(question, subtree(question, index)))
  if (own.length === 0 || given.length === 0) return false
  return passage.some(tree =>
    tree.tokens.some(({ relation, head }, i) => {
      if (!isRelation(relation, ['appos']) || head < 0) return false
      if (!isSetOff(tree, Math.min(...subtree(tree, i)))) return false
      const inside = content(tree, subtree(tree, i))
      const named = content(
        tree,
        subtree(tree, head).filter(at => !subtree(tree, i).includes(at)),
      )
      return (
        own.every(word => inside.some(other => isFormOf(word, other))) &&
        given.every(word => named.some(other => isFormOf(word, other)))
      )
    }),
  )
}

/** A comma, a dash or a bracket opens it. */
const isSetOff = ({ tokens }: Tree, first: number) =>
  [first - 1, first].some(i => /^[,(–—-]$/u.test(tokens[i]?.text ?? ''))

/**
 * What 'Como é o clima do Pampa?' asks about, where neither the passage nor what it leans on speaks of it: a sentence
 * about the Pampa says how the Pampa is. Null where they do.
 */
export function aspectMissing(question: Tree, said: readonly Said[]): string | null {
  const { wanted, frame } = askedTree(question)
  if (wanted !== 'how' || !frame?.copular) return null
  const other = said.find(
    ({ near, index, upos }) =>
      !near && upos === 'NOUN' && isRelation(question.tokens[index]?.relation ?? '', ['nsubj']),
  )
  return other?.word.form ?? null
}

/** What only a verb tells: who does it, since when it is so, and of what a thing is made. */
const NEEDS_VERB = /^(?:por quem|quem|há quant[oa]s?|desde quando|por quanto tempo)(?!\p{L})/iu
const MADE_OF = /^d(?:e|o) que(?!\p{L}).*\s(?:feit|compost|formad|constituíd)[oa]s?(?!\p{L})/iu
const MADE =
  /(?<!\p{L})(?:feit|compost|formad|constituíd)[oa]s?(?!\p{L})|(?<!\p{L})(?:consist|comp[õu]|form|constitu)/iu

/**
 * A verb of the question that the passage has not, where no other words tell that it is meant: 'Quem escolhe?' of who
 * is chosen, 'Há quantos anos vive?' of an age, and what has neither of two verbs. Null where there is none.
 */
export function verbMissing({ question, passage }: Trees): string | null {
  const { frame } = askedTree(question)
  const told = passage.flatMap(tree => tree.tokens.map(wordOf))
  const verbs = question.tokens.flatMap((token, i) => {
    const isSaid = token.upos === 'VERB' && !isOf(token.lemma, 'light') && !isOf(token.lemma, 'raising')
    return isSaid ? [{ word: wordOf(token), i }] : []
  })
  const others = question.tokens.filter(({ upos }) => upos !== 'VERB').map(wordOf)
  // 'a Comissão de seleção' chooses nothing.
  const isMet = (verb: Word) =>
    told.some(other => means(verb, other) && !others.some(one => one.content && one.form === other.form))
  const missing = verbs.filter(({ word }) => !isMet(word))
  const [first] = missing
  if (MADE_OF.test(question.text)) return passage.some(({ text }) => MADE.test(text)) ? null : 'feito de'
  if (!first) return null
  const isOwn = missing.some(({ i }) => i === frame?.head) && NEEDS_VERB.test(question.text)
  return isOwn || missing.length > 1 ? first.word.form : null
}
