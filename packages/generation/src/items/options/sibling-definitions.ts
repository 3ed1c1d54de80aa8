import { normalize } from '@capivira/portuguese/tokens'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../../families/fact.ts'
import { passesAsDistractor } from '../../quality/check.ts'
import type { QualityContext } from '../../quality/context.ts'
import { jaccard, lemmaSet } from '../../quality/words.ts'
import { oneTakesInTheOther } from '../kinds/broader.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { shuffled } from '../random.ts'
import { definesAlike, definesOfOneSort, genusPhrase, sharedWords } from './definition-form.ts'
import type { Options } from './distractors.ts'
import { isAboutTheSame } from './name-form.ts'
import { likeDefinition } from './option-form.ts'
import type { Candidate, Pools } from './pools.ts'
import { GENUS } from './rank-options.ts'

const WANTED = 3
/**
 * Definitions of two terms taught side by side share many words and are told apart by the others; beyond this they say
 * the same.
 */
const SAME = 0.72
/** How far the length of an option may be from that of the right one. */
const LENGTH = [0.45, 2.2] as const
/** How sure such options are: of one lesson, each of a term of its own. */
const EVIDENCE = 0.5
/** Likeness from which two terms are of one kind. */
const KIN = 0.3

/**
 * Definitions of the terms a lesson teaches side by side, as wrong options for one of them: each is of its own term,
 * however alike they are ('O sujeito que tem um só núcleo' beside 'O sujeito que tem dois núcleos ou mais'). Null where
 * fewer than two fit.
 */
export function siblingOptions(
  fact: Fact,
  { answers }: Pools,
  study: Study,
  context: QualityContext,
  random: () => number,
): Options | null {
  if (fact.family !== 'definition' || fact.answerType !== 'definition' || fact.human) return null
  const here = study.document.sections.indexOf(fact.sentence.section)
  const { question, answerType, family, page, quote } = fact
  const asked = { question, answerType, family, source: { page, quote } }
  const chosen: string[] = []
  const near = (answers.get('definition') ?? []).filter(other => isSibling(other, fact, here, study))
  for (const { text } of shuffled(near, random)
    .map(other => likeDefinition(other, fact.answer))
    .sort((a, b) => oddness(a.text, fact.answer) - oddness(b.text, fact.answer))) {
    if (chosen.length === WANTED) break
    if ([...chosen, fact.answer].some(other => saysTheSame(other, text))) continue
    if (passesAsDistractor(text, fact.answer, asked, context)) chosen.push(text)
  }
  return chosen.length > 1 ? { distractors: chosen, numeric: false, closeness: 0.7, evidence: EVIDENCE } : null
}

/**
 * Taught in the same section, or a kind of the same thing: 'sujeito simples' and 'sujeito composto', 'período' and
 * 'frequência'.
 */
function isSibling(other: Candidate & { focus: string }, fact: Fact, here: number, study: Study): boolean {
  const { focus } = fact
  if (other.focus === '' || other.human || other.focus === focus || isAboutTheSame(other.focus, focus)) return false
  if (oneTakesInTheOther(other.focus, focus)) return false
  const ratio = other.text.length / fact.answer.length
  if (ratio < LENGTH[0] || ratio > LENGTH[1]) return false
  if (!isOfItsClass(other.text, fact.answer, study) || !definesOfOneSort(other.text, fact.answer)) return false
  const alike = kindsOf(study).likeness(other.focus, focus)
  const together = Math.abs(other.sectionIndex - here) === 0
  return alike >= KIN || (together && alike >= 0)
}

/** 'Tempo entre duas marés' beside 'Momento em que…', but not beside 'Os dois níveis…' nor 'Máquina que…'. */
function isOfItsClass(text: string, key: string, study: Study): boolean {
  return definesAlike(text, key) && kindsOf(study).genusLikeness(genusPhrase(text), genusPhrase(key)) >= GENUS
}

/** How little an option is believed beside the key: of another length, and of other things. */
function oddness(text: string, key: string): number {
  const farness = Math.round(Math.abs(Math.log2(text.length / key.length)) * 3)
  return farness - Math.round(sharedWords(text, key) * OF_ONE_THING)
}

/** What shared words count for beside thirds of a doubled length. */
const OF_ONE_THING = 9

function saysTheSame(a: string, b: string): boolean {
  return normalize(a) === normalize(b) || jaccard(lemmaSet(a), lemmaSet(b)) > SAME
}
