import { children } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { determinersOf, lemmaAt, uposAt } from './terms.ts'

/** 'apenas uma parte', 'quase sempre um indício', 'atualmente objeto de estudos': how far or when, before what. */
const HOW_FAR =
  /^(?:apenas|só|somente|quase|também|ainda|sempre|nunca|hoje|já|agora|talvez|muito|bem|tão|mais|menos|nem|\p{Ll}+mente)(?![\p{L}])/iu
/** 'um serviço mais jovial', 'com maior número de itens': than which? */
const COMPARES = /(?<![\p{L}])(?:mais|menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)(?=\s\p{L})/u
const THAN =
  /(?<![\p{L}])(?:do\s)?que\s|(?<![\p{L}])(?:ou|e)\s(?:mais|menos)(?![\p{L}])|\scom\s[oa]s?\s(?:maior|menor)/u

/** What 'ser' says of a subject, as its words tell: what it is, which it is, or neither. */
export function saysWhatItIs({ tree }: Statement, subject: Part, part: Part, text: string): boolean {
  if (HOW_FAR.test(text)) return false
  // 'uma atitude de pintores'; but 'o resultado da soma' and 'a parte da planta que a prende' tell which.
  if (!isDefinite({ tree }, part) && isOf(lemmaAt(tree, part.index), 'definesNothing')) return false
  return !isCompared(text, isDefinite({ tree }, part)) && canBeDefined(tree, subject, part)
}

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
