import type { Section } from '../../document/model.ts'
import { asksOfAnother, definesAnother } from '../../quality/frames.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import type { Candidate } from '../candidates.ts'
import { trimFamilies } from './familyMix.ts'
import { withOneDefinition } from './oneDefinition.ts'
import { quotas } from './quotas.ts'
import { isOfOneSentence, isSameFact } from './sameFact.ts'
import { SHARED_AT_MOST, varied } from './sharedAnswers.ts'
import { filledUp } from './trust.ts'
import { isDouble, readsAsBetter, readsTheSame, repeats, sharesAnswer, type Wording, wordingOf } from './wording.ts'

/** So many weak questions may complete a quiz; where more are missing, they would not make it whole. */
const FEW = 3

type Kind = Candidate['kind']
type Signed = Candidate & { wording: Wording; focus: string }
type Caps = {
  cards: number
  questions: number
  least?: number
  /** Whether questions of which the options are not sure may fill up what the quiz needs. */
  owesQuiz?: boolean
  /** Up to so many questions unsure ones may fill the quiz; any number where it is not said. */
  filled?: number
  /** Whether those are taken by turns with the others: last, they may find their sentences asked already. */
  mixed?: boolean
}
type Chosen = { cards: Candidate[]; questions: Candidate[] }

/**
 * A further item of a section over its share, of a family, about the same thing or of the same sentence loses this much; so does one more
 * best definition where a fifth of the quiz asks for one already.
 */
const PENALTY = {
  section: 0.12,
  family: 0.28,
  focus: 0.35,
  sentence: 0.22,
  definition: 0.3,
  otherKind: 0.05,
  unsure: 0.2,
} as const
const DEFINITIONS = 0.2
const NEW_SECTION = 0.12
/** The worth below which an item is not shown, however few there are. */
export const FLOOR = 0.5
/** The same once there are enough of a kind for the quiz and the games. */
const COMFORTABLE_FLOOR = 0.66
/** From so many items on, a few may share an answer. */
const MANY = 20
const SHARED_ANSWERS = 0.08

/**
 * Chooses cards and questions, the best first: the whole document is covered, no family rules, nothing is asked twice and
 * few items share an answer. They are picked by turns, so that both get their share of the facts; where that leaves one
 * kind short, the one or the other is served first and the best outcome taken. Unsure questions only fill the quiz (see trust.ts).
 */
export function select(candidates: readonly Candidate[], caps: Caps, wordsOf: ReadonlyMap<Section, number>): Chosen {
  const signed = withOneDefinition(candidates).map(sign)
  const quota = quotas(wordsOf)
  const { filled = Number.POSITIVE_INFINITY } = caps
  const best = bestOutcome(signed, caps, quota)
  if (best.questions.length >= filled) return best
  const { cards, questions } = bestOutcome(signed, { ...caps, mixed: true }, quota)
  const full = filledUp(questions, filled)
  return full.length > best.questions.length ? { cards, questions: full } : best
}

function bestOutcome(signed: readonly Signed[], caps: Caps, quota: ReadonlyMap<Section, number>): Chosen {
  let best = pickAll(signed, caps, quota, null)
  for (const favoured of ['question', 'card'] as const) {
    if (sufficiency(best, caps) >= ENOUGH) break
    const other = pickAll(signed, caps, quota, favoured)
    if (sufficiency(other, caps) > sufficiency(best, caps)) best = other
  }
  return best
}

function sign(candidate: Candidate): Signed {
  const focus = candidate.fact.focus.replace(
    /\s(?:nome|quando|quanto|lista|causa|função|quem|onde|lacuna|responsável|que)$/u,
    '',
  )
  return { ...candidate, wording: wordingOf(candidate.question, candidate.answer), focus }
}

/** What the games and the quiz need, or what a text of its length should give. */
function needed(kind: Kind, { least = 0 }: Caps): number {
  return Math.max(least, kind === 'card' ? THRESHOLDS.set.cards : THRESHOLDS.set.questions)
}

/** In a long text one unsure question or one asked already may stand beside so many others. */
const BESIDE = 4

/** Up to so many it is better to show a less good item than none. */
function filledOf({ kind, chosen, lesser, needed }: Tray, { filled = needed, owesQuiz }: Caps): number {
  return kind === 'card' ? 0 : Math.max(filled, owesQuiz === true ? (chosen.length - lesser) * (1 + 1 / BESIDE) : 0)
}

/** What the games and the quiz cannot do without counts so many times what a text of its length should give. */
const BARE_NEED = 3
const ENOUGH = 2 * (BARE_NEED + 1)

/** ENOUGH when there are enough of both kinds; less, the more is missing, and most where all is missing of one kind. */
function sufficiency({ cards, questions }: Chosen, caps: Caps): number {
  const share = (count: number, wanted: number) => Math.sqrt(Math.min(1, count / wanted))
  const reached = (kind: Kind, count: number) =>
    BARE_NEED * share(count, needed(kind, { ...caps, least: 0 })) + share(count, needed(kind, caps))
  const unsure = questions.filter(({ trust }) => trust === 'unsure')
  return reached('card', cards.length) + reached('question', questions.length - unsure.length / 2)
}

function pickAll(
  signed: readonly Signed[],
  caps: Caps,
  quota: ReadonlyMap<Section, number>,
  favoured: Kind | null,
): Chosen {
  const trays = { card: trayOf(signed, 'card', caps), question: trayOf(signed, 'question', caps) }
  const rank = (kind: Kind) => {
    const share = trays[kind].chosen.length / trays[kind].needed
    return kind === favoured && share < 1 ? -1 : share
  }
  for (;;) {
    const kinds = (['card', 'question'] as const).filter(
      kind => trays[kind].open.length > 0 && trays[kind].chosen.length < trays[kind].cap,
    )
    const kind = kinds.sort((a, b) => rank(a) - rank(b))[0]
    if (!kind) break
    const other = kind === 'card' ? trays.question : trays.card
    const tray = trays[kind]
    const ofResort = (resort: Resort) => pick(tray, other, quota, resort)
    const good = ofResort('none') ?? ofResort('short')
    const fill = !good && tray.chosen.length + 1 <= filledOf(tray, caps)
    const less = fill ? (ofResort('unsure') ?? ofResort('double')) : null
    const best = good ?? less ?? (caps.owesQuiz === true ? ofResort('weak') : null)
    if (!good) tray.lesser += 1
    if (!best) tray.open = []
    else take(best, tray, other)
  }
  const cards = trimFamilies(trays.card.chosen, 'card', needed('card', caps), trays.question.chosen)
  const questions = trimFamilies(trays.question.chosen, 'question', needed('question', caps), cards)
  return { cards: varied(cards, needed('card', caps)), questions: varied(questions, needed('question', caps)) }
}

/** What is still open and what is chosen of one kind, with counts of the chosen. */
type Tray = {
  kind: Kind
  cap: number
  needed: number
  mixed: boolean
  /** How many of the chosen are there only to fill. */
  lesser: number
  /** Of those still open, what a chosen item answers or asks already. */
  doubles: Set<Signed>
  open: Signed[]
  chosen: Signed[]
  sections: Map<Section, number>
  families: Map<string, number>
  focuses: Map<string, number>
  sentences: Map<number, number>
  answers: Map<string, number>
}

function trayOf(signed: readonly Signed[], kind: Kind, caps: Caps): Tray {
  return {
    kind,
    cap: kind === 'card' ? caps.cards : caps.questions,
    needed: needed(kind, caps),
    mixed: caps.mixed === true || caps.filled === undefined,
    doubles: new Set(),
    lesser: 0,
    open: signed.filter(candidate => candidate.kind === kind),
    chosen: [],
    sections: new Map(),
    families: new Map(),
    focuses: new Map(),
    sentences: new Map(),
    answers: new Map(),
  }
}

/** One sentence about one thing after the other ('Qual é o nome popular de…?') is asked so often at most, in a book one time in so many. */
const OF_A_FRAME = { least: 3, oneIn: 12 } as const

/** Moves an item to the chosen and drops what would now be asked twice, of its kind and of the other. */
function take(item: Signed, tray: Tray, other: Tray): void {
  tray.chosen.push(item)
  const inFrame = (other: Signed) => asksOfAnother(item.question, other.question)
  const full = tray.chosen.filter(inFrame).length + 1 >= Math.max(OF_A_FRAME.least, tray.cap / OF_A_FRAME.oneIn)
  tray.open = tray.open.filter(
    candidate =>
      candidate !== item &&
      // A part nothing is asked of yet may have one more.
      !(full && coveredBy(candidate, tray, other) && inFrame(candidate)) &&
      !repeats(item.wording, candidate.wording) &&
      !(isOfOneSentence(item, candidate) && sharesAnswer(item.wording, candidate.wording)) &&
      !isSameFact(item, candidate),
  )
  if (tray.kind === 'question')
    for (const candidate of tray.open)
      if (item.trust === 'unsure' && isDouble(item.wording, candidate.wording)) tray.doubles.add(candidate)
  other.open = other.open.filter(candidate => !readsTheSame(item.wording, candidate.wording))
  count(tray.sections, item.fact.sentence.section)
  count(tray.families, item.fact.family)
  count(tray.focuses, item.focus)
  count(tray.sentences, item.fact.sentence.index)
  count(tray.answers, item.wording.answer)
}

function count<K>(map: Map<K, number>, key: K): void {
  map.set(key, (map.get(key) ?? 0) + 1)
}

/** Whether a few more make a quiz whole: what it cannot do without, or what a text of its length should give. */
function isFewShort({ chosen, needed }: Tray): boolean {
  return [THRESHOLDS.set.questions, needed].some(whole => chosen.length < whole && chosen.length >= whole - FEW)
}

/** How far a search goes: where a kind is 'short', also one more of a sentence or an answer; then what may be trusted less (see trust.ts). */
type Resort = 'none' | 'short' | 'unsure' | 'double' | 'weak'

/** The best item still open at such a resort; 'weak' ones only up to what the quiz cannot do without. */
function pick(tray: Tray, other: Tray, quota: ReadonlyMap<Section, number>, resort: Resort = 'none'): Signed | null {
  const lastResort = resort !== 'none'
  if (resort === 'weak' && !isFewShort(tray)) return null
  const { chosen, answers } = tray
  const shared = chosen.length - answers.size
  const mayShareAnswer = lastResort
    ? chosen.length < tray.needed && shared + 1 <= (chosen.length + 1) * SHARED_AT_MOST
    : chosen.length >= MANY &&
      shared < chosen.length * SHARED_ANSWERS &&
      shared + 1 <= (chosen.length + 1) * SHARED_AT_MOST
  let best: Signed | null = null
  // Where a kind is short and nothing else is left, a further item of a sentence or a section is better than none.
  let bestValue = lastResort && chosen.length < tray.needed ? Number.NEGATIVE_INFINITY : FLOOR - 0.2
  for (const candidate of tray.open) {
    // A part nothing is asked of yet may have an item that elsewhere would not be good enough.
    const enough = chosen.length >= tray.needed && coveredBy(candidate, tray, other)
    // A better card would be lost to an unsure question that reads the same.
    if (tray.doubles.has(candidate) && resort !== 'double') continue
    if (candidate.trust === 'unsure' && !tray.mixed && resort !== 'unsure' && resort !== 'double') continue
    if (candidate.trust === 'weak' && (resort !== 'weak' || readsAsBetter(candidate, other.open))) continue
    if (
      candidate.score < (enough ? COMFORTABLE_FLOOR : FLOOR) ||
      (answers.has(candidate.wording.answer) && !mayShareAnswer)
    )
      continue
    const value = valueNow(candidate, tray, other, quota)
    if (value <= bestValue) continue
    best = candidate
    bestValue = value
  }
  return best
}

function coveredBy(candidate: Signed, tray: Tray, other: Tray): boolean {
  const { section } = candidate.fact.sentence
  return tray.sections.has(section) || other.sections.has(section)
}

/** The worth of an item beside those already chosen. */
function valueNow(candidate: Signed, tray: Tray, other: Tray, quota: ReadonlyMap<Section, number>): number {
  const { score, fact, focus } = candidate
  const { section, index } = fact.sentence
  const inSection = tray.sections.get(section) ?? 0
  const share = Math.max(1, (quota.get(section) ?? 0) * tray.cap)
  let value = score
  if (inSection === 0) value += NEW_SECTION
  value -= Math.max(0, inSection / share - 0.5) * PENALTY.section
  value -= ((tray.families.get(fact.family) ?? 0) / Math.max(8, tray.chosen.length)) * PENALTY.family
  value -= (tray.focuses.get(focus) ?? 0) * PENALTY.focus
  value -= (tray.sentences.get(index) ?? 0) * PENALTY.sentence
  const defined = tray.chosen.filter(({ question }) => definesAnother(candidate.question, question)).length
  if (defined >= Math.max(4, tray.cap * DEFINITIONS)) value -= PENALTY.definition
  if (candidate.trust === 'unsure') value -= PENALTY.unsure
  return value - (other.sentences.has(index) ? PENALTY.otherKind : 0)
}
