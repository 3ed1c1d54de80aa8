import { lemma } from '@capivira/portuguese/morphology'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import type { Section } from '../document/model.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { jaccard } from '../quality/words.ts'
import type { Candidate } from './candidates.ts'

/** How many items of each kind a document of so many words deserves at most. */
export function capsFor(words: number): { cards: number; questions: number; words: number } {
  const growth = Math.max(1, Math.min(3, 1 + Math.log2(Math.max(1, words) / 3000) * 0.54))
  return {
    cards: Math.round(40 * growth),
    questions: Math.round(30 * Math.min(growth, 2.67)),
    words: Math.round(24 * Math.min(growth, 2.5)),
  }
}

type Kind = Candidate['kind']

type Signed = Candidate & { grams: Set<string>; lemmas: Set<string>; answerKey: string }

/** A further item of a section, a family or about a thing already asked loses this much each. */
const PENALTY = { section: 0.12, family: 0.035, focus: 0.35, sentence: 0.22 } as const
const NEW_SECTION = 0.12

/**
 * Chooses cards and questions, the best first: the whole document is covered, no family rules, nothing is asked twice and
 * few items share an answer. They are picked by turns, so that both get their share of the facts; where that leaves one
 * kind short, the one or the other is served first and the best outcome taken.
 */
export function select(
  candidates: readonly Candidate[],
  caps: { cards: number; questions: number },
  wordsOf: ReadonlyMap<Section, number>,
): { cards: Candidate[]; questions: Candidate[] } {
  const signed = candidates.map(sign)
  const quota = quotas(wordsOf)
  let best = pickAll(signed, caps, quota, 'turns')
  for (const order of ['questions-first', 'cards-first'] as const) {
    if (sufficiency(best) >= 2) break
    const other = pickAll(signed, caps, quota, order)
    if (sufficiency(other) > sufficiency(best)) best = other
  }
  return best
}

type Chosen = { cards: Candidate[]; questions: Candidate[] }

/** 2 when there are enough of both kinds; less, the more is missing. */
function sufficiency({ cards, questions }: Chosen): number {
  return Math.min(1, cards.length / minimumOf('card')) + Math.min(1, questions.length / minimumOf('question'))
}

function pickAll(
  signed: readonly Signed[],
  caps: { cards: number; questions: number },
  quota: ReadonlyMap<Section, number>,
  order: 'turns' | 'questions-first' | 'cards-first',
): Chosen {
  const chosen: Record<Kind, Signed[]> = { card: [], question: [] }
  const open: Record<Kind, Signed[]> = {
    card: signed.filter(c => c.kind === 'card'),
    question: signed.filter(c => c.kind === 'question'),
  }
  const cap: Record<Kind, number> = { card: caps.cards, question: caps.questions }
  const favoured: Kind | null = order === 'turns' ? null : order === 'cards-first' ? 'card' : 'question'
  const rank = (kind: Kind) => {
    const share = chosen[kind].length / minimumOf(kind)
    return kind === favoured && share < 1 ? -1 : share
  }
  for (;;) {
    const kinds = (['card', 'question'] as const).filter(
      kind => open[kind].length > 0 && chosen[kind].length < cap[kind],
    )
    const kind = kinds.sort((a, b) => rank(a) - rank(b))[0]
    if (!kind) break
    const best = pick(open[kind], chosen, kind, quota, cap[kind])
    if (!best) {
      open[kind] = []
      continue
    }
    chosen[kind].push(best)
    open[kind] = open[kind].filter(other => other !== best)
  }
  return { cards: trimFamilies(chosen.card, 'card'), questions: trimFamilies(chosen.question, 'question') }
}

function minimumOf(kind: Kind): number {
  return kind === 'card' ? THRESHOLDS.set.cards : THRESHOLDS.set.questions
}

/** The worth below which an item is not shown, however few there are. */
const FLOOR = 0.45
/** The same once there are enough of a kind for the quiz and the games. */
const COMFORTABLE_FLOOR = 0.7

function pick(
  open: Signed[],
  chosen: Record<Kind, Signed[]>,
  kind: Kind,
  quota: ReadonlyMap<Section, number>,
  cap: number,
): Signed | null {
  let best: Signed | null = null
  let bestValue = Number.NEGATIVE_INFINITY
  const mine = chosen[kind]
  const other = chosen[kind === 'card' ? 'question' : 'card']
  const counts = countsOf(mine)
  // A few answers may come back in a long material.
  const mayRepeat = mine.length >= 20 && mine.length - counts.answer.size < mine.length * 0.07
  const floor = mine.length < minimumOf(kind) ? FLOOR : COMFORTABLE_FLOOR
  for (const candidate of open) {
    if (candidate.score < floor) continue
    const { section } = candidate.fact.sentence
    const inSection = counts.section.get(section) ?? 0
    const share = Math.max(1, (quota.get(section) ?? 0) * cap)
    let value = candidate.score
    if (inSection === 0) value += NEW_SECTION
    value -= Math.max(0, inSection / share - 0.5) * PENALTY.section
    value -= ((counts.family.get(candidate.fact.family) ?? 0) / Math.max(8, mine.length)) * PENALTY.family * 8
    value -= (counts.focus.get(focusOf(candidate)) ?? 0) * PENALTY.focus
    value -= (counts.sentence.get(candidate.fact.sentence.index) ?? 0) * PENALTY.sentence
    value -= other.some(item => item.fact.sentence.index === candidate.fact.sentence.index) ? 0.05 : 0
    if (value <= bestValue) continue
    if (counts.answer.has(candidate.answerKey) && !mayRepeat) continue
    if (
      mine.some(item => repeats(item, candidate)) ||
      other.some(item => wording(item, candidate) >= THRESHOLDS.set.duplicateAcross)
    )
      continue
    best = candidate
    bestValue = value
  }
  return bestValue < FLOOR - 0.2 ? null : best
}

function countsOf(items: readonly Signed[]) {
  const counts = {
    section: new Map<Section, number>(),
    family: new Map<string, number>(),
    focus: new Map<string, number>(),
    sentence: new Map<number, number>(),
    answer: new Map<string, number>(),
  }
  const add = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const item of items) {
    add(counts.section, item.fact.sentence.section)
    add(counts.family, item.fact.family)
    add(counts.focus, focusOf(item))
    add(counts.sentence, item.fact.sentence.index)
    add(counts.answer, item.answerKey)
  }
  return counts
}

function focusOf(candidate: Candidate): string {
  return candidate.fact.focus.replace(/\s(?:nome|quando|quanto|lista|causa|função|quem|onde|lacuna|responsável)$/u, '')
}

/** Share of the items a section should get: by the square root of its words. */
function quotas(wordsOf: ReadonlyMap<Section, number>): Map<Section, number> {
  const total = [...wordsOf.values()].reduce((sum, words) => sum + Math.sqrt(words), 0)
  return new Map([...wordsOf].map(([section, words]) => [section, total === 0 ? 0 : Math.sqrt(words) / total]))
}

function sign(candidate: Candidate): Signed {
  return {
    ...candidate,
    grams: fourGrams(candidate.question),
    lemmas: new Set(contentWords(candidate.question).map(lemma)),
    answerKey: [...new Set(contentWords(candidate.answer).map(lemma))].sort().join(' ') || candidate.answer,
  }
}

/** Same measure as quality/similarity.ts, on sets made once. */
function wording(a: Signed, b: Signed): number {
  return Math.max(jaccard(a.grams, b.grams), jaccard(a.lemmas, b.lemmas))
}

function repeats(a: Signed, b: Signed): boolean {
  const alike = wording(a, b)
  return (
    alike >= THRESHOLDS.set.duplicate || (alike >= THRESHOLDS.set.duplicateSameAnswer && a.answerKey === b.answerKey)
  )
}

function fourGrams(text: string): Set<string> {
  const plain = normalize(text).replace(/[^\p{L}\p{N} ]/gu, '')
  const grams = new Set<string>()
  for (let i = 0; i + 4 <= plain.length; i++) grams.add(plain.slice(i, i + 4))
  return grams
}

/** Takes the weakest items of a family out until no family has more than its share. */
function trimFamilies(items: Signed[], kind: Kind): Candidate[] {
  let kept = [...items]
  const limits: Readonly<Record<string, number>> = {
    cloze: kind === 'card' ? THRESHOLDS.set.cloze : 0.75,
    acronym: THRESHOLDS.set.acronym,
  }
  for (;;) {
    if (kept.length <= minimumOf(kind)) return kept
    const counts = new Map<string, Signed[]>()
    for (const item of kept) counts.set(item.fact.family, [...(counts.get(item.fact.family) ?? []), item])
    const over = [...counts].find(
      ([family, list]) => list.length > Math.max(2, (limits[family] ?? THRESHOLDS.set.family) * kept.length),
    )
    if (!over) return kept
    const worst = over[1].reduce((a, b) => (b.score < a.score ? b : a))
    kept = kept.filter(item => item !== worst)
  }
}
