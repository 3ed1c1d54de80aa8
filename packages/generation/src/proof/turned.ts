import { children, isRelation, subtree, type Tree, type TreeToken } from '@capivira/portuguese/parser'
import { type Argument, type Frame, framesOf, type Role } from '../reading/frames.ts'
import { askedTree, waysOf } from './asked.ts'
import { wordOf } from './tokens.ts'
import { isFormOf, means, type Word } from './words.ts'

type Trees = { question: Tree; answer: Tree; passage: readonly Tree[] }

/**
 * Whether the question gives a thing one part in what is done and the passage gives it the other, which is the
 * answer's: 'O que as folhas formam? A copa' of 'a copa forma as folhas', 'O que está preso na corda?' of 'a corda está
 * presa no mastro', 'O que visita as abelhas? As flores' of 'a visita das flores por abelhas'.
 */
export function isTurned({ question, answer, passage }: Trees): boolean {
  const asked = askedTree(question)
  const { frame, asking } = asked
  if (!frame || waysOf(asked).some(({ inverted }) => inverted)) return false
  const own = answer.tokens.map(wordOf).filter(({ content }) => content)
  const given = frame.arguments.filter(({ index, shared }) => !asking.has(index) && !shared)
  const isGiven = (role: Role, tree: Tree, i: number) =>
    given.some(one => one.role === role && isFormOf(headWord(question, one.index), headWord(tree, i)))
  const answers = (tree: Tree, i: number, except: readonly number[] = []) => {
    const words = subtree(tree, i).flatMap(at => (except.includes(at) ? [] : [headWord(tree, at)]))
    return own.length > 0 && own.every(word => words.some(other => isFormOf(word, other)))
  }
  return passage.some(
    tree =>
      framesOf(tree).some(told => isTurnedIn(told, frame, given, question, i => answers(tree, i))) ||
      dealsIn(tree, headWord(question, frame.head)).some(({ doer, thing }) => {
        const isDone = answers(tree, thing, subtree(tree, doer))
        return (isGiven('patient', tree, doer) && isDone) || (isGiven('agent', tree, thing) && answers(tree, doer))
      }),
  )
}

const headWord = (tree: Tree, i: number): Word => wordOf(tree.tokens[i] ?? NOTHING)
const NOTHING: TreeToken = {
  ...{ text: '', lemma: '', start: 0, end: 0, upos: 'X', features: {} },
  ...{ head: -1, relation: 'root', confidence: 0 },
}

/** Parts that a thing cannot change between without being told of otherwise. */
const CONTRARY: readonly (readonly [Role, Role])[] = [
  ['agent', 'patient'],
  ['patient', 'agent'],
  ['oblique', 'agent'],
]

/** The same of one predicate of the passage that is the question's. */
function isTurnedIn(
  told: Frame,
  frame: Frame,
  given: readonly Argument[],
  question: Tree,
  answers: (i: number) => boolean,
): boolean {
  if (told.copular !== frame.copular || told.passive !== frame.passive) return false
  if (!isFormOf(headWord(told.tree, told.head), headWord(question, frame.head))) return false
  return given.some(one => {
    const word = headWord(question, one.index)
    // 'Onde vive a jataí?': what stands behind the verb may be who does it.
    if (!word.content || (one.role === 'patient' && one.index > frame.head)) return false
    const same = told.arguments.filter(other => isFormOf(word, headWord(told.tree, other.index)))
    const [part] = same
    if (same.length !== 1 || !part) return false
    if (!CONTRARY.some(([asked, there]) => asked === one.role && there === part.role)) return false
    return told.arguments.some(other => other !== part && answers(other.index))
  })
}

/** 'a visita das flores por abelhas': nouns that say what is done, with who does it and to what. */
function dealsIn(tree: Tree, verb: Word): { doer: number; thing: number }[] {
  const by = (i: number, preposition: RegExp) =>
    children(tree, i, 'nmod', 'obl').filter(at =>
      children(tree, at, 'case').some(one => preposition.test(tree.tokens[one]?.text ?? '')),
    )
  return tree.tokens.flatMap((token, i) => {
    if (token.upos !== 'NOUN' || !isRelation(token.relation, NOUNS) || !means(verb, wordOf(token))) return []
    return by(i, /^de$/i).flatMap(thing => [...by(i, /^por$/i), ...by(thing, /^por$/i)].map(doer => ({ doer, thing })))
  })
}

const NOUNS = ['nsubj', 'obj', 'obl', 'nmod', 'root', 'conj', 'appos'] as const
