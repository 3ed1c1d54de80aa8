import { takeApart } from '../../analysis/grammar/clauses.ts'
import { upperFirst, wordsIn } from '../../families/wording/phrasing.ts'
import { pattern } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'

/** Where a sentence may end early and still say something whole. */
const JOINT = pattern('gu')`;\s|\s[–—]\s|,\s(?=(?:${'joint where a sentence may end'}|\p{Ll}+[aei]ndo)\s)|,\s(?=e\s)`
/** A thought that goes on: 'não só…, mas também'. */
const GOES_ON = /(?<![\p{L}])(?:não (?:só|apenas|somente)|tanto|nem|quanto mais|não)(?![\p{L}])[^,;]*$/iu
/** Fewer words say too little with a gap. */
const LEAST_WORDS = 6

/**
 * The sentence with its gap as a hint: whole where it is short, else up to the end of a thought; null where that is too
 * far.
 */
export function cutSentence(text: string): string | null {
  const whole = tidy(text)
  const { maxHintChars } = THRESHOLDS.word
  if (whole.length <= maxHintChars) return whole
  const plain = tidy(withoutAsides(whole))
  if (plain.length <= maxHintChars) return plain
  const ends = [...plain.matchAll(JOINT)].map(({ index }) => index)
  const clause = takeApart(plain.replace(/[.]$/, '').replace(GAP, 'coisa'))
  if (!clause) return null
  for (const end of ends.toReversed()) {
    const cut = plain.slice(0, end).trimEnd()
    if (cut.length >= maxHintChars || !cut.includes(GAP) || wordsIn(cut) < LEAST_WORDS) continue
    if (GOES_ON.test(cut) || !saysIt(cut, clause.verb) || !closed(cut)) continue
    return `${cut}.`
  }
  return null
}

/** What a word means, cut to the length of a hint at the end of a thought; null where there is none. */
export function cutMeaning(meaning: string, room: number): string | null {
  const whole = upperFirst(meaning.trim())
  if (whole.length <= room) return whole
  const plain = withoutAsides(whole)
  if (plain.length <= room) return plain
  const end = [...plain.matchAll(JOINT)].map(({ index }) => index).findLast(index => index <= room && index >= 25)
  if (end !== undefined && closed(plain.slice(0, end))) return plain.slice(0, end).trimEnd()
  const early = plain.slice(0, room - 1)
  const pause = Math.max(early.lastIndexOf(', '), early.lastIndexOf(' que '), early.lastIndexOf(' para '))
  return pause > room * 0.55 && closed(early.slice(0, pause)) ? `${early.slice(0, pause)}…` : null
}

function tidy(text: string): string {
  return upperFirst(text.trim())
}

function withoutAsides(text: string): string {
  return text.replace(/(?<!_____)\s\((?![^)]*_____)[^()]*\)/gu, '')
}

/** Whether the main verb stands before the cut, so that the cut is a sentence. */
function saysIt(cut: string, verb: string): boolean {
  const early = takeApart(cut.replace(GAP, 'coisa'))
  return early !== null && early.verb === verb && early.rest.length > 0
}

function closed(cut: string): boolean {
  return (
    (cut.match(/[(“]/g)?.length ?? 0) === (cut.match(/[)”]/g)?.length ?? 0) && (cut.match(/"/g)?.length ?? 0) % 2 === 0
  )
}
