import { children, isRelation } from '@capivira/portuguese/parser'
import { isSaidOfSomebody } from '../analysis/people/people.ts'
import { GENUS, PRAISE } from '../families/definitions/definition-draft.ts'
import { pattern, wordsOf } from '../lexicon/words.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { written } from '../reading/written.ts'
import type { Matched } from './row.ts'
import { determinersOf, lemmaAt, textAt, uposAt } from './terms.ts'

/** 'apenas uma parte', 'quase sempre um indício', 'atualmente objeto de estudos': how far or when, before what. */
const HOW_FAR = pattern('iu')`^(?:${'how far or when, before a predicate'}|\p{Ll}+mente)(?![\p{L}])`
/** 'um serviço mais jovial', 'com maior número de itens': than which? */
const COMPARES = /(?<![\p{L}])(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)(?=\s\p{L})/u
const THAN =
  /(?<![\p{L}])(?:do\s)?que\s|(?<![\p{L}])(?:ou|e)\s(?:mais|menos)(?![\p{L}])|\scom\s[oa]s?\s(?:maior|menor)/u

/** 'um conceito recorrente na teoria': no clause behind it says what it is. */
const praises = (text: string) =>
  /^uma?\s(?:bo[am]|ótim[oa]|excelente|verdadeir[oa]|coisa|simples)\s/u.test(text) ||
  (PRAISE.test(text.replace(/^uma?\s/u, '')) &&
    !/^[oa]s?\s/u.test(text) &&
    !/\s(?:que|qual|quais|onde|cuj[oa]s?)\s/u.test(text))

/** What 'ser' says of a subject, as its words tell: what it is, which it is, or neither. */
export function saysWhatItIs({ tree }: Statement, subject: Part, part: Part, text: string): boolean {
  if (HOW_FAR.test(text) || praises(text)) return false
  // 'uma atitude de pintores'; but 'o resultado da soma' and 'a parte da planta que a prende' tell which.
  if (!isDefinite({ tree }, part) && isOf(lemmaAt(tree, part.index), 'definesNothing')) return false
  // 'As mudanças são os conceitos novos': which they are, of some that the page knows.
  if (namesKnown({ tree }, part)) return false
  return !isCompared(text, isDefinite({ tree }, part)) && canBeDefined(tree, subject, part)
}

/**
 * 'os conceitos novos': several with an article and nothing that tells them apart but a describing word;
 * 'as estruturas responsáveis pela síntese' are told apart by what that word asks for.
 */
const namesKnown = ({ tree }: Pick<Statement, 'tree'>, part: Part) =>
  isDefinite({ tree }, part) &&
  tree.tokens[part.index]?.features.Number === 'Plur' &&
  !children(tree, part.index, 'nmod', 'acl', 'advcl').some(i => part.words.includes(i)) &&
  !children(tree, part.index, 'amod').some(i => children(tree, i, 'obl', 'nmod', 'advcl', 'xcomp').length > 0)

/** A comparison whose second term is not said; 'o serviço mais popular do mundo' needs none. */
function isCompared(text: string, definite: boolean): boolean {
  const opening = text.split(/,\s|\s(?:que|qual|cuj[oa]s?|onde)\s/u)[0] ?? ''
  return !definite && COMPARES.test(opening) && !THAN.test(text) && !/\smais\s(?:de|d[oa]s?)\s/u.test(opening)
}

/** A clause, a sentence about something and 'um modo' that is 'o pote' are no terms that one defines. */
function canBeDefined(tree: Statement['tree'], subject: Part, part: Part): boolean {
  if (!['NOUN', 'PROPN', 'X', 'SYM'].includes(uposAt(tree, subject.index))) return false
  const inside = new Set(subject.words)
  if (children(tree, subject.index, 'acl:relcl').some(i => inside.has(i))) return false
  const one = determinersOf(tree, subject.index).some(word => /^uma?$/u.test(word))
  return !(one && isDefinite({ tree }, part) && children(tree, subject.index, 'nmod', 'acl', 'amod').length > 0)
}

export const isDefinite = ({ tree }: Pick<Statement, 'tree'>, part: Part) =>
  determinersOf(tree, part.index).some(word => /^[oa]s?$/u.test(word))

/** 'o ponto zero da régua', 'o marcador padrão', 'a causa da seca': a place that one thing fills. */
export function namesRole({ tree }: Pick<Statement, 'tree'>, part: Part): boolean {
  if (!isDefinite({ tree }, part) || uposAt(tree, part.index) !== 'NOUN') return false
  const gender = tree.tokens[part.index]?.features.Gender
  const over = [part.index, ...children(tree, part.index, 'nmod')]
  // 'o material de construção originário': the tree may hang it on the nearer noun, which it does not agree with.
  return over
    .flatMap(noun => children(tree, noun, 'amod', 'nmod', 'appos', 'flat'))
    .filter(i => i > part.index && part.words.includes(i) && children(tree, i, 'case').length === 0)
    .some(i => isOf(lemmaAt(tree, i), 'roleAdjective') && (tree.tokens[i]?.features.Gender ?? gender) === gender)
}

const FIRST_OF_ALL = wordsOf('first of all')

/** 'a principal parte do moinho', 'o tambor mais antigo', 'o enchimento padrão': one asks which it is, not what. */
function picksOut({ tree }: Pick<Statement, 'tree'>, part: Part): boolean {
  if (namesRole({ tree }, part)) return true
  if (!isDefinite({ tree }, part) || uposAt(tree, part.index) !== 'NOUN') return false
  const told = children(tree, part.index, 'amod', 'acl', 'nummod', 'nmod').filter(i => part.words.includes(i))
  return told.some(
    i =>
      FIRST_OF_ALL.has(textAt(tree, i).toLowerCase()) ||
      (!isRelation(tree.tokens[i]?.relation ?? '', ['nmod']) &&
        children(tree, i, 'advmod').some(a => /^(?:mais|menos)$/u.test(textAt(tree, a).toLowerCase()))),
  )
}

/** 'o mestre Tomé', 'o arquivo Corisco': a noun with the name of the one that is meant. */
export const isKindWithName = ({ tree }: Pick<Statement, 'tree'>, { index }: Part) =>
  uposAt(tree, index) === 'NOUN' &&
  children(tree, index, 'flat', 'appos', 'nmod').some(
    i => uposAt(tree, i) === 'PROPN' && children(tree, i, 'case').length === 0,
  )

/** 'as melhores soluções', 'a métrica mais usada': how it stands among others, not what it is. */
export function isRated({ tree }: Pick<Statement, 'tree'>, part: Part): boolean {
  // 'as peças mais importantes, por dividirem o arco': why tells what they do.
  if (!isDefinite({ tree }, part) || /\spor\s\p{Ll}+[aei]r(?:em)?\s/u.test(tree.text)) return false
  const opening = written(tree, part.words).split(/\s(?:que|qual|quais|onde|cuj[oa]s?)\s/u)[0] ?? ''
  return /(?<!\p{L})(?:melhor(?:es)?|pior(?:es)?|principa(?:l|is)|mais\s\p{Ll}+)(?!\p{L})/u.test(opening)
}

const ASKS_WHICH = ['askedPurpose', 'askedCause', 'askedEffect', 'askedName', 'askedAmount', 'oneOfEach'] as const

type Told = Pick<Matched, 'statement' | 'isPerson'>

/**
 * Whether a part is somebody by a name: 'a pintora Rosa Dias'. `told` is what is said of it, by which
 * 'o editor Corisco' is a tool.
 */
export function isNamedPerson({ statement, isPerson }: Told, whom: Part, told: Part): boolean {
  const { tree } = statement
  if (!isKindWithName({ tree }, whom)) return uposAt(tree, whom.index) === 'PROPN' && isPerson(told)
  const core = written(
    tree,
    whom.words.filter(i => uposAt(tree, i) === 'PROPN'),
  )
  const noun = textAt(tree, whom.index)
  return isPerson(whom) && (isPerson(told) || isSaidOfSomebody(noun, { determiner: 'o', core }))
}

/** 'a causa da seca', 'a função da raiz': of another thing, which of all there may be. */
const asksWhich = ({ tree }: Pick<Statement, 'tree'>, { index, words }: Part) =>
  ASKS_WHICH.some(wordClass => isOf(lemmaAt(tree, index), wordClass)) &&
  children(tree, index, 'nmod').some(i => words.includes(i))

/** 'a epítome do estilo' is 'o arco do triunfo': one thing of another, and the one it is; no class noun says what. */
export function areEquated({ tree }: Pick<Statement, 'tree'>, subject: Part, part: Part): boolean {
  if (uposAt(tree, subject.index) !== 'NOUN' || !isDefinite({ tree }, subject) || !isDefinite({ tree }, part))
    return false
  const has = ({ index, words }: Part, ...relations: string[]) =>
    children(tree, index, ...relations).some(i => words.includes(i))
  const isSameNoun = lemmaAt(tree, subject.index) === lemmaAt(tree, part.index)
  return has(subject, 'nmod') && !has(part, 'acl') && !isSameNoun && !GENUS.test(`${written(tree, part.words)} `)
}

/** 'a principal parte', 'a causa da seca': of such a subject one asks which it is, whatever is said of it. */
export const asksForOne = (statement: Pick<Statement, 'tree'>, part: Part) =>
  picksOut(statement, part) || (isDefinite(statement, part) && asksWhich(statement, part))

/** A description that could be of many things, and the name of one: 'a escolha de uma muda que permita duas hortas'. */
export function isName({ tree }: Statement, subject: Part): boolean {
  if (!['NOUN', 'PROPN', 'X', 'SYM'].includes(uposAt(tree, subject.index))) return false
  const inside = new Set(subject.words)
  const verbs = subject.words.some(i => tree.tokens[i]?.features.VerbForm !== undefined && inside.has(i))
  const one = determinersOf(tree, subject.index).some(word => /^uma?$/u.test(word))
  return !verbs && !one && subject.words.length <= MOST_OF_A_NAME
}

/** Words of a name, its article and the halves of contractions counted. */
const MOST_OF_A_NAME = 7
