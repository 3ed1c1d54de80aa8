import { children, isRelation, root, subtree, type Tree } from '@capivira/portuguese/parser'
import { wordsOf } from '../lexicon/words.ts'
import { type Argument, type Frame, framesOf, type Role } from '../reading/frames.ts'
import { isOf, type WordClass } from '../reading/words.ts'

/** What a question wants to know. */
export type Wanted =
  | 'who'
  | 'what'
  | 'which'
  | 'when'
  | 'where'
  | 'why'
  | 'purpose'
  | 'how'
  | 'amount'
  | 'name'
  | 'definition'
  | 'effect'
  | 'open'

/** A question as its tree tells it. */
export type AskedTree = {
  tree: Tree
  wanted: Wanted
  /** Tokens that only ask: 'em que ano', 'qual é a função'. */
  asking: ReadonlySet<number>
  /** The predicate that a passage has to have; null where the question names only things ('Qual é a função de X?'). */
  frame: Frame | null
  /** The roles in which the answer may stand; empty of those that trees cannot tell. */
  roles: readonly Role[]
  /** Preposition before the question word. */
  by: string
  /** Where what stands bare behind the verb is read as its subject: 'O que estuda a Ecologia?'. */
  inverted?: true
}

const WORDS = wordsOf('interrogative, accented too')
const NOUN_CLASSES: readonly (readonly [WordClass, Wanted])[] = [
  ['askedPurpose', 'purpose'],
  ['askedCause', 'why'],
  ['askedEffect', 'effect'],
  ['askedName', 'name'],
  ['askedTime', 'when'],
  ['askedPlace', 'where'],
  ['askedAmount', 'amount'],
  ['askedManner', 'how'],
]

/** Reads a question. */
export function askedTree(tree: Tree): AskedTree {
  const at = tree.tokens.findIndex(({ text }) => WORDS.has(text.toLowerCase()))
  const frames = framesOf(tree)
  const main = mainFrame(tree, frames, at)
  if (at < 0) return { tree, wanted: 'open', asking: new Set(), frame: main, roles: [], by: '' }
  const word = tree.tokens[at]?.text.toLowerCase() ?? ''
  const before = tree.tokens[at - 1]?.text.toLowerCase() ?? ''
  const by = tree.tokens[at - 1]?.upos === 'ADP' || /^(?:por|para|a|até)$/.test(before) ? before : ''
  const noun = nounAsked(tree, at, word, before)
  const asking = new Set([at, ...(by || before === 'o' ? [at - 1] : []), ...(noun === null ? [] : [noun])])
  const wanted = wantedBy(tree, word, before, noun, main)
  const about = noun !== null && word.startsWith('qua') && main?.copular === true && main.head === noun
  if (about || wanted === 'definition') {
    for (const i of [...(main ? children(tree, main.head, 'cop', 'det') : []), ...(about ? [noun] : [])]) asking.add(i)
  }
  const light = about ? (relativeIn(tree, frames, noun) ?? null) : main
  return { tree, wanted, asking, frame: light, by, roles: rolesOf(wanted, tree, at, noun, light, by, asking) }
}

/**
 * What no thing does that 'o que' could ask for: the name behind them is who does it. Of other verbs, 'provocar' above
 * all, a pupil reads the name as what it is done to: there an item may have turned cause and effect.
 */
const OF_FIELDS = wordsOf('done by a field or a word')

/**
 * The ways in which a question can be read: 'O que estuda a Ecologia?' asks who studies it, and what it studies. Of the
 * two the one is meant that its passage answers.
 */
export function waysOf(asked: AskedTree): readonly AskedTree[] {
  const { tree, frame, wanted, asking, by, roles } = asked
  if (isTurned(asked)) return [{ ...asked, roles: ['patient', 'attribute', 'oblique'], inverted: true }]
  if (
    wanted !== 'what' ||
    !frame ||
    !OF_FIELDS.has(frame.lemma) ||
    frame.passive ||
    frame.copular ||
    by !== '' ||
    roles.join() !== 'agent'
  )
    return [asked]
  const bare = frame.arguments.filter(one => one.role === 'patient' && one.by === '' && !asking.has(one.index))
  const [thing] = bare
  if (bare.length !== 1 || !thing || thing.index < frame.head || !/^(?:NOUN|PROPN)$/.test(uposOf(tree, thing.index)))
    return [asked]
  return [asked, { ...asked, roles: ['patient', 'attribute', 'oblique'], inverted: true }]
}

/** 'Quantos versos tem um soneto?': of the two only what stands behind the verb agrees with it. */
function isTurned({ tree, frame, wanted, asking, by, roles }: AskedTree): boolean {
  if (!frame || frame.passive || frame.copular || by !== '' || roles.join() !== 'agent') return false
  if (wanted !== 'amount') return false
  const number = (i: number) => tree.tokens[i]?.features.Number
  const bare = frame.arguments.filter(one => one.role === 'patient' && one.by === '' && !asking.has(one.index))
  const [thing] = bare
  if (bare.length !== 1 || !thing || thing.index < frame.head || !/^(?:NOUN|PROPN)$/.test(uposOf(tree, thing.index)))
    return false
  return [...asking].some(i => number(i) === 'Plur') && number(frame.head) === 'Sing' && number(thing.index) !== 'Plur'
}

const uposOf = (tree: Tree, i: number) => tree.tokens[i]?.upos ?? ''

/**
 * The clause that the question word belongs to: the root's, unless that is only what is asked ('Por que são … que
 * buscam?').
 */
function mainFrame(tree: Tree, frames: readonly Frame[], at: number): Frame | null {
  const top = root(tree)
  const cleft = frames.find(
    ({ head }) => tree.tokens[head]?.relation === 'acl:relcl' && tree.tokens[head]?.head === top,
  )
  const own = frames.find(({ head }) => head === top)
  if (own) return own
  return cleft ?? frames.find(({ head }) => head > at) ?? null
}

function nounAsked(tree: Tree, at: number, word: string, before: string): number | null {
  // 'De que duas formas…?'
  const counted = tree.tokens[at + 1]?.upos === 'NUM' && tree.tokens[at + 2]?.upos === 'NOUN'
  if (counted && /^(?:que|quais)$/.test(word) && before !== 'o') return at + 2
  if (word === 'que' && before !== 'o') {
    const next = tree.tokens[at + 1]
    const isNoun =
      next &&
      (next.upos === 'NOUN' || (NOUN_CLASSES.some(([name]) => isOf(nounOf(next.text), name)) && next.upos !== 'AUX'))
    return isNoun && !/^(?:por)$/.test(before) ? at + 1 : null
  }
  if (/^quant/.test(word)) {
    const next = tree.tokens[at + 1]
    return next?.upos === 'NOUN' ? at + 1 : null
  }
  if (!/^qua[li]/.test(word)) return null
  const next = tree.tokens[at + 1]
  if (next?.upos === 'NOUN') return at + 1
  const behind = tree.tokens.findIndex(({ upos }, i) => i > at && upos === 'NOUN')
  return behind
}

/** 'forma', 'causa': nouns that the tagger may take for verbs. */
const nounOf = (text: string) => text.toLowerCase()

function wantedBy(tree: Tree, word: string, before: string, noun: number | null, main: Frame | null): Wanted {
  const lemma = noun === null ? '' : nounLemma(tree, noun)
  const known = NOUN_CLASSES.find(
    ([name]) => isOf(lemma, name) || isOf(tree.tokens[noun ?? -1]?.text.toLowerCase() ?? '', name),
  )
  if (known) return known[1]
  if (/^quant/.test(word)) return 'amount'
  if (noun !== null) return 'which'
  if (word === 'quem') return 'who'
  if (word === 'quando') return 'when'
  if (/^[ad]?onde$/.test(word)) return 'where'
  if (word === 'como') return main && isOf(main.lemma, 'naming') ? 'name' : 'how'
  if (word === 'que' && before === 'por') return 'why'
  if (word === 'que' && before === 'para') return 'purpose'
  if (word === 'que' && before === 'o' && isDefinition(tree, main)) return 'definition'
  return 'what'
}

const nounLemma = (tree: Tree, i: number) => tree.tokens[i]?.lemma.toLowerCase() ?? ''

/** 'O que é X?', 'O que significa X?'. */
function isDefinition(tree: Tree, main: Frame | null): boolean {
  if (!main) return tree.tokens.some(({ lemma, upos }) => lemma === 'ser' && upos === 'AUX')
  return main.copular || main.lemma === 'significar'
}

function relativeIn(tree: Tree, frames: readonly Frame[], noun: number): Frame | undefined {
  const inside = new Set(subtree(tree, noun))
  return frames.find(({ head }) => head !== noun && inside.has(head) && tree.tokens[head]?.relation === 'acl:relcl')
}

/** The roles that the question word leaves open, by its tree and by what else is there. */
function rolesOf(
  wanted: Wanted,
  tree: Tree,
  at: number,
  noun: number | null,
  frame: Frame | null,
  by: string,
  asking: ReadonlySet<number>,
): Role[] {
  if (wanted === 'why' || wanted === 'purpose' || wanted === 'how') return ['oblique', 'clause']
  if (wanted === 'when' || wanted === 'where')
    return by || wanted === 'when' || noun === null ? ['oblique', 'clause'] : []
  if (!frame || wanted === 'definition' || wanted === 'name' || wanted === 'effect') return []
  if (by === 'por' && frame.passive) return ['agent']
  if (by) return ['oblique', 'patient']
  const others = frame.arguments.filter(({ index, shared }) => !asking.has(index) && !shared)
  const subject: Role = frame.passive ? 'patient' : 'agent'
  const place = noun ?? at
  const relation = tree.tokens[place]?.relation ?? ''
  if (relation.endsWith('relcl') || frame.copular) return ['agent', 'patient', 'attribute']
  const hasSubject = others.some(({ role }) => role === subject)
  if (hasSubject) return frame.passive ? ['agent', 'attribute'] : ['patient', 'attribute', 'oblique']
  if (wanted === 'who' || isRelation(relation, ['nsubj'])) return isPassiveBy(frame, by) ? ['agent'] : [subject]
  if (wanted === 'amount') return ['agent', 'patient', 'oblique']
  return others.some(({ role }) => role === 'patient') ? ['agent'] : ['agent', 'patient', 'oblique']
}

const isPassiveBy = ({ passive }: Frame, by: string) => passive && by === 'por'

/**
 * What the question says of its predicate besides what it asks: 'o calor' and 'no vácuo' of 'Como o calor passa no
 * vácuo?'.
 */
export function givenArguments({ frame, asking, tree, wanted, inverted }: AskedTree): Argument[] {
  if (!frame) return []
  const given = frame.arguments.filter(({ index, role }) => {
    if (asking.has(index)) return false
    return !(role === 'attribute' && asking.has(frame.head))
  })
  if (inverted) return given.map(one => (one.role === 'patient' && one.by === '' ? { ...one, role: 'agent' } : one))
  const subject: Role = frame.passive ? 'patient' : 'agent'
  const hasSubject = given.some(({ role }) => role === subject)
  const asksBeside = ['when', 'where', 'why', 'purpose', 'how', 'amount'].includes(wanted)
  if (hasSubject || !asksBeside) return given
  // 'Onde vive a jataí?': what stands bare behind the verb is its subject.
  const bare = given.find(
    ({ role, by, index }) =>
      (by === '' || isArticle(tree, index, frame.head)) && role !== 'clause' && tree.tokens[index]?.upos !== 'ADV',
  )
  const isFree = bare && (bare.role === 'oblique' || bare.role === 'patient') && !asking.has(bare.index)
  return isFree ? given.map(argument => (argument === bare ? { ...argument, role: subject } : argument)) : given
}

/** 'Onde vive a jataí?': an article that the parser took for a preposition, which would want another one behind it. */
function isArticle(tree: Tree, noun: number, verb: number): boolean {
  const { upos, features } = tree.tokens[noun] ?? {}
  const [tie, ...more] = children(tree, noun, 'case', 'det')
  return (
    upos === 'NOUN' &&
    tie === verb + 1 &&
    noun === tie + 1 &&
    more.length === 0 &&
    tree.tokens[tie]?.text.toLowerCase() === 'a' &&
    features?.Gender !== 'Masc' &&
    features?.Number !== 'Plur'
  )
}
