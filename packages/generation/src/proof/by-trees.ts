import { children, type Tree } from '@capivira/portuguese/parser'
import { splitSentences } from '@capivira/portuguese/sentences'
import { wordsOf } from '../lexicon/words.ts'
import { type Hanging, hangingIn, type Known } from '../reading/mentions.ts'
import type { TreeReader } from '../reading/parsed.ts'
import { type AskedTree, askedTree, waysOf } from './asked.ts'
import { causeTurned, lostHedge, polarityTurned } from './limits-by-trees.ts'
import { bestMatch, type Match, type Met } from './match.ts'
import { contentWordsOf, wordOf } from './tokens.ts'
import { type Told, toldBy } from './told.ts'
import { NONE, type TreeFeature } from './tree-features.ts'
import { wholenessOf } from './whole-answer.ts'
import { isFormOf, means, type Word } from './words.ts'

export type TreeEvidence = {
  features: Readonly<Record<TreeFeature, number>>
  verdict: 'proved' | 'disproved' | 'open'
  /** Why it is not proved, as a teacher reads it. */
  reason: string | null
  trees: { question: Tree; answer: Tree; passage: readonly Tree[] }
}

export type AskedItem = { question: string; answer: string }
export type TreePassage = { quote: string; lean: string; heading: string }

/**
 * What trees say of whether a passage says what an item says. A gap in the question is filled with the answer first.
 */
export function evidenceOf(
  item: AskedItem,
  passage: TreePassage,
  read: TreeReader,
  known?: Known,
  isTheme: (word: Word) => boolean = () => false,
): TreeEvidence {
  const sentences = sentencesOf(passage.quote)
  const before = [...sentencesOf(passage.heading), ...sentencesOf(passage.lean)]
  const trees = read([item.question, item.answer, ...sentences, ...before])
  const [question = EMPTY, answer = EMPTY] = trees
  const quoted = trees.slice(2, 2 + sentences.length)
  const behind = trees.slice(2 + sentences.length)
  const first = askedTree(question)
  const terms = withHeading(known, behind.slice(0, sentencesOf(passage.heading).length))
  const hanging = [
    hangingIn(question, terms, first.asking),
    hangingIn(joined(question, answer), terms).filter(({ index }) => index >= question.tokens.length),
  ] as const
  const own = ownWords(answer, question)
  const told = toldBy(quoted, behind)
  const lean = behind.flatMap(tree => contentWordsOf(tree, all(tree)))
  const around = { sentence: (tree: Tree) => contentWordsOf(tree, all(tree)), lean }
  const ways = waysOf(first).map(asked => ({ asked, ...bestMatch(asked, own, told, around) }))
  const { asked, best, all: matches } = ways.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one))
  const features = featuresOf({ question, answer, asked, best, matches, hanging, own })
  const verdict = verdictOf(features, asked, best, matches, hanging[0], own, isTheme)
  return { features, ...verdict, trees: { question, answer, passage: quoted } }
}

const scoreOf = ({ best }: { best: Match | null }) => best?.score ?? 0

const EMPTY: Tree = { text: '', tokens: [] }

const sentencesOf = (text: string) => splitSentences(text).map(sentence => sentence.text)
const all = (tree: Tree) => tree.tokens.map((_, i) => i)

/** What the heading names is known. */
function withHeading(known: Known | undefined, headings: readonly Tree[]): Known {
  const named = new Set(headings.flatMap(tree => tree.tokens.map(({ lemma }) => lemma.toLowerCase())))
  return { isTerm: lemma => named.has(lemma) || (known?.isTerm(lemma) ?? false) }
}

/** Question and answer as one text, so that the answer may take up what the question names. */
function joined(question: Tree, answer: Tree): Tree {
  const shift = question.tokens.length
  const moved = answer.tokens.map(token => ({ ...token, head: token.head < 0 ? -1 : token.head + shift }))
  return { text: `${question.text} ${answer.text}`, tokens: [...question.tokens, ...moved] }
}

/** What the answer says that the question does not; all of it where that is nothing. */
function ownWords(answer: Tree, question: Tree): Word[] {
  const asked = question.tokens.map(wordOf)
  const words = contentWordsOf(answer, all(answer)).filter(({ form }) => !FRAMES.has(form))
  const own = words.filter(word => !asked.some(other => isFormOf(word, other)))
  return own.length > 0 ? own : words
}

const FRAMES: ReadonlySet<string> = wordsOf('frame of an answer')

type Seen = {
  question: Tree
  answer: Tree
  asked: AskedTree
  best: Match | null
  matches: readonly Match[]
  hanging: readonly [readonly Hanging[], readonly Hanging[]]
  own: readonly Word[]
}

function featuresOf({ question, answer, asked, best, matches, hanging, own }: Seen): Record<TreeFeature, number> {
  const [inQuestion, inAnswer] = hanging
  const relational = [...inQuestion, ...inAnswer].filter(({ why }) => why === 'relational')
  const counted = {
    ...NONE,
    hangingQuestion: Math.min(4, inQuestion.length),
    hangingAnswer: Math.min(4, inAnswer.length),
    relationalBare: Math.min(4, relational.length),
    length: Math.min(1, (question.tokens.length + answer.tokens.length) / 30),
  }
  if (!best) return counted
  const { told, met } = best
  const tree = told.frame.tree
  const whole = wholenessOf(answer, tree, question.tokens.map(wordOf))
  const sure = arcsOf(best)
  const things = Math.max(1, met.length)
  return {
    ...counted,
    predicateMatched: best.predicate,
    rolesMatched: met.length === 0 ? 1 : met.reduce((sum, { share, fit }) => sum + share * fit, 0) / things,
    namedFound: met.length === 0 ? 1 : met.reduce((sum, { share }) => sum + share, 0) / things,
    rolesTurned: Math.min(3, met.filter(({ fit, share }) => fit === 0 && share > 0.5).length),
    answerFound: best.answerShare,
    answerRole: best.answerFit,
    answerWhole: Number(whole.whole),
    answerCut: Number(whole.cut),
    answerPartOfList: Number(whole.partOfList),
    answerOver: Number(whole.over),
    arcsLeast: sure.length === 0 ? 0 : Math.min(...sure),
    arcsMean: sure.length === 0 ? 0 : sure.reduce((a, b) => a + b, 0) / sure.length,
    leansBack: Number(met.some(({ where }) => where === 'lean')),
    mainClause: Number(!told.frame.subordinate),
    negated: Number(told.frame.negated),
    polarityDiffers: Number(polarityTurned(asked, answer, best)),
    hedgesDiffer: Math.min(3, lostHedge(question, answer, best).length),
    causeTurned: Number(causeTurned(asked, own, best)),
    slotTakenByOther: Number(otherInSlot(asked, matches, own) !== null),
  }
}

/** Certainty of the arcs that hold the things that were met. */
function arcsOf({ told, met, answerBy }: Match): number[] {
  const used = [...met.map(({ by }) => by), answerBy].flatMap(by => (by && by.index >= 0 ? [by.index] : []))
  return [...new Set([told.frame.head, ...used])].map(i => told.frame.tree.tokens[i]?.confidence ?? 0)
}

/**
 * The match whose asked-for place another phrase fills, where no other predicate of the passage gives the answer that
 * place.
 */
function otherInSlot(asked: AskedTree, matches: readonly Match[], own: readonly Word[]): string | null {
  const core = asked.roles.length > 0 && asked.roles.every(role => role === 'agent' || role === 'patient')
  if (!core || own.length === 0 || asked.wanted === 'amount') return null
  const full = matches.filter(({ predicate, met }) => predicate >= 0.9 && met.length > 0 && met.every(isMetHere))
  const [first] = full
  const said = matches.some(one => one.predicate >= 0.5 && one.answerShare === 1 && one.met.every(isMetHere))
  if (!first || said) return null
  if (full.some(({ answerShare }) => answerShare > 0)) return null
  const filled = first.told.arguments.find(
    ({ role, open, words, index }) =>
      asked.roles.includes(role) && !open && words.length > 0 && !first.met.some(({ by }) => by?.index === index),
  )
  if (!filled) return null
  // Compared in small letters, told as it is written; of 'Lia Rocha' the name, not the rock before it.
  const written = first.told.frame.tree.tokens.map(({ text }) => text)
  const from = Math.max(0, filled.index - filled.words.length)
  const asWritten = ({ form }: Word) =>
    [...written.slice(from), ...written].find(one => one.toLowerCase() === form) ?? form
  return filled.words.map(asWritten).join(' ')
}

/** A thing named as subject or object stands in the frame itself; where and when may stand before it. */
function isMetHere({ given, share, fit, where }: Met): boolean {
  if (share < 1) return false
  if (given.role === 'oblique' || given.role === 'clause') return true
  return fit >= 0.8 && where === 'frame'
}

/**
 * A named thing whose head is told with another modifier in place of its own: 'a primeira conjugação' where the text
 * has 'a segunda'.
 */
function otherModifier({ met, told }: Match, isTheme: (word: Word) => boolean): string | null {
  for (const { given, by } of met) {
    const head = given.head
    if (!head || !by || by.index < 0) continue
    const tree = told.frame.tree
    const here = contentWordsOf(tree, [by.index])[0]
    if (!here || !isFormOf(head, here)) continue
    const theirs = children(tree, by.index, 'amod', 'nummod').flatMap(i => contentWordsOf(tree, [i]))
    const sentence = contentWordsOf(tree, all(tree))
    const missing = given.words.find(
      word => word !== head && !isTheme(word) && !sentence.some(other => means(word, other)),
    )
    const instead = theirs.find(word => !given.words.some(other => means(word, other)))
    if (missing && instead) return missing.form
  }
  return null
}

const wordsWithoutClauses = (told: Told) =>
  told.arguments.filter(({ role }) => role !== 'clause').flatMap(({ words }) => words)

/** A word of the question that another clause with the same predicate says, where the answer stands in this one. */
function saidElsewhere({ met, told }: Match, matches: readonly Match[]): string | null {
  const own = wordsWithoutClauses(told)
  const here = new Set(own)
  for (const { given, where } of met) {
    if (where === 'frame') continue
    for (const other of matches) {
      if (other.told === told || other.predicate < 0.9 || other.answerShare === 1) continue
      const theirs = other.told.words.filter(word => !here.has(word))
      const word = given.words.find(
        one => theirs.some(there => means(one, there)) && !own.some(mine => isFormOf(one, mine)),
      )
      if (word) return word.form
    }
  }
  return null
}

type Verdict = Pick<TreeEvidence, 'verdict' | 'reason'>
const open = (reason: string | null): Verdict => ({ verdict: 'open', reason })
const disproved = (reason: string): Verdict => ({ verdict: 'disproved', reason })

/** Arcs that are less certain than this prove and disprove nothing. */
const SURE = { prove: 0.5, disprove: 0.6 } as const

function verdictOf(
  features: Readonly<Record<TreeFeature, number>>,
  asked: AskedTree,
  best: Match | null,
  matches: readonly Match[],
  hanging: readonly Hanging[],
  own: readonly Word[],
  isTheme: (word: Word) => boolean,
): Verdict {
  const [loose] = hanging
  if (!best) return open(null)
  if (features.arcsLeast >= SURE.disprove) {
    if (features.causeTurned) return disproved('O item troca a causa pela consequência.')
    if (features.rolesTurned > 0 && best.predicate === 1 && turnedWhole(best))
      return disproved('O item troca os papéis: quem faz e a quem se faz.')
    if (features.polarityDiffers) return disproved('O texto nega o que o item afirma, ou afirma o que ele nega.')
    const other = otherInSlot(asked, matches, own)
    if (other) return disproved(`Na frase do texto, isso é dito de “${other}”.`)
  }
  if (loose && (loose.why === 'demonstrative' || loose.why === 'pronoun'))
    return open(`Fora do texto não se sabe a que “${loose.text}” se refere.`)
  const missing = otherModifier(best, isTheme)
  if (missing) return open(`A frase do texto não diz “${missing}” disso.`)
  const elsewhere = saidElsewhere(best, matches)
  if (elsewhere) return open(`Na frase do texto, “${elsewhere}” é dito de outra coisa.`)
  // 'formados por partículas': who or what does it is no reason why.
  if (asked.wanted === 'why' && best.answerBy?.role === 'agent')
    return open('A frase do texto não diz que uma coisa é a causa da outra.')
  if (fillsItsPlace(best)) return open('Não se vê na frase do texto quem faz e a quem se faz.')
  const sound =
    features.predicateMatched >= 0.8 &&
    best.met.every(({ share, fit }) => share === 1 && fit >= 0.7) &&
    best.met.length > 0 &&
    features.answerFound === 1 &&
    features.answerRole >= 0.8 &&
    features.answerCut + features.answerPartOfList === 0 &&
    features.polarityDiffers === 0 &&
    features.hedgesDiffer === 0 &&
    features.arcsLeast >= SURE.prove
  return sound ? { verdict: 'proved', reason: null } : open(null)
}

/** 'O que a Terra atrai? A Lua' of 'a Lua atrai o mar': who is asked about stands elsewhere, and the answer does it. */
function fillsItsPlace({ predicate, met, answerShare, answerBy }: Match): boolean {
  if (predicate < 1 || answerShare < 1) return false
  return met.some(({ given, where }) => given.role === 'agent' && answerBy?.role === 'agent' && where === 'sentence')
}

/** All that the question names stands in the contrary role, and so does the answer. */
function turnedWhole({ met, answerShare, answerFit }: Match): boolean {
  const core = met.filter(({ given }) => given.role === 'agent' || given.role === 'patient')
  return (
    core.length > 0 && core.every(({ fit, share }) => fit === 0 && share === 1) && answerShare === 1 && answerFit < 0.5
  )
}
