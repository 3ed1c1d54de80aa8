import type { Section } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import { type Candidate, waits } from '../candidates.ts'
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
 * Chooses cards and questions (see {@link chosenOf}); what waits for its teacher takes no place from what pupils get
 * and fills what that leaves.
 */
export function select(candidates: readonly Candidate[], caps: Caps, wordsOf: ReadonlyMap<Section, number>): Chosen {
  const waiting = candidates.filter(waits)
  const chosen = chosenOf(
    candidates.filter(candidate => !waits(candidate)),
    caps,
    wordsOf,
  )
  return waiting.length === 0 ? chosen : filledWith(waiting, chosen, caps, quotas(wordsOf))
}

/** What is chosen already, and of those that wait as many as there is room for. */
function filledWith(
  waiting: readonly Candidate[],
  { cards, questions }: Chosen,
  caps: Caps,
  quota: ReadonlyMap<Section, number>,
): Chosen {
  const open = withOneDefinition([...cards, ...questions, ...waiting]).filter(waits)
  const trays = traysOf(open.map(sign), caps)
  for (const card of cards) take(sign(card), trays.card, trays.question)
  for (const question of questions) take(sign(question), trays.question, trays.card)
  fill(trays, caps, quota, null)
  return { cards: trays.card.chosen, questions: trays.question.chosen }
}

/**
 * Chooses cards and questions, the best first: the whole document is covered, no family rules, nothing is asked twice
 * and few items share an answer. They are picked by turns, so that both get their share of the facts; where that leaves
 * one kind short, the one or the other is served first and the best outcome taken. Unsure questions only fill the quiz
 * (see trust.ts).
 */
function chosenOf(candidates: readonly Candidate[], caps: Caps, wordsOf: ReadonlyMap<Section, number>): Chosen {
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
  const trays = traysOf(signed, caps)
  fill(trays, caps, quota, favoured)
  const cards = trimFamilies(trays.card.chosen, 'card', needed('card', caps), trays.question.chosen)
  const questions = trimFamilies(trays.question.chosen, 'question', needed('question', caps), cards)
  return { cards: varied(cards, needed('card', caps)), questions: varied(questions, needed('question', caps)) }
}

const traysOf = (signed: readonly Signed[], caps: Caps): Record<Kind, Tray> => ({
  card: trayOf(signed, 'card', caps),
  question: trayOf(signed, 'question', caps),
})

/** Takes item after item from what is open in both trays. */
function fill(trays: Record<Kind, Tray>, caps: Caps, quota: ReadonlyMap<Section, number>, favoured: Kind | null): void {
  for (let tray = nextTray(trays, favoured); tray; tray = nextTray(trays, favoured)) {
    const other = tray === trays.card ? trays.question : trays.card
    const item = nextItem(tray, other, quota, caps)
    if (item) take(item, tray, other)
    else tray.open = []
  }
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
