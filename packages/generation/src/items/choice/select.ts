import type { Section } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Candidate } from '../candidates.ts'
import { trimFamilies } from './family-mix.ts'
import { withOneDefinition } from './one-definition.ts'
import { nextItem } from './pick.ts'
import { quotas } from './quotas.ts'
import { varied } from './shared-answers.ts'
import { type Caps, type Chosen, ENOUGH, type Kind, needed, type Signed, sufficiency } from './sufficiency.ts'
import { type Tray, take, trayOf } from './tray.ts'
import { filledUp } from './trust.ts'
import { wordingOf } from './wording.ts'

/**
 * Chooses cards and questions, the best first: the whole document is covered, no family rules, nothing is asked twice
 * and few items share an answer. They are picked by turns, so that both get their share of the facts; where that leaves
 * one kind short, the one or the other is served first and the best outcome taken. Unsure questions only fill the quiz
 * (see trust.ts).
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

const FOCUS = pattern('u')`\s${'kind of question in a sign'}$`

function sign(candidate: Candidate): Signed {
  const focus = candidate.fact.focus.replace(FOCUS, '')
  return { ...candidate, wording: wordingOf(candidate.question, candidate.answer), focus }
}

/**
 * Items picked by turns until both kinds have their share or nothing good is left; the favoured kind comes first up to
 * its need.
 */
function pickAll(
  signed: readonly Signed[],
  caps: Caps,
  quota: ReadonlyMap<Section, number>,
  favoured: Kind | null,
): Chosen {
  const trays = { card: trayOf(signed, 'card', caps), question: trayOf(signed, 'question', caps) }
  for (let tray = nextTray(trays, favoured); tray; tray = nextTray(trays, favoured)) {
    const other = tray === trays.card ? trays.question : trays.card
    const item = nextItem(tray, other, quota, caps)
    if (item) take(item, tray, other)
    else tray.open = []
  }
  const cards = trimFamilies(trays.card.chosen, 'card', needed('card', caps), trays.question.chosen)
  const questions = trimFamilies(trays.question.chosen, 'question', needed('question', caps), cards)
  return { cards: varied(cards, needed('card', caps)), questions: varied(questions, needed('question', caps)) }
}

/** The kind whose turn it is: the one with less of its share; null when both are full or used up. */
function nextTray(trays: Record<Kind, Tray>, favoured: Kind | null): Tray | null {
  const turn = ({ kind, chosen, needed }: Tray) => {
    const share = chosen.length / needed
    return kind === favoured && share < 1 ? -1 : share
  }
  const open = [trays.card, trays.question].filter(tray => tray.open.length > 0 && tray.chosen.length < tray.cap)
  return open.sort((a, b) => turn(a) - turn(b))[0] ?? null
}
