import { children, isPassive, isRelation, negated, phrase, subtree, type Tree } from '@capivira/portuguese/parser'
import { isOf } from './words.ts'

/**
 * What a phrase is to its predicate, whatever the voice: who does or is ('agent': subject, 'por' of a passive), what is
 * done to ('patient': object, subject of a passive), what is said of a subject ('attribute'), a complement or adjunct
 * with its preposition ('oblique'), or a clause ('clause').
 */
export type Role = 'agent' | 'patient' | 'attribute' | 'oblique' | 'clause'

export type Argument = {
  role: Role
  /** Its head, in the tree named by the frame. */
  index: number
  /** Preposition or conjunction before it, lower case; '' of none. */
  by: string
  /** It belongs to another predicate and is understood here: a shared subject, the antecedent of 'que'. */
  shared: boolean
}

/** One predicate with what belongs to it. */
export type Frame = {
  tree: Tree
  /** Index of its word: a verb, or the noun or adjective that 'ser' ties to its subject. */
  head: number
  lemma: string
  /** The noun or adjective is the predicate. */
  copular: boolean
  passive: boolean
  negated: boolean
  /** It stands inside another clause. */
  subordinate: boolean
  arguments: readonly Argument[]
}

const CLAUSES = ['advcl', 'ccomp', 'acl', 'csubj', 'xcomp', 'parataxis'] as const

/** The frames of a sentence, in the order of their words. */
export function framesOf(tree: Tree): Frame[] {
  const heads = tree.tokens.flatMap((_, i) => (isPredicate(tree, i) ? [i] : []))
  const known = new Map<number, Frame>()
  const frameAt = (index: number): Frame => {
    const made = known.get(index)
    if (made) return made
    const frame = ownFrame(tree, index)
    known.set(index, frame)
    const whole = { ...frame, arguments: withShared(frame, frameAt, heads) }
    known.set(index, whole)
    return whole
  }
  return heads.map(frameAt)
}

function isPredicate(tree: Tree, i: number): boolean {
  const token = tree.tokens[i]
  if (!token) return false
  if (children(tree, i, 'cop').length > 0) return true
  if (token.upos !== 'VERB') return false
  // 'os corpos aquecidos' is no clause; 'aquecidos pelo Sol' is one.
  return !isRelation(token.relation, ['amod', 'aux', 'cop', 'case', 'mark', 'fixed', 'flat'])
}

function ownFrame(tree: Tree, head: number): Frame {
  const token = tree.tokens[head]
  const copular = children(tree, head, 'cop').length > 0
  const passive = !copular && isPassive(tree, head)
  const own = children(tree, head).flatMap(i => argumentOf(tree, i, passive) ?? [])
  return {
    tree,
    head,
    lemma: copular ? 'ser' : (token?.lemma ?? ''),
    copular,
    passive,
    negated: isNegated(tree, head),
    subordinate: token ? isRelation(token.relation, CLAUSES) : false,
    arguments: copular ? [...own, { role: 'attribute', index: head, by: '', shared: false }] : own,
  }
}

function isNegated(tree: Tree, head: number): boolean {
  // 'não só … mas também' denies nothing.
  const no = children(tree, head, 'advmod').find(i => tree.tokens[i]?.text.toLowerCase() === 'não')
  if (no !== undefined && isOf(tree.tokens[no + 1]?.lemma ?? '', 'hedgeOnly')) return false
  return negated(tree, head)
}

function argumentOf(tree: Tree, index: number, passive: boolean): Argument | null {
  const token = tree.tokens[index]
  if (!token) return null
  const by = tieOf(tree, index)
  const is = (...relations: string[]) => isRelation(token.relation, relations)
  const made = (role: Role): Argument => ({ role, index, by, shared: false })
  if (token.relation === 'nsubj:pass' || token.relation === 'csubj:pass') return made('patient')
  if (is('nsubj', 'csubj')) return made(passive ? 'patient' : 'agent')
  if (is('obj', 'iobj', 'ccomp')) return made('patient')
  if (token.relation === 'obl:agent' || (passive && is('obl') && by === 'por')) return made('agent')
  if (is('xcomp')) return made(token.upos === 'VERB' ? 'clause' : 'attribute')
  if (is('advcl')) return made('clause')
  if (is('obl', 'nmod', 'dislocated', 'vocative')) return made('oblique')
  if (is('advmod') && token.upos === 'ADV') return made('oblique')
  return null
}

/** What ties a phrase to its head, fixed parts included: 'por causa de', 'para que'. */
export function tieOf(tree: Tree, index: number): string {
  const ties = children(tree, index, 'case', 'mark').filter(i => i < index)
  const parts = ties.flatMap(i => [i, ...children(tree, i, 'fixed')]).sort((a, b) => a - b)
  return parts.map(i => tree.tokens[i]?.text.toLowerCase() ?? '').join(' ')
}

/** The arguments of a frame with those that are understood: of the clause above, beside, or before the relative. */
function withShared(frame: Frame, frameAt: (i: number) => Frame, heads: readonly number[]): Argument[] {
  const { tree, head, passive } = frame
  const token = tree.tokens[head]
  const own = frame.arguments.flatMap(argument => relativeFilled(tree, argument))
  if (!token || token.head < 0) return [...own, ...raised(frame, frameAt, heads)]
  const has = (role: Role) => own.some(argument => argument.role === role)
  const subject: Role = passive ? 'patient' : 'agent'
  const result = [...own, ...raised(frame, frameAt, heads)]
  if (isRelation(token.relation, ['acl']) && !token.relation.endsWith('relcl')) {
    const role = passive || token.features.VerbForm === 'Part' ? 'patient' : 'agent'
    if (!has(role)) result.push({ role, index: token.head, by: '', shared: true })
    return result
  }
  const above = above_(tree, head, heads)
  if (above === null || !isRelation(token.relation, ['conj', 'advcl', 'xcomp', 'ccomp', 'parataxis'])) return result
  const parent = frameAt(above)
  if (!result.some(argument => argument.role === subject)) {
    const role: Role = parent.passive ? 'patient' : 'agent'
    for (const argument of parent.arguments)
      if (argument.role === role && argument.by === '') result.push({ ...argument, role: subject, shared: true })
  }
  const begin = Math.min(above, head)
  // 'Na convecção, o líquido sobe e o ar desce': what stands before the first statement holds for both.
  if (token.relation === 'conj')
    for (const argument of parent.arguments)
      if (argument.role === 'oblique' && argument.index < begin) result.push({ ...argument, shared: true })
  return result
}

/** The predicate a clause belongs to. */
function above_(tree: Tree, head: number, heads: readonly number[]): number | null {
  let at = tree.tokens[head]?.head ?? -1
  for (let steps = 0; at >= 0 && steps < 4; steps++) {
    if (heads.includes(at)) return at
    at = tree.tokens[at]?.head ?? -1
  }
  return null
}

/** 'o gás que aquece a Terra': the antecedent in the place of 'que'. */
function relativeFilled(tree: Tree, argument: Argument): Argument[] {
  const word = tree.tokens[argument.index]
  const isRelative =
    word?.features.PronType === 'Rel' ||
    (word?.upos === 'PRON' && ['que', 'qual', 'quem'].includes(word.text.toLowerCase())) ||
    (word?.upos === 'PRON' && children(tree, argument.index, 'fixed').length > 0)
  if (!isRelative) return [argument]
  let at = word?.head ?? -1
  for (let steps = 0; at >= 0 && steps < 4; steps++) {
    const token = tree.tokens[at]
    if (token?.relation === 'acl:relcl' && token.head >= 0) return [{ ...argument, index: token.head, shared: true }]
    at = token?.head ?? -1
  }
  return [argument]
}

/**
 * 'pode viver cinco anos', 'ajuda a aquecer a casa': what belongs to the second verb belongs to the first, and the
 * other way round.
 */
function raised(frame: Frame, frameAt: (i: number) => Frame, heads: readonly number[]): Argument[] {
  const { tree, head } = frame
  const token = tree.tokens[head]
  const down = isOf(frame.lemma, 'raising')
    ? children(tree, head, 'xcomp')
        .filter(i => heads.includes(i))
        .flatMap(i => ownFrame(tree, i).arguments)
    : []
  const parent = token?.relation === 'xcomp' && token.head >= 0 ? tree.tokens[token.head] : undefined
  const up =
    token && parent && isOf(parent.lemma, 'raising') && heads.includes(token.head)
      ? frameAt(token.head).arguments.filter(({ role, index }) => role === 'oblique' && index !== head)
      : []
  return [...down, ...up].map(argument => ({ ...argument, shared: true }))
}

const WITHOUT = ['acl:relcl', 'parataxis', 'advcl'] as const

/** Words of an argument's phrase. A subject of its own clause stays with the clause. */
export function wordsOfArgument(frame: Frame, { index, role, shared }: Argument): number[] {
  if (role === 'attribute' && index === frame.head) return attributeWords(frame.tree, index)
  if (shared && frame.tree.tokens[frame.head]?.head === index) {
    const inside = new Set(subtree(frame.tree, frame.head))
    return phrase(frame.tree, index).tokens.filter(i => !inside.has(i))
  }
  return [...phrase(frame.tree, index, role === 'clause' ? [] : ['parataxis']).tokens]
}

/** The predicate of 'ser' without its subject, its verb and what stands beside them. */
function attributeWords(tree: Tree, head: number): number[] {
  const left = children(tree, head, 'nsubj', 'csubj', 'cop', 'advcl', 'conj', 'cc', 'mark', 'punct').filter(
    i => !(tree.tokens[i]?.relation === 'conj' && children(tree, i, 'nsubj', 'cop').length === 0),
  )
  const out = new Set(left.flatMap(i => subtree(tree, i)))
  return subtree(tree, head, [...WITHOUT.slice(1)]).filter(i => !out.has(i))
}
