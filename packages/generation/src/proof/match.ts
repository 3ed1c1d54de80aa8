import { phrase, type Tree } from '@capivira/portuguese/parser'
import type { Role } from '../reading/frames.ts'
import { wordsOfArgument } from '../reading/frames.ts'
import { isOf } from '../reading/words.ts'
import { type AskedTree, givenArguments } from './asked.ts'
import { saidWords, shareOf, wordOf } from './tokens.ts'
import { predicateMatch, type Told, type ToldArgument } from './told.ts'
import { means, type Word } from './words.ts'

/** Something the question names, with what it is to its predicate; null where it says so of no predicate. */
export type Given = { role: Role | null; by: string; index: number; head: Word | null; words: readonly Word[] }

/** How one of the given things is met. */
export type Met = {
  given: Given
  share: number
  fit: number
  by: ToldArgument | null
  where: 'frame' | 'sentence' | 'lean' | 'none'
}

/** How a question and its answer lie to one predicate of the passage. */
export type Match = {
  told: Told
  predicate: number
  met: readonly Met[]
  /** Share of the answer's own words in the argument that has most of them. */
  answerShare: number
  /** 1 where that argument stands in a role asked for, 0 where it surely does not. */
  answerFit: number
  answerBy: ToldArgument | null
  score: number
}

/** What a question names besides what it asks for. */
export function givenOf(asked: AskedTree): Given[] {
  const { tree, asking, frame } = asked
  if (!frame) {
    const words = saidWords(
      tree,
      tree.tokens.map((_, i) => i),
      asking,
    )
    return words.length > 0 ? [{ role: null, by: '', index: -1, head: null, words }] : []
  }
  return givenArguments(asked).flatMap(argument => {
    const words = saidWords(tree, wordsOfArgument(frame, argument), asking)
    return words.length > 0
      ? [{ role: argument.role, by: argument.by, index: argument.index, head: headWord(tree, argument.index), words }]
      : []
  })
}

/** The predicate of the passage that a question and its answer fit best. */
export function bestMatch(
  asked: AskedTree,
  answer: readonly Word[],
  told: readonly Told[],
  around: { sentence: (tree: Tree) => readonly Word[]; lean: readonly Word[] },
): { best: Match | null; all: readonly Match[] } {
  const given = givenOf(asked)
  const askedWord = headWord(asked.frame?.tree, asked.frame?.head)
  const all = told.flatMap(one => {
    const predicate = predicateMatch(asked.frame, askedWord, one, headWord(one.frame.tree, one.frame.head))
    if (predicate === 0) return []
    const met = given.map(thing => meet(thing, one, around.sentence(one.frame.tree), around.lean, predicate))
    const { share, fit, by } = answerIn(asked, answer, one, met)
    const given_ = met.reduce((sum, { share: s, fit: f }) => sum + s * f, 0) / Math.max(1, met.length)
    const score = predicate * 2 + given_ * 3 + share * 2 * (0.5 + fit / 2)
    return [{ told: one, predicate, met, answerShare: share, answerFit: fit, answerBy: by, score }]
  })
  const best = all.reduce<Match | null>((top, one) => (top === null || one.score > top.score ? one : top), null)
  return { best, all }
}

function headWord(tree: Tree | undefined, head: number | undefined): Word | null {
  const token = tree?.tokens[head ?? -1]
  return token ? wordOf(token) : null
}

function meet(given: Given, told: Told, sentence: readonly Word[], lean: readonly Word[], predicate: number): Met {
  let best: Met = { given, share: 0, fit: 0, by: null, where: 'none' }
  for (const by of told.arguments) {
    const share = shareOf(given.words, by.words)
    const fit = given.role === null ? 1 : fitOf(given.role, by.role, told, predicate)
    if (share > 0 && share + fit / 2 > best.share + best.fit / 2) best = { given, share, fit, by, where: 'frame' }
  }
  if (best.share === 1) return best
  // 'Que palavras são acentuadas?' of 'são acentuadas': the predicate itself.
  const head = headWord(told.frame.tree, told.frame.head)
  if (given.role === 'attribute' && head && given.words.every(word => means(word, head)))
    return { given, share: 1, fit: 0.9, by: null, where: 'frame' }
  // 'o calor do corpo' may be told in two places: the rest of the predicate's own words, then the sentence, then what
  // is before.
  const within = shareOf(given.words, [...said(told), ...own(told)])
  if (within === 1 && best.by && hasHead(given, best.by)) return { ...best, share: 1, fit: Math.min(best.fit, 0.8) }
  const inSentence = shareOf(given.words, sentence)
  if (inSentence > best.share)
    best = {
      given,
      share: inSentence,
      fit: best.share > 0 ? Math.min(best.fit, 0.6) : 0.4,
      by: best.by,
      where: 'sentence',
    }
  if (best.share === 1) return best
  const everywhere = shareOf(given.words, [...sentence, ...lean])
  if (everywhere > best.share)
    best = { given, share: everywhere, fit: best.share > 0 ? Math.min(best.fit, 0.6) : 0.4, by: best.by, where: 'lean' }
  return best
}

/** What the predicate itself says, without other clauses. */
const said = (told: Told) => told.arguments.filter(({ role }) => role !== 'clause').flatMap(({ words }) => words)

const own = (told: Told): Word[] => {
  const word = headWord(told.frame.tree, told.frame.head)
  return word ? [word] : []
}

/** Whether the head of a named thing, not only what stands beside it, is in an argument. */
function hasHead({ head }: Given, by: ToldArgument): boolean {
  return head !== null && by.words.some(word => means(head, word))
}

/**
 * How well a role of the question goes with one of the passage: 1 the same, 0 who does in place of whom it is done to.
 */
function fitOf(
  asked: Role,
  told: Role,
  { equates, nominal, ofLight = false, arguments: all }: Told,
  predicate: number,
): number {
  if (asked === told || equates) return 1
  // 'têm deslocamento para a direita': they are moved, and the right is not.
  if (nominal && ofLight) return (told === 'oblique') === (asked === 'oblique') ? 0.9 : 0.2
  if (nominal) return 0.9
  const pair = [asked, told].sort().join(' ')
  // 'O gelo derrete' and 'o gelo é derretido': a verb with one thing alone.
  const alone = !all.some(({ role }) => role === (told === 'agent' ? 'patient' : 'agent'))
  if (pair === 'agent patient') return alone ? 0.8 : predicate < 1 ? 0.5 : 0
  if (pair === 'clause patient') return 0.7
  if (pair === 'oblique patient' || pair === 'attribute patient') return 0.8
  return pair === 'agent oblique' ? 0.4 : 0.6
}

function answerIn(
  asked: AskedTree,
  answer: readonly Word[],
  told: Told,
  met: readonly Met[],
): { share: number; fit: number; by: ToldArgument | null } {
  let best: { share: number; fit: number; by: ToldArgument | null } = { share: 0, fit: 0, by: null }
  for (const by of told.arguments) {
    const share = shareOf(answer, by.words, true)
    if (share === 0) continue
    const fit = answerFit(asked, by, told, met, share)
    if (share + fit / 2 > best.share + best.fit / 2) best = { share, fit, by }
  }
  if (best.share < 1) {
    // The verb itself may be the answer: 'O que os sólidos fazem? Dilatam-se.'
    const share = shareOf(answer, [...told.words, ...own(told)], true)
    if (share > best.share) best = { share, fit: best.by ? Math.min(best.fit, 0.6) : 0.5, by: best.by }
  }
  return best
}

function answerFit(
  { roles, wanted, by: preposition }: AskedTree,
  by: ToldArgument,
  told: Told,
  met: readonly Met[],
  share: number,
): number {
  if (told.equates && ['definition', 'name', 'what', 'which', 'who'].includes(wanted)) {
    // Where the thing asked about is on one side, the answer is on the other.
    // 'Com quem…?' is not answered by who does it.
    if (preposition && by.role === 'agent' && told.frame.copular) return 0.3
    // 'O que é a nascente de um rio?' is asked about the source, not about the river.
    const thing = met.find(({ given: { role } }) => role !== 'oblique')
    const isHere = share === 1 && thing?.where === 'frame' && thing.share === 1 && thing.by !== by
    return met.some(one => one.by === by && one.share === 1 && (one === thing || !isHere)) ? 0.3 : 1
  }
  if (wanted === 'why') return isCause(by, told.frame.tree) ? 1 : 0.4
  if (wanted === 'purpose') return by.by.startsWith('para') ? 1 : 0.5
  if (roles.length === 0) return 0.5
  return Math.max(...roles.map(role => (role === by.role ? 1 : fitOf(role, by.role, told, 1))))
}

/** Whether an argument is tied as a cause or aim: 'porque', 'devido a', 'para'. */
export function isCause({ by, index }: { by: string; index: number }, tree: Tree): boolean {
  const first = by || firstWord(tree, index)
  return first.split(' ').some(word => isOf(word, 'cause')) || first.startsWith('para')
}

function firstWord(tree: Tree, index: number): string {
  const { tokens } = phrase(tree, index)
  return tree.tokens[(tokens[0] ?? 0) - 1]?.text.toLowerCase() ?? ''
}
