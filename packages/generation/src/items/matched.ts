import { normalize } from '@capivira/portuguese/tokens'
import { tagWords } from '../analysis/grammar/tagging.ts'
import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { enumerate, focusKey, upperFirst, wordsIn } from '../families/wording/phrasing.ts'
import { pattern } from '../lexicon/words.ts'
import { checkOptions, checkStem } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { jaccard, lemmaSet } from '../quality/words.ts'
import type { Candidate } from './candidates.ts'
import { hardness } from './difficulty.ts'
import { explanationOf } from './explanation.ts'
import { oneTakesInTheOther } from './kinds/broader.ts'
import type { Sort } from './kinds/kind-list.ts'
import { kindsOf } from './kinds/kinds.ts'
import { genusPhrase, singlesOut } from './options/definition-form.ts'
import { isAboutTheSame } from './options/name-form.ts'
import { randomStream, shuffled } from './random.ts'

/** So many terms stand in one question, each with a definition. */
const AT_MOST = 4
const AT_LEAST = 3
/** A term and its definition are read as one short sentence. */
const WORDS = { least: 3, most: 18 } as const
const TERM_WORDS = 5
/** How far the lengths of two definitions may be apart. */
const LENGTH = 2.2
/** Definitions that share more of their words than this may both be true. */
const ALIKE = 0.34
/** What a question loses for each warning of a gate. */
const WARNING = 0.06

/**
 * A term with its definition as the document gives it: 'A enxada é a ferramenta que revira a terra', 'Barraca:
 * estrutura de madeira da feira'.
 */
type Pair = {
  candidate: Candidate
  term: string
  name: string
  copula: string
  joint: string
  definition: string
  /** Whether the definition makes it an animal, a plant or a person. */
  alive: boolean
  place: number
}

/**
 * Questions in which terms the document defines stand with their definitions, one with its own, the others with one
 * another's: 'Sobre zênite, nadir e horizonte, qual afirmação está certa?' Every option is a sentence of one form about
 * a term of the lesson, so that none stands out, and the wrong ones are false because each definition is another
 * term's. Every definition is used once. The term that stands with its own is one that nothing else in the quiz can ask
 * a definition of.
 */
export function matchedQuestions(
  { cards, questions }: { cards: readonly Candidate[]; questions: readonly Candidate[] },
  study: Study,
  context: QualityContext,
  seed: string,
): Candidate[] {
  const pairs = pairsOf(cards, study)
  const defined = new Set(questions.filter(({ fact }) => isDefinition(fact)).map(({ fact }) => fact.sentence))
  const free = new Set(pairs)
  const found: Candidate[] = []
  for (const pair of pairs) {
    if (!free.has(pair) || defined.has(pair.candidate.fact.sentence)) continue
    const group = groupFor(pair, [...free])
    if (group.length < AT_LEAST) continue
    const question = questionOf(pair, group, study, context, seed)
    if (!question) continue
    found.push(question)
    for (const used of group) free.delete(used)
  }
  return found
}

const ASKS_WHAT = /^O que (é|são) (.+)\?$/u
/** An answer that can follow 'é' or 'são'; without an article, as a glossary has it, it follows a colon. */
const WITH_ARTICLE = pattern('u')`^${'determiner of an answer, capital'}\s`

/** The terms a document defines in a sentence each, in its order; of two definitions of one term the better. */
function pairsOf(cards: readonly Candidate[], study: Study): Pair[] {
  const best = new Map<string, Pair>()
  for (const candidate of [...cards].sort((a, b) => b.score - a.score)) {
    const pair = pairOf(candidate, study)
    if (pair && !best.has(focusKey(pair.name))) best.set(focusKey(pair.name), pair)
  }
  return [...best.values()].sort((a, b) => a.place - b.place)
}

function pairOf(candidate: Candidate, study: Study): Pair | null {
  const { fact, question, answer } = candidate
  const [, copula, term] = ASKS_WHAT.exec(question) ?? []
  if (!copula || !term || !isDefinition(fact)) return null
  const said = WITH_ARTICLE.test(answer)
  if (!said && tagWords(answer)[0]?.tag !== 'noun') return null
  if (wordsIn(answer) < WORDS.least || wordsIn(answer) > WORDS.most || /[;:(]/.test(answer)) return null
  const name = term.replace(/^(?:[oa]s?|uma?)\s/u, '')
  if (wordsIn(name) > TERM_WORDS || /[,()]/.test(name)) return null
  // 'O ponto mais alto do país é a Pedra Alta': which one, no meaning of a word.
  if (singlesOut(term) || singlesOut(answer) || /^\p{L}+mente\s/iu.test(term)) return null
  // A definition with a word of its own term tells whose it is.
  if (sharesAWord(name, answer)) return null
  const definition = answer.charAt(0).toLowerCase() + answer.slice(1)
  return {
    candidate,
    term: upperFirst(said ? term : name),
    name,
    copula,
    joint: said ? ` ${copula}` : ':',
    definition,
    alive: isAlive(answer, study),
    place: fact.sentence.index + placeOf(study, fact),
  }
}

const ALIVE: ReadonlySet<Sort> = new Set<Sort>(['animal', 'plant', 'microbe', 'person', 'people'])

function isAlive(definition: string, study: Study): boolean {
  return [...kindsOf(study).of(genusPhrase(definition)).sorts].some(sort => ALIVE.has(sort))
}

function isDefinition({ family, answerType, human }: Fact): boolean {
  return family === 'definition' && answerType === 'definition' && human !== true
}

/** Sections count more than sentences, so that a lesson's own terms come together. */
function placeOf(study: Study, { sentence }: Fact): number {
  return study.document.sections.indexOf(sentence.section) * study.sentences.length
}

function sharesAWord(name: string, definition: string): boolean {
  const words = lemmaSet(name)
  const stems = [...words].map(word => normalize(word).slice(0, 5))
  return [...lemmaSet(definition)].some(word => words.has(word) || stems.includes(normalize(word).slice(0, 5)))
}

/** The pair with those beside it that can change definitions with one another. */
function groupFor(pair: Pair, free: readonly Pair[]): Pair[] {
  const group = [pair]
  const near = [...free].sort((a, b) => Math.abs(a.place - pair.place) - Math.abs(b.place - pair.place))
  for (const other of near) {
    if (group.length === AT_MOST) break
    if (group.every(one => canChange(one, other))) group.push(other)
  }
  return group
}

/** Whether either could be thought to be what the other is, and is not. */
function canChange(a: Pair, b: Pair): boolean {
  if (a === b || a.copula !== b.copula || a.joint !== b.joint || isNamed(a) !== isNamed(b)) return false
  // Nobody takes a plant for a habit, or an animal for a place.
  if (a.alive !== b.alive) return false
  // Of two things of one kind what is said of the one may be true of the other: 'um sistema de mensagens', 'um sistema
  // de comunicações'.
  if (genusOf(a.definition) === genusOf(b.definition)) return false
  const [short = 0, long = 0] = [a.definition.length, b.definition.length].sort((x, y) => x - y)
  if (long / short > LENGTH) return false
  if (isAboutTheSame(a.name, b.name) || oneTakesInTheOther(a.name, b.name)) return false
  if (sharesAWord(a.name, b.name) || sharesAWord(a.name, b.definition) || sharesAWord(b.name, a.definition))
    return false
  return jaccard(lemmaSet(a.definition), lemmaSet(b.definition)) <= ALIKE
}

function genusOf(definition: string): string {
  return [...lemmaSet(definition.split(' ').slice(0, 2).join(' '))][0] ?? ''
}

/** 'KHTML', 'Konqueror': called by a name. */
function isNamed({ name }: Pair): boolean {
  return tagWords(name)[0]?.tag === 'proper' || /\p{Lu}/u.test(name)
}

function questionOf(
  key: Pair,
  group: readonly Pair[],
  study: Study,
  context: QualityContext,
  seed: string,
): Candidate | null {
  const { fact, score } = key.candidate
  const others = group.filter(pair => pair !== key)
  const wrong = others.map((pair, at) => stateOf(pair, others[(at + 1) % others.length] ?? pair))
  const random = randomStream(`${seed}|${fact.quote}|matched`)
  const names = shuffled(
    group.map(({ name }) => name),
    random,
  )
  const question = `Sobre ${enumerate(names)}, qual afirmação está certa?`
  const answer = stateOf(key, key)
  const explanation = explanationOf(fact.page, fact.quote, answer)
  const asked: Fact = { ...fact, pattern: 'definition/matched', question, answer, load: 0.5 }
  const stem = {
    question,
    explanation,
    answerType: fact.answerType,
    family: fact.family,
    source: { page: fact.page, quote: fact.quote },
  }
  const options = shuffled([answer, ...wrong], random)
  const findings = [
    ...checkStem({ ...stem, answer }, context),
    ...checkOptions({ ...stem, options, correctAnswer: options.indexOf(answer) }, context),
  ]
  if (!isAccepted(findings)) return null
  return {
    kind: 'question',
    fact: asked,
    question,
    answer,
    score: score - findings.length * WARNING,
    hardness: hardness(asked, study, 0.7),
    distractors: wrong,
    trust: 'sure',
    numeric: false,
    explanation,
  }
}

function stateOf({ term, joint }: Pair, { definition }: Pair): string {
  return `${term}${joint} ${definition}`
}
