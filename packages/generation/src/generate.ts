import type { ExtractedDocument } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import type { Study } from './analysis/study.ts'
import { studyOf } from './analysis/study.ts'
import { contextOf } from './context.ts'
import type { Section } from './document/model.ts'
import { runningText } from './document/running-text.ts'
import { understandDocument } from './document/understand.ts'
import type { Fact } from './families/fact.ts'
import { findFacts } from './families/index.ts'
import { aboutFacts } from './items/about.ts'
import type { Candidate } from './items/candidates.ts'
import { cardCandidate, questionCandidate } from './items/candidates.ts'
import { categoriser } from './items/category.ts'
import { capsFor } from './items/choice/caps.ts'
import { isOffered, withCertainty } from './items/choice/certainty/certainty.ts'
import { ranker } from './items/choice/rank.ts'
import { select } from './items/choice/select.ts'
import { sparesOf } from './items/choice/spares.ts'
import { gradeAll } from './items/difficulty.ts'
import { firstCards } from './items/first-cards.ts'
import { fingerprintOf } from './items/identity.ts'
import { matchedQuestions } from './items/matched.ts'
import { noticesFor } from './items/notices.ts'
import { spreadNumbers } from './items/number-places.ts'
import { arrangeOptions } from './items/options/options.ts'
import type { Pools } from './items/options/pools.ts'
import { poolsOf } from './items/options/pools.ts'
import { chooseWords } from './items/words.ts'
import type { Card, GeneratedMaterial, Question, Spare, Word } from './items.ts'
import { treeFacts } from './patterns/find.ts'
import type { QualityContext } from './quality/context.ts'
import { shippedReader, type TreeReader } from './reading/parsed.ts'
import { shownQuestion } from './wording/shown.ts'

export type GenerateOptions = {
  title: string
  /** Chooses the order of options and the like; the same document and seed give the same material. */
  seed?: string
  /** Called with the share done, 0–1, in rising order. */
  onProgress?: (fraction: number) => void
  /** Told the best cards of the first section as soon as they are written, long before the rest: most of them stay. */
  onFirst?: (cards: readonly FirstCard[]) => void
  /**
   * Reads sentences as trees; the shipped reader when absent. With null only the families ask, and words alone prove.
   */
  read?: TreeReader | null
}

/** A card as it can be shown before all are chosen. */
export type FirstCard = { question: string; answer: string }

/** What is there when the material is put together: words that another engine wrote, best first. */
export type FinishOptions = GenerateOptions & { words?: readonly Word[] }

const DEFAULT_SEED = 'capivira'

type Ranked = { fact: Fact; score: number }

/** Facts tried per item wanted: most fail no gate, some do. */
const TRIES = 3

/** A document read, with everything that could be asked about it; finishMaterial makes the material of it. */
export type Draft = {
  study: Study
  read: TreeReader | null
  context: QualityContext
  facts: readonly Fact[]
  pools: Pools
  caps: ReturnType<typeof capsFor>
  wordsOf: ReadonlyMap<Section, number>
  /** The worth of a fact before its certainty. */
  score: (fact: Fact) => number
  /** Cards and questions that passed every gate, with their certainty. */
  found: readonly Candidate[]
  /** Those of them that are certain enough to be offered. */
  candidates: readonly Candidate[]
  /**
   * The question of a fact with options drawn by another seed; remembered, as every choice among the candidates asks
   * again.
   */
  redraw: (fact: Fact, score: number, seed: string) => Candidate | null
}

/** Writes cards, quiz questions and words with hints from a document. Pure: no clock, no chance, no input or output. */
export function generateMaterial(document: ExtractedDocument, options: GenerateOptions): GeneratedMaterial {
  const draft = draftMaterial(document, options)
  return finishMaterial(draft, draft.candidates, options)
}

/** Reads a document and finds what to ask: the share 0–0.85 of the way. */
export function draftMaterial(document: ExtractedDocument, options: GenerateOptions): Draft {
  const progress = options.onProgress ?? (() => {})
  const seed = options.seed ?? DEFAULT_SEED
  const clean = understandDocument(document, isKnown)
  progress(0.25)
  const study = studyOf(clean, options.title)
  progress(0.45)
  const withAbout = aboutFacts(study)
  const families = findFacts(study).map(withAbout)
  progress(0.5)
  const context = contextOf(study)
  const wordsOf = wordsBySection(study)
  const caps = capsFor([...wordsOf.values()].reduce((sum, words) => sum + words, 0))
  const score = rememberScores(ranker(study))
  const rank = (facts: readonly Fact[]) =>
    facts.map(fact => ({ fact, score: score(fact) })).sort((a, b) => b.score - a.score)
  const cardsFirst = (ranked: readonly Ranked[]) =>
    strongest(
      ranked.filter(({ fact }) => fact.card),
      caps.cards * TRIES,
    )
  const written = new Map<Fact, Candidate | null>()
  const write = ({ fact, score }: Ranked) => {
    const known = written.get(fact)
    if (known !== undefined) return known
    const card = cardCandidate(fact, score, study, context)
    written.set(fact, card)
    return card
  }
  const offered = (one: Ranked) => {
    const card = write(one)
    return card && isOffered(withCertainty(card, study)) ? card : null
  }
  options.onFirst?.(
    firstCards(cardsFirst(rank(families)), offered).map(card => ({
      question: shownQuestion(card),
      answer: card.answer,
    })),
  )
  const read = options.read === undefined ? shippedReader(() => {}) : options.read
  const told = new Set(families.map(({ question }) => question))
  const byTrees = (read ? treeFacts(study, read) : []).filter(({ question }) => !told.has(question)).map(withAbout)
  const facts = [...families, ...byTrees]
  progress(0.6)
  const ranked = rank(facts)
  const pools = poolsOf(study, facts)
  // Trees tell their worth only with the certainty: each kind of facts has its own tries.
  const tried = [rank(families), rank(byTrees)].flatMap(cardsFirst)
  const cards = tried.flatMap(one => write(one) ?? [])
  progress(0.7)
  const questions = strongest(
    ranked.filter(({ fact }) => fact.quiz),
    caps.questions * TRIES,
  ).flatMap(({ fact, score }) => questionCandidate(fact, score, study, pools, context, seed) ?? [])
  const matched = matchedQuestions({ cards, questions }, study, context, seed)
  const found = [...cards, ...questions, ...matched].map(candidate => withCertainty(candidate, study))
  const candidates = found.filter(isOffered)
  progress(0.85)
  const redraw = rememberDraws((fact, score, other) => questionCandidate(fact, score, study, pools, context, other))
  return { study, read, context, facts, pools, caps, wordsOf, score, found, candidates, redraw }
}

/** Every fact is ranked among those of its kind and among all. */
function rememberScores(score: Draft['score']): Draft['score'] {
  const scores = new Map<Fact, number>()
  return fact => {
    const known = scores.get(fact)
    if (known !== undefined) return known
    const found = score(fact)
    scores.set(fact, found)
    return found
  }
}

function rememberDraws(draw: Draft['redraw']): Draft['redraw'] {
  const drawn = new Map<Fact, Map<string, Candidate | null>>()
  return (fact, score, seed) => {
    const ofFact = drawn.get(fact) ?? new Map<string, Candidate | null>()
    drawn.set(fact, ofFact)
    const key = `${score} ${seed}`
    const known = ofFact.get(key)
    if (known !== undefined) return known
    const candidate = draw(fact, score, seed)
    ofFact.set(key, candidate)
    return candidate
  }
}

/** Chooses among the candidates of any engine and puts the material together. */
export function finishMaterial(
  { study, context, facts, caps, wordsOf, candidates: own, redraw }: Draft,
  candidates: readonly Candidate[],
  options: FinishOptions,
): GeneratedMaterial {
  const progress = options.onProgress ?? (() => {})
  const seed = options.seed ?? DEFAULT_SEED
  const picked = select(candidates, caps, wordsOf)
  const redrawn = spreadNumbers(picked.questions, seed, ({ fact, score, engine, certainty }, other) => {
    const drawn = engine === undefined ? redraw(fact, score, other) : null
    return drawn && { ...drawn, ...(certainty !== undefined && { certainty }) }
  })
  const chosen = { cards: picked.cards, questions: redrawn }
  // A hint says what a word means; what rows over trees ask of it is seldom that.
  const ofFamilies = facts.filter(({ signs }) => signs === undefined)
  const words = chooseWords(study, ofFamilies, context, caps.words, options.words)
  progress(0.95)
  const material = {
    cards: cardsOf(chosen.cards, study),
    questions: questionsOf(chosen.questions, study, seed),
    words,
  }
  const counts = { cards: material.cards.length, questions: material.questions.length, words: words.length }
  const text = runningText(study.document) || [...study.pageTexts.values()].join('\n\n')
  // Also what the families offer for parts that another engine wrote: a teacher may ask for more there.
  const offered = [...new Set([...candidates, ...own])]
  const spares = spareItems(sparesOf(offered, [...picked.cards, ...picked.questions]), study, seed)
  progress(1)
  return { ...material, spares, notices: noticesFor(study, counts), text }
}

/** Spare candidates as items, in their own order. */
function spareItems(spares: readonly Candidate[], study: Study, seed: string): Spare[] {
  const rank = new Map(spares.map((spare, place) => [fingerprintOfCandidate(spare), place]))
  const ofKind = (kind: Candidate['kind']) => spares.filter(spare => spare.kind === kind)
  const items: Spare[] = [
    ...cardsOf(ofKind('card'), study).map(item => ({ kind: 'card' as const, item })),
    ...questionsOf(ofKind('question'), study, seed).map(item => ({ kind: 'question' as const, item })),
  ]
  return items.sort((a, b) => (rank.get(a.item.fingerprint) ?? 0) - (rank.get(b.item.fingerprint) ?? 0))
}

const fingerprintOfCandidate = ({ kind, question, answer, fact }: Candidate) =>
  fingerprintOf(kind, question, answer, fact.quote)

/** The best facts overall and the best of every section, best first. */
function strongest(ranked: readonly Ranked[], limit: number): Ranked[] {
  const perSection = new Map<Section, number>()
  return ranked.filter(({ fact }, rank) => {
    const { section } = fact.sentence
    const used = perSection.get(section) ?? 0
    perSection.set(section, used + 1)
    return rank < limit || used < 5
  })
}

function wordsBySection(study: Study): Map<Section, number> {
  const words = new Map<Section, number>()
  for (const { section, words: list } of study.sentences) words.set(section, (words.get(section) ?? 0) + list.length)
  return words
}

function byPage(a: Candidate, b: Candidate): number {
  return (
    a.fact.page - b.fact.page || a.fact.sentence.index - b.fact.sentence.index || (a.question < b.question ? -1 : 1)
  )
}

function cardsOf(chosen: readonly Candidate[], study: Study): Card[] {
  const ordered = [...chosen].sort(byPage)
  const written = writtenOf(ordered, 'card', study)
  return ordered.map((candidate, index) => ({ ...written(candidate, index), answer: candidate.answer }))
}

function questionsOf(chosen: readonly Candidate[], study: Study, seed: string): Question[] {
  const ordered = [...chosen].sort(byPage)
  const written = writtenOf(ordered, 'question', study)
  const arranged = arrangeOptions(ordered, seed)
  return ordered.map((candidate, index) => {
    const { answer, explanation, fact } = candidate
    const options = arranged[index] ?? [answer]
    const choice = { options, correctAnswer: options.indexOf(answer), explanation, answerType: fact.answerType }
    return { ...written(candidate, index), ...choice }
  })
}

/** What cards and questions have in common, of each of `ordered` by its place: how hard it is depends on the others. */
function writtenOf(ordered: readonly Candidate[], kind: 'card' | 'question', study: Study) {
  const grades = gradeAll(ordered.map(candidate => candidate.hardness))
  const category = categoriser(study)
  return (candidate: Candidate, index: number) => {
    const { fact, question, about, answer, engine = 'extractive', proved, contradicted, certainty } = candidate
    return {
      question: shownQuestion({ question, about }),
      category: category(fact.sentence.section),
      difficulty: grades[index] ?? 'médio',
      family: fact.family,
      engine,
      ...(proved !== undefined && { proved }),
      ...(contradicted !== undefined && { contradicted }),
      ...(certainty !== undefined && { certainty }),
      ...(engine === 'extractive' && { factKind: fact.family }),
      source: { page: fact.page, quote: fact.quote },
      fingerprint: fingerprintOf(kind, question, answer, fact.quote),
    }
  }
}
