import { children, isPassive, isRelation, negated, type Tree } from '@capivira/portuguese/parser'
import { asLists } from './as-lists.ts'
import { tieOf } from './frames.ts'
import type { Part, Slot } from './part.ts'
import { isOf } from './words.ts'
import { partOf, trimmed } from './written.ts'

export type { Part, Slot } from './part.ts'

/** Something a sentence says: a verb with its parts. */
export type Statement = {
  tree: Tree
  /** The word that the parts belong to: the verb, or what 'ser' says of the subject. */
  head: number
  /** Verb with its auxiliaries, in order; of 'ser' that verb alone. */
  verb: readonly number[]
  /** Lemma of the verb that means something; 'ser' and the like where an attribute stands. */
  lemma: string
  subject: Part | null
  parts: readonly Part[]
  copular: boolean
  passive: boolean
  negated: boolean
  /** How it stands in its sentence. */
  place: 'main' | 'beside' | 'relative'
  /** The lowest certainty among the arcs it rests on. */
  sure: number
}

const OBLIQUES = ['obl', 'nmod'] as const
const PARTS = ['obj', 'iobj', 'obl', 'xcomp', 'ccomp', 'advcl', 'advmod', 'nmod'] as const

/**
 * The statements of a sentence that can be asked about: the main one, those beside it, and what a relative clause says
 * of its noun.
 */
export function statementsOf(tree: Tree): Statement[] {
  return tree.tokens.flatMap((_, index) => {
    const place = placeOf(tree, index)
    const statement = place && statementAt(tree, index, place)
    return statement && !leansOnPronoun(statement) && agrees(statement) ? [statement] : []
  })
}

/** A subject and a verb of another number are no pair: the tree is wrong, or the page is. */
function agrees({ tree, subject, verb, head }: Statement): boolean {
  if (!subject) return true
  const number = tree.tokens[subject.index]?.features.Number
  const finite = [...verb, head].map(i => tree.tokens[i]).find(token => token?.features.VerbForm === 'Fin')
  const said = finite?.features.Number
  if (tree.tokens[subject.index]?.upos === 'NUM') return false
  if (!number || !said || number === said) return true
  return children(tree, subject.index, 'conj').length > 0 && said === 'Plur'
}

/** 'identificá-los', 'ela cresce': what is meant stands elsewhere. */
function leansOnPronoun({ tree, subject, parts }: Statement): boolean {
  return [subject, ...parts].some(part => {
    const token = tree.tokens[part?.index ?? -1]
    return (
      token?.upos === 'PRON' &&
      ['Prs', 'Dem'].includes(token.features.PronType ?? 'Prs') &&
      (part?.words.length ?? 0) < 3
    )
  })
}

function placeOf(tree: Tree, index: number): Statement['place'] | null {
  const token = tree.tokens[index]
  if (!token || !says(tree, index)) return null
  if (token.head === -1) return 'main'
  if (token.relation === 'conj') return placeOf(tree, token.head) ? 'beside' : null
  return token.relation === 'acl:relcl' && tree.tokens[token.head]?.upos !== 'PRON' ? 'relative' : null
}

/** A finite verb, or a copula beside its attribute. */
function says(tree: Tree, index: number): boolean {
  const token = tree.tokens[index]
  if (!token) return false
  const helpers = children(tree, index, 'cop', 'aux').map(i => tree.tokens[i])
  const finite = [token, ...helpers].filter(word => word?.features.VerbForm === 'Fin')
  return finite.length > 0 && finite.every(word => word?.features.Mood !== 'Imp' && word?.features.Mood !== 'Sub')
}

function statementAt(tree: Tree, head: number, place: Statement['place']): Statement | null {
  const copulas = children(tree, head, 'cop')
  const chain = copulas.length > 0 ? [head] : chainOf(tree, head)
  const last = chain.at(-1) ?? head
  const own = chain.flatMap(i => children(tree, i).filter(child => !chain.includes(child)))
  const verb = verbWords(tree, head, chain, copulas)
  const subject = subjectOf(tree, head, own, place)
  const parts = [...own.flatMap(i => partAt(tree, i, last) ?? []), ...frontedOf(tree, head, copulas)]
  const attribute: Part[] =
    copulas.length > 0 ? [{ index: head, slot: 'attribute', by: '', words: attributeOf(tree, head) }] : []
  const all = asLists(
    tree,
    [...parts, ...attribute].sort((a, b) => (a.words[0] ?? 0) - (b.words[0] ?? 0)),
  )
  const arcs = [head, ...own.filter(i => !isRelation(tree.tokens[i]?.relation ?? '', ['punct', 'advmod']))]
  return {
    tree,
    head,
    verb,
    lemma: tree.tokens[copulas.length > 0 ? (copulas[0] ?? head) : last]?.lemma ?? '',
    subject,
    parts: all,
    copular: copulas.length > 0,
    passive: copulas.length === 0 && isPassive(tree, last),
    negated: chain.some(i => negated(tree, i)),
    place,
    sure: Math.min(...arcs.map(i => tree.tokens[i]?.confidence ?? 0)),
  }
}

/** 'pode ser usado', 'ajuda a manter': verbs that are one with the next. */
function chainOf(tree: Tree, head: number): number[] {
  const next = children(tree, head, 'xcomp').find(
    i => tree.tokens[i]?.upos === 'VERB' && isOf(tree.tokens[head]?.lemma ?? '', 'raising'),
  )
  if (next === undefined || children(tree, head, 'obj').length > 0) return [head]
  return [head, ...chainOf(tree, next)]
}

function verbWords(tree: Tree, head: number, chain: readonly number[], copulas: readonly number[]): number[] {
  const helpers = chain.flatMap(i => [
    ...children(tree, i, 'aux', 'cop', 'expl'),
    ...children(tree, i, 'mark', 'case').filter(tie => i !== head && tie < i),
    ...children(tree, i, 'advmod').filter(a => isNo(tree, a)),
  ])
  const words = copulas.length > 0 ? helpers : [...chain, ...helpers]
  return [...new Set(words)].sort((a, b) => a - b)
}

const isNo = (tree: Tree, i: number) => ['não', 'nunca', 'jamais'].includes(tree.tokens[i]?.text.toLowerCase() ?? '')

function subjectOf(tree: Tree, head: number, own: readonly number[], place: Statement['place']): Part | null {
  const found = own.find(i => isRelation(tree.tokens[i]?.relation ?? '', ['nsubj']))
  if (place === 'relative') return relativeSubject(tree, head, found)
  if (found !== undefined) return { index: found, slot: 'subject', by: '', words: partOf(tree, found) }
  const token = tree.tokens[head]
  if (place !== 'beside' || !token || token.head < 0) return null
  const above = children(tree, token.head, 'nsubj')[0]
  // 'É considerado um doce, mas é um bolo': what stands behind the verb is no subject of the next one.
  return above === undefined || above > token.head
    ? null
    : { index: above, slot: 'subject', by: '', words: partOf(tree, above) }
}

/** So sure a tree has to be which of two nouns its relative clause is of. */
const SURE_WHICH = 0.9

/** 'o gás que aquece a Terra': the noun stands for 'que' where that is the subject. */
function relativeSubject(tree: Tree, head: number, found: number | undefined): Part | null {
  const noun = tree.tokens[head]?.head ?? -1
  const word = tree.tokens[found ?? -1]
  // 'Tipo de rota – Roteador que criou a entrada': a note without a verb, which means one by it.
  if (tree.tokens[noun]?.head === -1 && children(tree, noun, 'cop').length === 0) return null
  if (noun < 0 || !word || !['que', 'qual', 'quais'].includes(word.text.toLowerCase())) return null
  // 'O sismógrafo é o aparelho que mede…': it is said of the one as of the other.
  const named = children(tree, noun, 'cop').length > 0 ? children(tree, noun, 'nsubj')[0] : undefined
  if (named === undefined && children(tree, noun, 'cop').length > 0) return null
  if (named !== undefined) return { index: named, slot: 'subject', by: '', words: partOf(tree, named) }
  // 'a escola da vila que ensina música': either may be meant, and trees hang the clause at the nearer one.
  const { relation = '', head: whole = -1 } = tree.tokens[noun] ?? {}
  const isPart = isOf(tree.tokens[whole]?.lemma ?? '', 'partOfField')
  if (relation === 'nmod' && (isPart || (tree.tokens[head]?.confidence ?? 0) < SURE_WHICH)) return null
  const clause = new Set(partOf(tree, head))
  const words = partOf(tree, noun).filter(i => !clause.has(i) && i < head)
  return {
    index: noun,
    slot: 'subject',
    by: '',
    words: trimmed(
      tree,
      words.filter(i => !isTie(tree, noun, i)),
    ),
  }
}

const isTie = (tree: Tree, noun: number, i: number) =>
  tree.tokens[i]?.head === noun && isRelation(tree.tokens[i]?.relation ?? '', ['case', 'mark', 'cc', 'punct'])

/** What 'ser' says of the subject: the phrase without subject, verb and what stands beside it. */
function attributeOf(tree: Tree, head: number): number[] {
  const fronted = new Set(frontedBefore(tree, head, children(tree, head, 'cop')))
  const before = new Set(
    children(tree, head).filter(i => {
      const relation = tree.tokens[i]?.relation ?? ''
      if (fronted.has(i)) return true
      if (
        isRelation(relation, [
          'nsubj',
          'csubj',
          'cop',
          'aux',
          'mark',
          'expl',
          'punct',
          'advcl',
          'parataxis',
          'discourse',
        ])
      )
        return true
      if (isRelation(relation, ['cc', 'conj'])) return i < head || says(tree, i)
      return isRelation(relation, ['obl', 'advmod']) && i < head && !isCloseBefore(tree, i, head)
    }),
  )
  const out = new Set([...before].flatMap(i => (i === head ? [] : allOf(tree, i))))
  return trimmed(
    tree,
    partOf(tree, head).filter(i => !out.has(i)),
  )
}

/**
 * 'No litoral, a rede é o leito comum': what a comma sets before the subject says nothing of what 'ser' says, wherever
 * the tree hangs it.
 */
function frontedBefore(tree: Tree, head: number, copulas: readonly number[]): number[] {
  const cop = copulas[0] ?? -1
  const subject = children(tree, head, 'nsubj')[0] ?? -1
  if (subject < 0 || cop > head || subject > cop) return []
  return children(tree, head, 'nmod', 'acl').filter(i => {
    const end = partOf(tree, i).at(-1) ?? i
    return end < subject && tree.tokens[end + 1]?.text === ','
  })
}

/** Such parts as parts of the statement. */
function frontedOf(tree: Tree, head: number, copulas: readonly number[]): Part[] {
  return frontedBefore(tree, head, copulas).flatMap(i => {
    const by = tieOf(tree, i)
    const words = trimmed(tree, partOf(tree, i))
    // What only compares or describes is none of it: 'Como a enxada, …', 'Com vinte anos de vida, …'.
    return by === 'como' || by === 'com' ? [] : [{ index: i, slot: 'adverb' as const, by, words }]
  })
}

const isCloseBefore = (tree: Tree, i: number, head: number) =>
  head - i <= 2 && !children(tree, head, 'cop').some(cop => cop > i)

function allOf(tree: Tree, index: number): number[] {
  return [index, ...children(tree, index).flatMap(i => allOf(tree, i))]
}

function partAt(tree: Tree, index: number, verb: number): Part | null {
  const token = tree.tokens[index]
  if (!token || !isRelation(token.relation, PARTS)) return null
  if (token.relation === 'advmod' && (isNo(tree, index) || token.text.toLowerCase() === 'graças')) return null
  const words = trimmed(tree, partOf(tree, index))
  const tied = tiedByNoun(tree, index) ?? tiedByParticiple(tree, index)
  if (tied) return { ...tied, slot: 'oblique', words: tied.by === 'graças a' ? [(words[0] ?? 0) - 1, ...words] : words }
  const by = tieOf(tree, index)
  const made = (slot: Slot): Part => ({ index, slot, by, words })
  if (token.relation === 'obl:agent') return made('agent')
  if (isRelation(token.relation, OBLIQUES)) {
    if (tree.tokens[verb]?.upos !== 'VERB' && isRelation(token.relation, ['nmod'])) return null
    return made(by === 'por' && isPassive(tree, verb) ? 'agent' : 'oblique')
  }
  if (isRelation(token.relation, ['obj', 'iobj'])) return made(by === '' ? 'object' : 'oblique')
  if (isRelation(token.relation, ['xcomp'])) return made(token.upos === 'VERB' ? 'clause' : 'attribute')
  // 'morre se gear': no verb of saying, so that 'se' gives a condition; 'indica se gelou' tells whether.
  if (isRelation(token.relation, ['ccomp'])) {
    const { lemma = '' } = tree.tokens[verb] ?? {}
    return made(by === 'se' && !isOf(lemma, 'asking') && !isOf(lemma, 'telling whether') ? 'clause' : 'said')
  }
  if (isRelation(token.relation, ['advcl'])) return made('clause')
  return made('adverb')
}

/**
 * 'por causa da geada', 'por meio de poros': preposition, noun and 'de' tie as one; what they tie is the phrase's head.
 */
function tiedByNoun(tree: Tree, index: number): Pick<Part, 'index' | 'by'> | null {
  const token = tree.tokens[index]
  const before = tieOf(tree, index)
  if (!token || before === '' || !isOf(token.lemma.toLowerCase(), 'tieNoun') || children(tree, index, 'det').length > 0)
    return null
  const inner = children(tree, index, 'nmod').find(i => tieOf(tree, i) === 'de')
  return inner === undefined ? null : { index: inner, by: `${before} ${token.text.toLowerCase()} de` }
}

/** 'devido à chuva', 'graças ao porto'. */
function tiedByParticiple(tree: Tree, index: number): Pick<Part, 'index' | 'by'> | null {
  const text = tree.tokens[index]?.text.toLowerCase() ?? ''
  const tie = tieOf(tree, index)
  const first = children(tree, index, 'case')[0] ?? index
  if (tie === 'a' && tree.tokens[first - 1]?.text.toLowerCase() === 'graças') return { index, by: 'graças a' }
  if (text !== 'devido' && text !== 'graças') return null
  const inner = children(tree, index, 'obl', 'nmod', 'obj').find(i => tieOf(tree, i) === 'a')
  return inner === undefined ? null : { index: inner, by: `${text} a` }
}
