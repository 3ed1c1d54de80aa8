import type { TextSentence } from '../analysis/sentences.ts'
import type { Fact } from '../families/fact.ts'
import type { Draft } from '../generate.ts'
import { type Candidate, waits } from '../items/candidates.ts'
import { ranker } from '../items/choice/rank.ts'
import { repeats, wordingOf } from '../items/choice/wording.ts'
import type { Word } from '../items.ts'
import type { AskStructured, NoAnswer } from './ask.ts'
import { type Chunk, chunksOf, halves } from './chunks.ts'
import { anchorOf } from './evidence.ts'
import type { Lesson } from './lesson.ts'
import { isWorthAsking, type Planned, planOf, type Quota, termsOf } from './plan.ts'
import { type Failed, repairQuestion, writeQuestion } from './prompt.ts'
import { isRefusal, type Salvaged, salvage } from './salvage.ts'
import { verify } from './verify.ts'
import { verifyWord } from './verify-word.ts'

export type WriteOptions = {
  seed: string
  /** Calls this document may take. */
  calls: number
  /** Parts asked about at the same time. */
  parallel: number
  /** For whom it is written, where that is known. */
  lesson?: Lesson | undefined
  /** Told after each part. */
  onPart?: (done: number, total: number) => void
}

/** How one part ended: with items, with nothing to ask, or why not. */
export type PartEnd = 'written' | 'nothing-to-ask' | 'few' | 'filtered' | NoAnswer['failure']

export type Part = {
  chunk: Chunk
  quota: Quota
  candidates: readonly Candidate[]
  /** Words with hints that passed. */
  words: readonly Word[]
  end: PartEnd
}

export type Written = {
  /** Parts that were asked about, in the document's order. */
  parts: readonly Part[]
  /** Parts there are to ask about. */
  total: number
  /** Parts that the calls allowed were enough for. */
  planned: number
  /** Sentences of the document that speak to machines; the model never saw them. */
  instructions: readonly TextSentence[]
}

/** Facts told in a prompt as covered. */
const COVERED = 30
/** So many parts in a row of which nothing can be used, and the model is not asked again. */
const PATIENCE = 3
/** With less of the items asked for than this share, a part is taken as not written. */
export const ENOUGH = 0.5
/** With less than this, items that failed are sent back to be mended. */
const GOOD = 0.75

/**
 * Has a model write about every part of a document, and keeps what passes the gates. Parts are asked in turns of
 * `parallel`; a turn knows what the turns before have covered, so that the same answers always make the same questions.
 */
export async function writeWithModel(draft: Draft, ask: AskStructured, options: WriteOptions): Promise<Written> {
  const { chunks, instructions } = chunksOf(draft.study)
  const planned = planOf(chunks, draft.caps, draft.study, options.calls)
  const rank = ranker(draft.study)
  const parts: Part[] = []
  const covered: string[] = []
  for (let from = 0; from < planned.length; from += options.parallel) {
    if (isHopeless(parts)) break
    const turn = planned.slice(from, from + options.parallel)
    const known = covered.slice(-COVERED)
    const written = await Promise.all(
      turn.map(part =>
        writePart(part, { draft, rank, ask, seed: options.seed, lesson: options.lesson, covered: known }),
      ),
    )
    parts.push(...written)
    for (const { candidates } of written) covered.push(...candidates.map(shortFact))
    options.onPart?.(parts.length, planned.length)
  }
  return { parts, total: chunks.filter(isWorthAsking).length, planned: planned.length, instructions }
}

/** The limit is reached, the key refused, or nothing usable has come for a while. */
function isHopeless(parts: readonly Part[]): boolean {
  if (parts.some(({ end }) => end === 'limit' || end === 'key')) return true
  const last = parts.slice(-PATIENCE)
  return (
    last.length === PATIENCE && last.every(({ candidates, end }) => candidates.length === 0 && end !== 'nothing-to-ask')
  )
}

function shortFact({ question, answer }: Candidate): string {
  const text = `${question} ${answer}`
  return text.length <= 140 ? text : `${text.slice(0, 139)}…`
}

type Tools = {
  draft: Draft
  rank: (fact: Fact) => number
  ask: AskStructured
  seed: string
  lesson: Lesson | undefined
  covered: readonly string[]
}

async function writePart({ chunk, quota }: Planned, tools: Tools): Promise<Part> {
  const { candidates, words, end } = await askAbout(chunk, quota, tools, 1)
  // Of two of one wording the one that pupils get stays.
  const unique = withoutRepeats(candidates.toSorted((a, b) => Number(waits(a)) - Number(waits(b))))
  const wanted = quota.cards + quota.questions
  return {
    chunk,
    quota,
    candidates: unique,
    words,
    end: end === 'written' && unique.length < wanted * ENOUGH ? 'few' : end,
  }
}

/** `doubted`: those of the candidates whose wording waits for its teacher. */
type Outcome = { candidates: Candidate[]; doubted: ReadonlySet<Candidate>; words: Word[]; end: PartEnd }

const nothing = (end: PartEnd): Outcome => ({ candidates: [], doubted: new Set(), words: [], end })

const half = ({ cards, questions, words }: Quota): Quota => ({
  cards: Math.ceil(cards / 2),
  questions: Math.ceil(questions / 2),
  words: Math.ceil(words / 2),
})

/**
 * Asks about a part; once more where the answer could not be read, about its halves or for fewer items where it was
 * cut.
 */
async function askAbout(chunk: Chunk, quota: Quota, tools: Tools, splits: number): Promise<Outcome> {
  const { study } = tools.draft
  const answer = await tools.ask(
    writeQuestion(chunk, quota, {
      terms: termsOf(chunk, study),
      covered: tools.covered,
      again: splits === 0,
      lesson: tools.lesson,
    }),
  )
  if ('failure' in answer) return nothing(answer.failure)
  if (answer.finishReason === 'filtered') return nothing('filtered')
  const salvaged = salvage(answer)
  if (salvaged.nothingToAsk) return nothing('nothing-to-ask')
  if (salvaged.broken) {
    if (isRefusal(answer.raw)) return nothing('filtered')
    return splits > 0 ? askAbout(chunk, quota, tools, splits - 1) : nothing('few')
  }
  const judged = judge(salvaged, chunk, tools)
  const { candidates: good, spare, doubted, failed, words } = judged
  const candidates = [...good, ...spare]
  const wanted = quota.cards + quota.questions
  if (candidates.length < wanted * ENOUGH && splits > 0) {
    if (lostItsEnd(salvaged, chunk)) return askHalves(chunk, quota, tools, splits - 1)
    if ((answer.finishReason === 'length' || answer.finishReason === 'cut') && wanted >= 4) {
      const again = await askAbout(chunk, half(quota), tools, splits - 1)
      return joined([{ candidates, doubted, words, end: again.end }, again], again.end)
    }
  }
  // What only its teacher has to look at asks for no call; where one is made anyway it may be mended, too.
  const isEnough = failed.length === 0 || good.length + doubted.size >= wanted * GOOD
  if (isEnough) return { candidates, doubted, words, end: 'written' }
  const mended = await repaired([...failed, ...judged.doubts].slice(0, wanted), chunk, tools)
  const kept = spare.filter(one => !mended.candidates.some(other => takesPlaceOf(other, one)))
  return joined(
    [
      { candidates: good, doubted: new Set(), words, end: 'written' },
      { ...mended, end: 'written' },
      { candidates: kept, doubted, words: [], end: 'written' },
    ],
    'written',
  )
}

/** Whether an item that came back mended is the one that waited: of the same sentence, with the same answer. */
const takesPlaceOf = (mended: Candidate, waiting: Candidate) =>
  mended.fact.quote === waiting.fact.quote && mended.answer === waiting.answer && mended.kind === waiting.kind

const joined = (outcomes: readonly Outcome[], end: PartEnd): Outcome => ({
  candidates: outcomes.flatMap(({ candidates }) => candidates),
  doubted: new Set(outcomes.flatMap(({ doubted }) => [...doubted])),
  words: outcomes.flatMap(({ words }) => words),
  end,
})

async function askHalves(chunk: Chunk, quota: Quota, tools: Tools, splits: number): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const part of halves(chunk)) outcomes.push(await askAbout(part, half(quota), tools, splits))
  return joined(outcomes, outcomes.find(({ candidates }) => candidates.length > 0)?.end ?? outcomes[0]?.end ?? 'few')
}

/** The identifier it should have repeated is another of the part: a local server cut the prompt to its window. */
function lostItsEnd({ lastAnchor }: Salvaged, { sentences }: Chunk): boolean {
  if (lastAnchor === null || sentences.length < 4) return false
  const told = anchorOf(lastAnchor)
  return told !== sentences.at(-1)?.anchor && sentences.some(({ anchor }) => anchor === told)
}

function judge(salvaged: Salvaged, chunk: Chunk, { draft, rank, seed }: Tools) {
  const candidates: Candidate[] = []
  const spare: Candidate[] = []
  const doubted = new Set<Candidate>()
  const failed: Failed[] = []
  const doubts: Failed[] = []
  const words: Word[] = []
  const failedWords: Failed[] = []
  for (const item of salvaged.items) {
    if (item.kind === 'word') {
      const made = verifyWord(item, chunk, draft)
      if ('findings' in made) failedWords.push({ item, findings: made.findings })
      else words.push(made)
      continue
    }
    const verdict = verify(item, chunk, draft, rank, seed)
    if (!('candidate' in verdict)) failed.push({ item, findings: verdict.findings })
    else if (verdict.optionFaults.length > 0) {
      // Good as it is, better with options of its own: what comes back mended takes its place.
      spare.push(verdict.candidate)
      failed.push({ item, findings: [...verdict.doubts, ...verdict.optionFaults] })
      if (verdict.doubts.length > 0) doubted.add(verdict.candidate)
    } else if (verdict.doubts.length > 0) {
      spare.push(verdict.candidate)
      doubted.add(verdict.candidate)
      doubts.push({ item, findings: verdict.doubts })
    } else candidates.push(verdict.candidate)
  }
  // A call is worth more for a card than for a word: words are mended along with others.
  return { candidates, spare, doubted, doubts, failed: failed.length > 0 ? [...failed, ...failedWords] : [], words }
}

/** What of the failed items passes after the model has mended them, once. */
async function repaired(
  failed: readonly Failed[],
  chunk: Chunk,
  tools: Tools,
): Promise<Pick<Outcome, 'candidates' | 'doubted' | 'words'>> {
  const answer = await tools.ask(repairQuestion(chunk, failed, tools.lesson))
  if ('failure' in answer || answer.finishReason === 'filtered') return nothing('few')
  const { candidates, spare, doubted, words } = judge(salvage(answer), chunk, tools)
  return { candidates: [...candidates, ...spare], doubted, words }
}

/** The first of each wording, of either kind. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const kept: { candidate: Candidate; wording: ReturnType<typeof wordingOf> }[] = []
  for (const candidate of candidates) {
    const wording = wordingOf(candidate.question, candidate.answer)
    if (!kept.some(other => repeats(other.wording, wording))) kept.push({ candidate, wording })
  }
  return kept.map(({ candidate }) => candidate)
}
