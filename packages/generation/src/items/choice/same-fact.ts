import type { Candidate } from '../candidates.ts'
import {
  describesTheSame,
  isGivenBy,
  mirrors,
  saysNoMore,
  saysNoMoreThanAsked,
  sharesAnswer,
  sharesLongAnswer,
  tellsTheSame,
  type Wording,
} from './wording.ts'

type Signed = Candidate & { wording: Wording; focus: string }

/** A gap may have the sentence in a shorter form. */
export function isOfOneSentence(a: Signed, b: Signed): boolean {
  return a.fact.sentence.index === b.fact.sentence.index
}

/** One fact asked from two sides, of one sentence or of two that follow each other. */
export function isSameFact(a: Signed, b: Signed): boolean {
  if (isTurnedRound(a, b)) return true
  if (areNeighbours(a, b) && sharesLongAnswer(a.wording, b.wording)) return true
  if (!isOfOneSentence(a, b)) return false
  // A gap carries its whole sentence: there the answers tell whether it is one fact.
  const [gap, other] = a.fact.family === 'cloze' ? [a, b] : [b, a]
  if (gap.fact.family !== 'cloze')
    return tellsTheSame(a.wording, b.wording) || (a.kind === 'card' && mirrors(a.wording, b.wording))
  return (
    sharesAnswer(a.wording, b.wording) ||
    saysNoMore(a.wording, b.wording) ||
    (gap.kind === 'card' &&
      (saysNoMoreThanAsked(a.wording, b.wording) ||
        (SAYS_WHAT.has(other.fact.family) && isGivenBy(gap.wording, other.wording))))
  )
}

function areNeighbours(a: Signed, b: Signed): boolean {
  return Math.abs(a.fact.sentence.index - b.fact.sentence.index) === 1
}

/** Families that ask for most of what their sentence says. */
const SAYS_WHAT: ReadonlySet<Candidate['fact']['family']> = new Set(['definition', 'naming', 'comparison'])

/** 'O _____ é um instrumento…' */
const IS_DEFINED = /^(?:[OA]s?\s|Uma?\s)?_{2,}\s(?:é|são|foi|foram)\s/u

/** 'O que é o sino?' and 'Como se chama o instrumento que…? → Sino' on cards: whoever knows one knows the other. */
function isTurnedRound(a: Signed, b: Signed): boolean {
  if (a.kind !== 'card' || a.focus !== b.focus) return false
  const [defined, named] = a.fact.family === 'definition' ? [a, b] : [b, a]
  return (
    defined.fact.family === 'definition' &&
    (named.fact.family === 'naming' || IS_DEFINED.test(named.question)) &&
    describesTheSame(a.wording, b.wording)
  )
}
