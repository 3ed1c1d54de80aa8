import type { Study } from '../../../analysis/study.ts'
import type { Candidate } from '../../candidates.ts'
import { type Features, featuresOf } from './features.ts'
import ofTrees from './tree-weights.json' with { type: 'json' }
import fitted from './weights.json' with { type: 'json' }

/** Weights by the names of features; a name that is not among them weighs nothing. */
export type Weights = { bias: number; weights: Readonly<Record<string, number>> }

/**
 * The probability, 0 to 1, that a strict reader keeps an item of such features as it is: logistic regression on the
 * marks of open documents (`bench/evaluate/choice`, model card in `docs/quality/evaluation.md`).
 */
export function certaintyOf(features: Features, { bias, weights }: Weights = fitted): number {
  const odds = Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias)
  return 1 / (1 + Math.exp(-odds))
}

/**
 * The certainty that leaves the worth of an item as its pattern and its terms have it: what readers kept of all that is
 * in doubt.
 */
const USUAL = { card: 0.45, question: 0.35 } as const
/** So much of the difference counts: the certainty alone would leave short lessons with too few items for the games. */
const SHARE = 0.7

/**
 * What an article shortens are names of studies, bodies and measures: two strict readers kept such items in four of
 * twelve readings where those of slides were kept in 55 of 66. A teacher is to decide.
 */
const MOST_OF_ARTICLES_ACRONYMS = 0.6

const isArticle = ({ document }: Study) => document.sections.some(({ kind }) => kind === 'own-study')

/** A candidate with its certainty, as the choice weighs it: families and rows over trees have weights of their own. */
export function withCertainty(candidate: Candidate, study: Study): Candidate {
  const weights = candidate.fact.signs ? ofTrees : fitted
  const certainty = certaintyOf(featuresOf(candidate, study), weights)
  const isNameInArticle = candidate.fact.family === 'acronym' && isArticle(study)
  return weighedBy(isNameInArticle ? Math.min(certainty, MOST_OF_ARTICLES_ACRONYMS) : certainty, candidate)
}

/**
 * Less certain items would take a teacher's time and give little: of what the choice takes of them readers keep one of
 * four of the rows over trees, one of three of the families. Without the questions of rows short lessons would have too
 * few for a quiz.
 */
const LEAST = { treeCard: 0.42, treeQuestion: 0.33, family: 0.2 } as const

/** Whether an item is certain enough to be shown to a teacher. */
export function isOffered({ certainty = 1, fact, kind }: Candidate): boolean {
  if (!fact.signs) return certainty >= LEAST.family
  return certainty >= (kind === 'card' ? LEAST.treeCard : LEAST.treeQuestion)
}

/**
 * A candidate with this certainty, whatever it had: what readers more surely keep than most of its kind is worth more.
 */
export function weighedBy(certainty: number, candidate: Candidate): Candidate {
  const usual = USUAL[candidate.kind]
  const worth = (of: number) => SHARE * (of - usual)
  return { ...candidate, certainty, score: candidate.score + worth(certainty) - worth(candidate.certainty ?? usual) }
}
