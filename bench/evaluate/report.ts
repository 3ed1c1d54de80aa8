import type { Cost } from './cost/cost.ts'
import type { CueName } from './cues.ts'
import { type Score, scoreCues } from './guesser.ts'
import { scoreLearned } from './learned-guesser.ts'
import type { Measured } from './measure.ts'
import type { Cover } from './recall.ts'

/**
 * The figures of one document, as they go to the table and the JSON; shares are 0 to 1, null where there is nothing to
 * share.
 */
export type DocumentReport = {
  name: string
  kind: Measured['kind']
  pages: number
  textWords: number
  cards: number
  questions: number
  words: number
  refused: number
  /** Items that each gate refuses and warns of; gates not named pass all. */
  refusedByGate: Readonly<Record<string, number>>
  warnedByGate: Readonly<Record<string, number>>
  duplicates: number
  grounded: number | null
  sections: number
  sectionsCovered: number
  prose: number
  proseCovered: number
  keyLongest: number | null
  guesser: number | null
  chance: number | null
  answerable: number | null
  answerableInThree: number | null
  recallAtK: number | null
  recallAt2K: number | null
  failedSetMetrics: readonly string[]
  families: Readonly<Record<string, number>>
  /** Of a run in a process of its own; null where it was left out. */
  cost: Cost | null
}

/** The figures of all documents of one kind together. */
export type Summary = {
  documents: number
  cards: number
  questions: number
  words: number
  refusedByGate: Readonly<Record<string, number>>
  warnedByGate: Readonly<Record<string, number>>
  duplicates: number
  grounded: number | null
  sectionsCovered: number | null
  proseCovered: number | null
  keyLongest: number | null
  guesser: Readonly<Record<CueName | 'together', Score>>
  /** Who has learned from the quizzes of the other documents; null with fewer than two. */
  learnedGuesser: Score | null
  answerable: number | null
  answerableInThree: number | null
  recall: RecallReport | null
  salience: { ours: number | null; random: number | null } | null
  /** Facts by interrogative; those of the human questions beside them where there are any. */
  asked: Readonly<Record<string, number>>
  humanAsked: Readonly<Record<string, number>>
  families: Readonly<Record<string, number>>
}

export type RecallReport = {
  questions: number
  atK: number
  at2K: number
  all: number
  strictAtK: number
  askedAtK: number
  askedAt2K: number
  byWord: Readonly<Record<string, { questions: number; atK: number }>>
}

export function reportDocument(one: Measured, cost?: Cost): DocumentReport {
  const guesser = scoreCues(one.keyed).together
  const recall = recallOf(one.cover)
  return {
    name: one.name,
    kind: one.kind,
    pages: one.pages,
    textWords: one.textWords,
    cards: one.material.cards.length,
    questions: one.material.questions.length,
    words: one.material.words.length,
    refused: one.refused.length,
    refusedByGate: countBy(one.refused.map(refused => refused.gate)),
    warnedByGate: one.warnings,
    duplicates: one.duplicates,
    grounded: ratio(one.grounded, one.items),
    sections: one.sections,
    sectionsCovered: one.sectionsCovered,
    prose: one.prose,
    proseCovered: one.proseCovered,
    keyLongest: longestKeys([one]),
    guesser: one.keyed.length > 0 ? guesser.accuracy : null,
    chance: one.keyed.length > 0 ? guesser.chance : null,
    answerable: ratio(one.found.filter(found => found.first).length, one.found.length),
    answerableInThree: ratio(one.found.filter(found => found.firstThree).length, one.found.length),
    recallAtK: recall?.atK ?? null,
    recallAt2K: recall?.at2K ?? null,
    failedSetMetrics: one.set.filter(metric => !metric.ok).map(metric => `${metric.metric}: ${metric.detail}`),
    families: countBy(one.material.cards.map(card => card.family)),
    cost: cost ?? null,
  }
}

export function summarize(measured: readonly Measured[]): Summary {
  const sum = (figure: (one: Measured) => number) => measured.reduce((total, one) => total + figure(one), 0)
  const found = measured.flatMap(one => one.found)
  const saliences = measured.flatMap(one => one.salience ?? [])
  return {
    documents: measured.length,
    cards: sum(one => one.material.cards.length),
    questions: sum(one => one.material.questions.length),
    words: sum(one => one.material.words.length),
    refusedByGate: countBy(measured.flatMap(one => one.refused.map(refused => refused.gate))),
    warnedByGate: addAll(measured.map(one => one.warnings)),
    duplicates: sum(one => one.duplicates),
    grounded: ratio(
      sum(one => one.grounded),
      sum(one => one.items),
    ),
    sectionsCovered: ratio(
      sum(one => one.sectionsCovered),
      sum(one => one.sections),
    ),
    proseCovered: ratio(
      sum(one => one.proseCovered),
      sum(one => one.prose),
    ),
    keyLongest: longestKeys(measured),
    guesser: scoreCues(measured.flatMap(one => one.keyed)),
    learnedGuesser: scoreLearned(measured.map(one => one.keyed)),
    answerable: ratio(found.filter(one => one.first).length, found.length),
    answerableInThree: ratio(found.filter(one => one.firstThree).length, found.length),
    recall: recallOf(measured.flatMap(one => one.cover)),
    asked: countBy(measured.flatMap(one => one.asked)),
    humanAsked: countBy(measured.flatMap(one => one.humanAsked)),
    families: countBy(
      measured.flatMap(one => [...one.material.cards, ...one.material.questions].map(item => item.family)),
    ),
    salience:
      saliences.length === 0
        ? null
        : {
            ours: ratio(
              total(saliences, one => one.asked),
              total(saliences, one => one.facts),
            ),
            random: ratio(
              total(saliences, one => one.askedSentences),
              total(saliences, one => one.sentences),
            ),
          },
  }
}

function recallOf(cover: readonly Cover[]): RecallReport | null {
  if (cover.length === 0) return null
  const mean = (part: readonly Cover[], figure: (one: Cover) => number) => total(part, figure) / part.length
  const words = Object.entries(countBy(cover.map(one => one.word))).sort((a, b) => b[1] - a[1])
  return {
    questions: cover.length,
    atK: mean(cover, one => one.atK),
    at2K: mean(cover, one => one.at2K),
    all: mean(cover, one => one.all),
    strictAtK: mean(cover, one => one.strictAtK),
    askedAtK: mean(cover, one => one.askedAtK),
    askedAt2K: mean(cover, one => one.askedAt2K),
    byWord: Object.fromEntries(
      words.map(([word, questions]) => [
        word,
        {
          questions,
          atK: mean(
            cover.filter(one => one.word === word),
            one => one.atK,
          ),
        },
      ]),
    ),
  }
}

function longestKeys(measured: readonly Measured[]): number | null {
  const keyed = measured.flatMap(one => one.keyed)
  const longest = keyed.filter(({ options, correctAnswer }) =>
    options.every((option, i) => i === correctAnswer || option.length < (options[correctAnswer]?.length ?? 0)),
  )
  return ratio(longest.length, keyed.length)
}

function total<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

function addAll(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of counts) for (const [key, count] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + count
  return sums
}
