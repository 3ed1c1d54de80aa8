import type { Section } from '../../document/model.ts'
import { asksOfAnother } from '../../quality/frames.ts'
import { isOfOneSentence, isSameFact } from './same-fact.ts'
import { type Caps, type Kind, needed, type Signed } from './sufficiency.ts'
import { mirrors, readsTheSame, repeats, sharesAnswer } from './wording.ts'

/** What is still open and what is chosen of one kind, with counts of the chosen. */
export type Tray = {
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

/** An empty tray before all candidates of its kind. */
export function trayOf(signed: readonly Signed[], kind: Kind, caps: Caps): Tray {
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

/**
 * One sentence about one thing after the other ('Qual é o nome popular de…?') is asked so often at most, in a book one
 * time in so many.
 */
const OF_A_FRAME = { least: 3, oneIn: 12 } as const

/** Moves an item to the chosen and drops what would now be asked twice, of its kind and of the other. */
export function take(item: Signed, tray: Tray, other: Tray): void {
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
      if (item.trust === 'unsure' && mirrors(item.wording, candidate.wording)) tray.doubles.add(candidate)
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

/** Whether a part of the document has an item already, of either kind. */
export function coveredBy(candidate: Signed, tray: Tray, other: Tray): boolean {
  const { section } = candidate.fact.sentence
  return tray.sections.has(section) || other.sections.has(section)
}
