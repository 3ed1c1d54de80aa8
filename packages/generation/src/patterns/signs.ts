import { children, isRelation, type Tree } from '@capivira/portuguese/parser'
import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms/terms.ts'
import { isOneOf } from '../lexicon/words.ts'
import { hangingIn } from '../reading/mentions.ts'
import type { Statement } from '../reading/statements.ts'
import { isOf, type WordClass } from '../reading/words.ts'
import type { Asked, Place } from './row.ts'
import { determinersOf, lemmaAt, uposAt } from './terms.ts'

/** What may tell whether a reader keeps a question, by name; most of them 0 to 1. */
export type Signs = Readonly<Record<string, number>>

const VERB_CLASSES: readonly WordClass[] = ['light', 'stative', 'causing', 'naming', 'equal', 'hedgeMaybe']

/** Signs of a question that a pattern asks of a statement. */
export function signsOf(asked: Asked, place: Place, study: Study): Signs {
  const { statement, sentence } = place
  const { tree } = statement
  const verb = statement.lemma
  return {
    [`place:${statement.place}`]: 1,
    [`leans:${sentence.dependence ?? 'none'}`]: 1,
    ...Object.fromEntries(VERB_CLASSES.filter(one => isOf(verb, one)).map(one => [`verbClass:${one}`, 1])),
    sureOfTree: statement.sure,
    doubtful: statement.sure < 0.5 ? 1 : 0,
    negated: statement.negated ? 1 : 0,
    parts: statement.parts.length / 4,
    modal: statement.verb.length > 1 && !statement.passive ? 1 : 0,
    passive: statement.passive ? 1 : 0,
    [`tense:${tenseOf(statement)}`]: 1,
    ...mentionSigns('focus', tree, asked.focus, place, study),
    ...mentionSigns('key', tree, asked.key, place, study),
    ...(statement.subject ? mentionSigns('subject', tree, statement.subject.index, place, study) : {}),
    ...hangingSigns(asked, tree, study),
    statements: Math.min(4, tree.tokens.filter(t => t.upos === 'VERB').length) / 4,
    tokens: tree.tokens.length / 40,
    clauseBesides: statement.parts.some(part => part.slot === 'clause') ? 1 : 0,
    relativeInside: tree.tokens.some(t => t.relation === 'acl:relcl') ? 1 : 0,
  }
}

function tenseOf({ tree, verb, head }: Statement): string {
  const finite = [...verb, head].map(i => tree.tokens[i]).find(token => token?.features.VerbForm === 'Fin')
  return finite?.features.Mood === 'Cnd' ? 'Cnd' : (finite?.features.Tense ?? 'none')
}

/** How a thing is named: with what article, how fully, and what the document does with its name. */
function mentionSigns(as: string, tree: Tree, index: number, place: Place, study: Study): Signs {
  const token = tree.tokens[index]
  if (!token) return {}
  const determiners = determinersOf(tree, index)
  const kind = determiners.some(word => isOneOf('definite article', word))
    ? 'definite'
    : determiners.some(word => /^(?:um|uma)$/u.test(word))
      ? 'indefinite'
      : determiners.length > 0
        ? 'other'
        : 'bare'
  const lemma = lemmasOf(token.text)
  const used = usesOf(study)(token.text.toLowerCase())
  const headings =
    ' ' + `${[place.sentence.section.title, ...place.sentence.section.path, study.title].map(lemmasOf).join(' ')} `
  const told = children(tree, index).filter(i =>
    isRelation(tree.tokens[i]?.relation ?? '', ['nmod', 'amod', 'acl', 'appos', 'flat']),
  )
  return {
    [`${as}:${kind}`]: 1,
    [`${as}:${token.upos}`]: 1,
    [`${as}Told`]: Math.min(2, told.length) / 2,
    [`${as}Bare`]: told.length === 0 && token.upos === 'NOUN' ? 1 : 0,
    [`${as}Plural`]: token.features.Number === 'Plur' ? 1 : 0,
    [`${as}Term`]: study.isKeyTerm(token.text) ? 1 : 0,
    [`${as}Kind`]: study.isKind(token.text) ? 1 : 0,
    [`${as}Uses`]: Math.min(1, Math.log2(1 + used) / 6),
    [`${as}Often`]: Math.min(1, (used / Math.max(1, study.sentences.length)) * 10),
    [`${as}Heading`]: headings.includes(` ${lemma} `) ? 1 : 0,
    [`${as}General`]: isOf(lemmaAt(tree, index), 'general') ? 1 : 0,
    [`${as}Relational`]: isOf(lemmaAt(tree, index), 'relational') ? 1 : 0,
  }
}

const uses = new WeakMap<Study, (lower: string) => number>()

/** In how many sentences a text in small letters stands: counted once, as many parts ask of one word. */
function usesOf(study: Study): (lower: string) => number {
  const before = uses.get(study)
  if (before) return before
  const sentences = study.sentences.map(({ core }) => core.toLowerCase())
  const counted = new Map<string, number>()
  const count = (lower: string) => {
    const known = counted.get(lower)
    if (known !== undefined) return known
    const found = sentences.filter(sentence => sentence.includes(lower)).length
    counted.set(lower, found)
    return found
  }
  uses.set(study, count)
  return count
}

/** Phrases of the question that leave open which thing they mean. */
function hangingSigns({ question, answer }: Asked, tree: Tree, study: Study): Signs {
  const words = new Set(question.toLowerCase().match(/[\p{L}-]+/gu) ?? [])
  const said = new Set(answer.toLowerCase().match(/[\p{L}-]+/gu) ?? [])
  const open = hangingIn(tree, { isTerm: lemma => study.isKeyTerm(lemma) })
  const count = (set: ReadonlySet<string>, why: string) =>
    open.filter(one => one.why === why && set.has(one.text.toLowerCase())).length / 2
  const nouns = tree.tokens.filter(
    (t, i) => ['NOUN', 'PROPN'].includes(uposAt(tree, i)) && words.has(t.text.toLowerCase()),
  )
  return {
    openGeneral: count(words, 'general'),
    openRelational: count(words, 'relational'),
    answerOpenGeneral: count(said, 'general'),
    answerOpenRelational: count(said, 'relational'),
    nounsAsked: Math.min(5, nouns.length) / 5,
    oneNoun: nouns.length <= 1 ? 1 : 0,
    namesAsked: nouns.some(t => t.upos === 'PROPN') ? 1 : 0,
  }
}
