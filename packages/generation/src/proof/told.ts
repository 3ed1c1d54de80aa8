import { children, isRelation, phrase, subtree, type Tree } from '@capivira/portuguese/parser'
import { type Argument, type Frame, framesOf, type Role, wordsOfArgument } from '../reading/frames.ts'
import { isOf } from '../reading/words.ts'
import { contentWordsOf } from './tokens.ts'
import { means, type Word } from './words.ts'

/** An argument of a told frame with its words, and those a pronoun stands for. */
export type ToldArgument = Argument & { words: readonly Word[]; open: boolean }

/** What a passage says with one predicate, as it is compared with a question. */
export type Told = {
  frame: Frame
  arguments: readonly ToldArgument[]
  /** The predicate is a noun: 'a criação do estado'. */
  nominal: boolean
  /** Its arguments are those of a verb that says little beside it: 'terão deslocamento'. */
  ofLight?: boolean
  /** It says that two things are one: 'ser', 'chamar', apposition. */
  equates: boolean
  words: readonly Word[]
}

/** Everything the sentences of a passage say. `before` is the sentence they lean on. */
export function toldBy(trees: readonly Tree[], before: readonly Tree[]): Told[] {
  return trees.flatMap((tree, i) => {
    const previous = trees[i - 1] ?? before.at(-1)
    const frames = framesOf(tree)
    return [...frames.map(frame => toldOf(frame, previous)), ...appositions(tree), ...nominals(tree, frames)]
  })
}

function toldOf(frame: Frame, previous: Tree | undefined): Told {
  const { tree } = frame
  const naming = isOf(frame.lemma, 'naming') || isOf(frame.lemma, 'equal')
  const made: ToldArgument[] = frame.arguments.map(argument => {
    const tokens = withoutDenied(frame, argument, wordsOfArgument(frame, argument))
    const pronoun = isPronoun(tree, argument.index)
    const stands = pronoun ? antecedents(tree, argument.index, previous) : []
    const role = naming ? equatedRole(frame, argument) : argument.role
    return {
      ...argument,
      role,
      words: [...contentWordsOf(tree, tokens), ...stands, ...definedBy(frame, argument)],
      open: pronoun && stands.length === 0,
    }
  })
  const subject: Role = frame.passive ? 'patient' : 'agent'
  if (!naming && previous && !made.some(({ role }) => role === subject) && !frame.subordinate) {
    const topic = subjectOf(previous)
    if (topic.length > 0) made.push({ role: subject, index: -1, by: '', shared: true, words: topic, open: false })
  }
  return {
    frame,
    arguments: made,
    nominal: false,
    equates: frame.copular || naming,
    words: made.flatMap(({ words }) => words),
  }
}

/**
 * 'Os divisores são as partes do relevo que separam as bacias': what the parts do is what the dividers do. Nothing of
 * a clause that defines nothing, or denies.
 */
function definedBy({ tree, head }: Frame, { index, shared }: Argument): Word[] {
  const verb = tree.tokens[head]
  if (!shared || verb?.relation !== 'acl:relcl' || verb.head !== index) return []
  let at = index
  for (let steps = 0; steps < 3 && children(tree, at, 'cop').length === 0; steps++) {
    const token = tree.tokens[at]
    if (!token || !isRelation(token.relation, ['nmod'])) return []
    at = token.head
  }
  const number = (i: number) => tree.tokens[i]?.features.Number
  // Of 'as partes do relevo que separam' the verb tells which of the two is meant.
  if (at !== index && (number(at) === number(index) || number(at) !== number(head))) return []
  if (children(tree, at, 'cop').length === 0 || isDenied(tree, at)) return []
  const [subject] = children(tree, at, 'nsubj')
  return subject === undefined ? [] : phraseAt(tree, subject)
}

/** 'As cristas não são as partes que separam os vales': what the parts do, the crests do not. */
function withoutDenied({ tree }: Frame, { index, shared }: Argument, tokens: readonly number[]): readonly number[] {
  if (!shared || children(tree, index, 'cop').length === 0 || !isDenied(tree, index)) return tokens
  const subject = new Set(children(tree, index, 'nsubj').flatMap(i => subtree(tree, i)))
  return tokens.filter(i => !subject.has(i))
}

const isDenied = (tree: Tree, i: number) =>
  children(tree, i, 'advmod').some(at => /^(?:não|nunca|nem|jamais)$/iu.test(tree.tokens[at]?.text ?? ''))

const phraseAt = (tree: Tree, i: number): Word[] => contentWordsOf(tree, phrase(tree, i, ['acl']).tokens)

/** 'é chamado de X', 'chama-se X', 'chamamos Y de X': the name is what is said of the thing. */
function equatedRole({ passive }: Frame, { role, by }: Argument): Role {
  if (role === 'attribute') return 'attribute'
  if (role === 'patient') return passive ? 'agent' : 'patient'
  if (role === 'oblique' && (by === 'de' || by === 'como' || by === 'por' || by === 'em')) return 'attribute'
  return role
}

const isPronoun = (tree: Tree, index: number) => {
  const token = tree.tokens[index]
  return (
    token?.upos === 'PRON' &&
    (isOf(token.text.toLowerCase(), 'pronoun') ||
      isOf(token.text.toLowerCase(), 'demonstrative') ||
      token.features.Case === 'Acc')
  )
}

/** Words of the nouns a pronoun may stand for: those before it that agree, in its sentence and the one before. */
function antecedents(tree: Tree, index: number, previous: Tree | undefined): Word[] {
  const { Gender: gender, Number: number } = tree.tokens[index]?.features ?? {}
  const fits = (given: Tree, end: number) =>
    given.tokens.flatMap(({ upos, features, relation }, i) => {
      const noun = (upos === 'NOUN' || upos === 'PROPN') && !isRelation(relation, ['flat', 'fixed'])
      const agrees =
        (!gender || !features.Gender || features.Gender === gender) &&
        (!number || !features.Number || features.Number === number)
      return noun && agrees && i < end ? contentWordsOf(given, phrase(given, i, ['acl', 'conj']).tokens) : []
    })
  const own = fits(tree, index)
  return [...own, ...(previous ? fits(previous, previous.tokens.length) : [])]
}

function subjectOf(tree: Tree): Word[] {
  const [first] = framesOf(tree)
  const subject = first?.arguments.find(
    ({ role, shared }) => !shared && (role === 'agent' || (first.passive && role === 'patient')),
  )
  return subject ? contentWordsOf(tree, phrase(tree, subject.index, ['acl', 'conj']).tokens) : []
}

/** 'a mitocôndria, usina da célula,': one thing is said to be another. */
function appositions(tree: Tree): Told[] {
  return tree.tokens.flatMap((token, i) => {
    if (!isRelation(token.relation, ['appos']) || token.head < 0) return []
    const inside = new Set(phrase(tree, i).tokens)
    const of = phrase(tree, token.head).tokens.filter(t => !inside.has(t))
    const one = argument('agent', token.head, contentWordsOf(tree, of))
    const other = argument('attribute', i, contentWordsOf(tree, [...inside]))
    return [pseudo(tree, i, 'ser', [one, other], true)]
  })
}

/** 'a criação do estado pelo rei': a noun that may be asked as a verb. */
function nominals(tree: Tree, frames: readonly Frame[]): Told[] {
  const verbs = new Set(frames.map(({ head }) => head))
  return tree.tokens.flatMap((token, i) => {
    if (token.upos !== 'NOUN' || verbs.has(i)) return []
    const beside = besideLight(tree, i)
    const tied = [...children(tree, i, 'nmod', 'obl', 'acl'), ...beside]
    if (tied.length === 0) return []
    const made = tied.map(t => {
      const by = tree.tokens[children(tree, t, 'case')[0] ?? -1]?.text.toLowerCase() ?? ''
      return argument(
        beside.includes(t) && by === '' ? 'agent' : by === 'de' ? 'patient' : by === 'por' ? 'agent' : 'oblique',
        t,
        contentWordsOf(tree, phrase(tree, t).tokens),
        by,
      )
    })
    return [{ ...pseudo(tree, i, token.lemma, made, false), ofLight: beside.length > 0 }]
  })
}

/** 'terão deslocamento para a direita': what a verb that says little has beside its noun is the noun's. */
function besideLight(tree: Tree, noun: number): number[] {
  const { relation = '', head = -1 } = tree.tokens[noun] ?? {}
  const verb = tree.tokens[head]
  if (relation !== 'obj' || !verb || !isOf(verb.lemma, 'light')) return []
  return children(tree, head, 'nsubj', 'obl')
}

const argument = (role: Role, index: number, words: readonly Word[], by = ''): ToldArgument => ({
  role,
  index,
  by,
  shared: false,
  words,
  open: false,
})

function pseudo(tree: Tree, head: number, lemma: string, made: readonly ToldArgument[], equates: boolean): Told {
  const frame = {
    tree,
    head,
    lemma,
    copular: equates,
    passive: false,
    negated: false,
    subordinate: true,
    arguments: made,
  }
  return { frame, arguments: made, nominal: !equates, equates, words: made.flatMap(({ words }) => words) }
}

/**
 * How far two predicates are one: 1 the same verb, less for another of its meaning or root, half for verbs that say
 * little.
 */
export function predicateMatch(asked: Frame | null, askedWord: Word | null, told: Told, toldWord: Word | null): number {
  if (!asked) return 0.6
  if (asked.copular) return told.equates ? 1 : attributeIsVerb(askedWord, toldWord) ? 0.8 : 0
  if (isOf(asked.lemma, 'naming') || asked.lemma === 'significar') return told.equates ? 1 : 0
  if (asked.lemma === told.frame.lemma && !told.nominal) return 1
  if (askedWord && toldWord && means(askedWord, toldWord)) return told.nominal || told.frame.copular ? 0.8 : 0.9
  return isOf(asked.lemma, 'light') ? 0.5 : 0
}

const attributeIsVerb = (a: Word | null, b: Word | null) => a !== null && b !== null && means(a, b)
