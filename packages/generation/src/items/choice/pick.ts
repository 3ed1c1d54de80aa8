import type { Section } from '../../document/model.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { SHARED_AT_MOST } from './shared-answers.ts'
import type { Caps, Signed } from './sufficiency.ts'
import { coveredBy, type Tray } from './tray.ts'
import { valueNow } from './value-now.ts'
import { readsAsBetter } from './wording.ts'

/** So many weak questions may complete a quiz; where more are missing, they would not make it whole. */
const FEW = 3

/** The worth below which an item is not shown, however few there are. */
export const FLOOR = 0.5
/** The same once there are enough of a kind for the quiz and the games. */
const COMFORTABLE_FLOOR = 0.66
/** From so many items on, a few may share an answer. */
const MANY = 20
const SHARED_ANSWERS = 0.08

/** In a long text one unsure question or one asked already may stand beside so many others. */
const BESIDE = 4

/** Up to so many it is better to show a less good item than none. */
function filledOf({ kind, chosen, lesser, needed }: Tray, { filled = needed, owesQuiz }: Caps): number {
  return kind === 'card' ? 0 : Math.max(filled, owesQuiz === true ? (chosen.length - lesser) * (1 + 1 / BESIDE) : 0)
}

/** Whether a few more make a quiz whole: what it cannot do without, or what a text of its length should give. */
function isFewShort({ chosen, needed }: Tray): boolean {
  return [THRESHOLDS.set.questions, needed].some(whole => chosen.length < whole && chosen.length >= whole - FEW)
}

/**
 * How far a search goes: where a kind is 'short', also one more of a sentence or an answer; then what may be trusted
 * less (see trust.ts).
 */
type Resort = 'none' | 'short' | 'unsure' | 'double' | 'weak'

/** The best item still open, one resort after the other; null when nothing more is worth showing. */
export function nextItem(tray: Tray, other: Tray, quota: ReadonlyMap<Section, number>, caps: Caps): Signed | null {
  const at = (resort: Resort) => pick(tray, other, quota, resort)
  const good = at('none') ?? at('short')
  if (good) return good
  const fills = tray.chosen.length + 1 <= filledOf(tray, caps)
  tray.lesser += 1
  return (fills ? (at('unsure') ?? at('double')) : null) ?? (caps.owesQuiz === true ? at('weak') : null)
}

/** The best item still open at such a resort; 'weak' ones only up to what the quiz cannot do without. */
function pick(tray: Tray, other: Tray, quota: ReadonlyMap<Section, number>, resort: Resort): Signed | null {
  if (resort === 'weak' && !isFewShort(tray)) return null
  const answersMayRepeat = mayShareAnswer(tray, resort)
  let best: Signed | null = null
  // Where a kind is short and nothing else is left, a further item of a sentence or a section is better than none.
  let bestValue = resort !== 'none' && tray.chosen.length < tray.needed ? Number.NEGATIVE_INFINITY : FLOOR - 0.2
  for (const candidate of tray.open) {
    if (!isTrusted(candidate, tray, other, resort) || !isWorthIt(candidate, tray, other)) continue
    if (!answersMayRepeat && tray.answers.has(candidate.wording.answer)) continue
    const value = valueNow(candidate, tray, other, quota)
    if (value <= bestValue) continue
    best = candidate
    bestValue = value
  }
  return best
}

/** Whether one more item may have an answer that a chosen one has: a few of many, or where the kind is short. */
function mayShareAnswer({ chosen, answers, needed }: Tray, resort: Resort): boolean {
  const shared = chosen.length - answers.size
  if (shared + 1 > (chosen.length + 1) * SHARED_AT_MOST) return false
  return resort === 'none' ? chosen.length >= MANY && shared < chosen.length * SHARED_ANSWERS : chosen.length < needed
}

/** Whether a candidate is trusted as far as a resort asks. */
function isTrusted(candidate: Signed, tray: Tray, other: Tray, resort: Resort): boolean {
  // A better card would be lost to an unsure question that reads the same.
  if (tray.doubles.has(candidate) && resort !== 'double') return false
  if (candidate.trust === 'unsure') return tray.mixed || resort === 'unsure' || resort === 'double'
  return candidate.trust !== 'weak' || (resort === 'weak' && !readsAsBetter(candidate, other.open))
}

/** Whether a candidate is good enough; a part nothing is asked of yet may have one that elsewhere would not be. */
function isWorthIt(candidate: Signed, tray: Tray, other: Tray): boolean {
  const enough = tray.chosen.length >= tray.needed && coveredBy(candidate, tray, other)
  return candidate.score >= (enough ? COMFORTABLE_FLOOR : FLOOR)
}
