import type { ExtractedDocument } from '@capivira/core/materials/document'
import { type Draft, draftMaterial, type FinishOptions, finishMaterial, type GenerateOptions } from '../generate.ts'
import { type Candidate, waits } from '../items/candidates.ts'
import { FLOOR } from '../items/choice/pick.ts'
import type { Engine, GeneratedMaterial } from '../items.ts'
import { gateFindings } from '../proof/doubts.ts'
import { knownOf } from '../proof/knowledge.ts'
import { checkCard, checkOptions, checkStem, PROVED_DISTRACTOR_GATES } from '../quality/check.ts'
import { type Asked, asked } from '../quality/checked.ts'
import { isAccepted } from '../quality/finding.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import type { AskStructured } from './ask.ts'
import type { Lesson } from './lesson.ts'
import { modelNotices } from './notices.ts'
import { shortKinds } from './short-kinds.ts'
import { ENOUGH, type Part, type Written, writeWithModel } from './write.ts'

export type ModelOptions = GenerateOptions & {
  /** Calls this document may take. */
  calls: number
  /** Parts asked about at the same time. */
  parallel: number
  /** For whom it is written, where that is known. */
  lesson?: Lesson | undefined
  /** Told before the first part (0 done) and after each. */
  onPart?: (done: number, total: number) => void
}

/** Shares of the way: reading the document, and asking about it. */
const READING = 0.3
const ASKING = 0.65

/**
 * Writes a material with a language model: it proposes, the gates decide, and the pattern families write what it leaves
 * open, part by part. Pure but for `ask`; whatever the model answers, what comes out has passed every gate.
 */
export async function generateWithModel(
  document: ExtractedDocument,
  options: ModelOptions,
  ask: AskStructured,
): Promise<GeneratedMaterial> {
  const progress = options.onProgress ?? (() => {})
  const draft = draftMaterial(document, { ...options, onProgress: share => progress(share * READING) })
  return writeFromDraft(draft, options, ask)
}

/**
 * What is left of {@link generateWithModel} once the document is read; the same draft may be written from many times.
 */
export async function writeFromDraft(
  draft: Draft,
  options: ModelOptions,
  ask: AskStructured,
): Promise<GeneratedMaterial> {
  const progress = options.onProgress ?? (() => {})
  const written = await writeWithModel(draft, ask, {
    seed: options.seed ?? '',
    calls: options.calls,
    parallel: options.parallel,
    lesson: options.lesson,
    onPart: (done, total) => {
      progress(READING + ASKING * (done / total))
      options.onPart?.(done, total)
    },
  })
  const material = combined(draft, written, options)
  progress(1)
  return { ...material, notices: [...modelNotices(written, material), ...material.notices] }
}

/** More than any worth: what a model wrote and a passage proves is chosen before what the text's own patterns offer. */
const AHEAD = 2

/**
 * The model's items, with the families' own where it wrote little; also elsewhere when the games, or a text of its
 * length, would lack items: first of the kind that is short, then of both.
 */
function combined(draft: Draft, written: Written, options: GenerateOptions): GeneratedMaterial {
  // What only waits takes no place from what pupils could get: it is chosen last.
  const own = written.parts
    .flatMap(({ candidates }) => candidates)
    .filter(({ score }) => score >= FLOOR)
    .map(one => ({ ...one, score: one.score + (waits(one) ? 0 : AHEAD) }))
  const words = written.parts.flatMap(part => part.words)
  if (own.length === 0) return finishMaterial(draft, draft.candidates, { ...options, words })
  const quiet = { ...options, words, onProgress: () => {} }
  const served = { card: sentencesWith(written.parts, 'card'), question: sentencesWith(written.parts, 'question') }
  const isGap = ({ kind, fact }: Candidate) => !served[kind].has(fact.sentence.index)
  const alone = finish(draft, own, draft.candidates.filter(isGap), quiet)
  const short = shortKinds(alone, draft.caps.least)
  if (short.size === 0) return alone
  const helped = finish(
    draft,
    own,
    draft.candidates.filter(candidate => short.has(candidate.kind) || isGap(candidate)),
    quiet,
  )
  return shortKinds(helped, draft.caps.least).size === 0 ? helped : finish(draft, own, draft.candidates, quiet)
}

/**
 * Sentences of the parts about which the model wrote, proved, at least half of the items of a kind, or had nothing to
 * ask.
 */
function sentencesWith(parts: readonly Part[], kind: Candidate['kind']): ReadonlySet<number> {
  const full = parts.filter(({ candidates, quota, end }) => {
    const wanted = kind === 'card' ? quota.cards : quota.questions
    const written = candidates.filter(candidate => candidate.kind === kind && !waits(candidate)).length
    return end === 'nothing-to-ask' || written >= wanted * ENOUGH
  })
  return new Set(full.flatMap(({ chunk }) => chunk.sentences.map(({ sentence }) => sentence.index)))
}

/**
 * Chooses and puts together; as long as the right option is the longest too often, the model's weakest such question is
 * left out, as the families never write so many. What then fails a gate, against all care, is dropped.
 */
function finish(
  draft: Draft,
  own: readonly Candidate[],
  others: readonly Candidate[],
  options: FinishOptions,
): GeneratedMaterial {
  let kept = [...own].sort((a, b) => b.score - a.score)
  for (;;) {
    const material = finishMaterial(draft, [...kept, ...others], options)
    const { minItems, longestKey } = THRESHOLDS.set
    const longest = material.questions.filter(hasLongestKey)
    const tooMany = material.questions.length >= minItems && longest.length > longestKey * material.questions.length
    const asked = new Set(longest.map(({ question }) => question))
    const worst = tooMany
      ? kept.findLast(({ kind, question }) => kind === 'question' && asked.has(question))
      : undefined
    if (!worst) return checked(material, draft)
    kept = kept.filter(candidate => candidate !== worst)
  }
}

function hasLongestKey({ options, correctAnswer }: { options: readonly string[]; correctAnswer: number }): boolean {
  const key = options[correctAnswer]?.length ?? 0
  return options.every((option, i) => i === correctAnswer || option.length < key)
}

function checked(material: GeneratedMaterial, { study, read, context }: Draft): GeneratedMaterial {
  const knowledge = knownOf(study, read)
  // A model's have been judged, and asked of the whole document; what only waits is no fault.
  const isUsable = (item: Asked & { engine: Engine }, hasOptions: boolean) =>
    item.engine === 'model'
      ? gateFindings(item, knowledge, hasOptions).wrong.length === 0
      : isAccepted(hasOptions ? checkStem(item, context) : checkCard(item, context))
  return {
    ...material,
    cards: material.cards.filter(card => isUsable(card, false)),
    questions: material.questions.filter(question => {
      const gates = question.engine === 'model' ? PROVED_DISTRACTOR_GATES : undefined
      return (
        isUsable({ ...asked(question), engine: question.engine }, true) &&
        isAccepted(checkOptions(question, knowledge.context, gates))
      )
    }),
  }
}
