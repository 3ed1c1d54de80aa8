import type { Section } from '../../document/model.ts'
import { definesAnother } from '../../quality/frames.ts'
import type { Signed } from './sufficiency.ts'
import type { Tray } from './tray.ts'

/**
 * A further item of a section over its share, of a family, about the same thing or of the same sentence loses this
 * much; so does one more best definition where a fifth of the quiz asks for one already.
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
const NEW_SECTION = 0.14

/** The worth of an item beside those already chosen. */
export function valueNow(candidate: Signed, tray: Tray, other: Tray, quota: ReadonlyMap<Section, number>): number {
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
