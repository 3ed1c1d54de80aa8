import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/**
 * Marks of lists that are letters of a font: the 'o' of a word processor's second level, the 'v' of a symbol font
 * without its name. They are known by their font and place, never by their sign alone.
 */
export const BULLET = '•'

/** Letters, and signs of the first fonts, that are no marks by themselves; capitals number items. */
const MAY_MARK = /^(?![A-Z])[\p{L}§¤¨]$/u
/** Signs of the keyboard, and quotes, that mark items at the heads of lines under one another. */
const SIGN = /^[*+»›~⋆⋄∗]$/u
/** Portuguese words of one letter. */
const WORD = /^[aeoàéóôêáÀÉÓ]$/u
const CAPITAL = /^\p{Lu}/u
const LETTER = /^\p{L}/u

/** Least and widest gap between a mark and its item, in font sizes: a word space is narrower; a sign may have one. */
const GAP = 0.5
const WORD_GAP = 0.16
const WIDEST = 4
/** Points by which marks of one list may stand apart. */
const SAME_EDGE = 2
const SAME_ROW = 0.3
/** So many equal signs at one edge are marks; of those that are words, or mean something themselves, so many. */
const SEVERAL = 2
const SEVERAL_WORDS = 3
/** A page with more signs that may be marks is a puzzle or a drawing, and each looks through all that stands on it. */
const MOST_SIGNS = 500

/** Signs that may also add, deny or point at a note: '+ Na', '~ P', '* Exceto aos sábados.' */
const MEANS = /^[*+~∗]$/u
const POINTS = /^[*∗]$/u
/** Symbols of elements and propositions have at most so many letters. */
const SYMBOL = 2

/** A sign, the first letter of its text, and how many letters that has. */
type Head = { sign: Letter; next: Letter; length: number }

/** Gives letters that mark items the sign of a bullet. */
export function markBullets(segments: readonly Segment[]): void {
  const signs = segments.filter(mayBeHead)
  if (signs.length > MOST_SIGNS) return
  const found = signs.flatMap(segment => headOf(segment, segments))
  const heads = found.some(({ sign }) => MEANS.test(sign.text)) ? withoutMeaning(found, segments) : found
  const marks = new Set(
    heads.filter(head => (!SIGN.test(head.sign.text) && isOfOtherFont(head)) || isRepeated(head, heads)),
  )
  const more = marks.size > 0 ? heads.filter(head => !marks.has(head) && isSecondLevel(head, heads, [...marks])) : []
  for (const { sign } of [...marks, ...more]) sign.text = BULLET
}

/** Whether a line begins with a lone sign. */
function mayBeHead({ letters: [sign, second] }: Segment): boolean {
  if (!sign || sign.isOfFormula) return false
  const isSign = SIGN.test(sign.text)
  // Words begin without a gap: nearly all lines are told by it.
  if (second && second.start - sign.end < (isSign ? WORD_GAP : GAP) * second.run.size) return false
  return isSign || MAY_MARK.test(sign.text)
}

/** A lone sign at the head of a line, with a gap behind it. */
function headOf({ letters, baseline, size }: Segment, segments: readonly Segment[]): Head[] {
  const [sign, second] = letters
  if (!sign) return []
  const isSign = SIGN.test(sign.text)
  const text = second ? letters.slice(1) : (textBeside(sign, baseline, size, segments)?.letters ?? [])
  const [next] = text
  if (!next || !(isSign ? CAPITAL : LETTER).test(next.text)) return []
  const gap = (next.start - sign.end) / next.run.size
  return gap >= (isSign ? WORD_GAP : GAP) && gap <= WIDEST ? [{ sign, next, length: text.length }] : []
}

/** Without signs that add or deny a symbol, or that lead to a note: a word of the page carries the same one. */
function withoutMeaning(heads: readonly Head[], segments: readonly Segment[]): Head[] {
  const carried = new Set(segments.flatMap(({ letters }) => letters.filter(isCarried).map(({ text }) => text)))
  return heads.filter(({ sign, length }) => !MEANS.test(sign.text) || (length > SYMBOL && !carried.has(sign.text)))
}

/** 'Sábado*' carries the sign of a note, and 'a*b' does not. */
function isCarried({ text, end }: Letter, index: number, letters: readonly Letter[]): boolean {
  const [before, after] = [letters[index - 1], letters[index + 1]]
  if (!POINTS.test(text) || !before || !/[\p{L}\p{N})%*∗]$/u.test(before.text)) return false
  return !after || !/^[\p{L}\p{N}(]/u.test(after.text) || after.start - end >= WORD_GAP * after.run.size
}

/** The text that a sign drawn on its own stands before. */
function textBeside(sign: Letter, baseline: number, size: number, segments: readonly Segment[]): Segment | undefined {
  return segments.find(
    other =>
      other.start > sign.end &&
      other.start - sign.end < WIDEST * size &&
      Math.abs(other.baseline - baseline) < SAME_ROW * size &&
      other.cos === sign.run.cos,
  )
}

/** 'o' of Courier before a text of Calibri; a word of one letter needs a capital behind it. */
function isOfOtherFont({ sign, next }: Head): boolean {
  const [own, its] = [sign.run.style.family, next.run.style.family]
  if (!own || !its || own === its) return false
  return CAPITAL.test(next.text) || !WORD.test(sign.text)
}

function isRepeated(head: Head, heads: readonly Head[]): boolean {
  const alike = heads.filter(other => isAlike(other, head))
  if (MEANS.test(head.sign.text)) return alike.length >= SEVERAL_WORDS
  if (!WORD.test(head.sign.text)) return alike.length >= SEVERAL
  return alike.length >= SEVERAL_WORDS && alike.every(({ next }) => CAPITAL.test(next.text))
}

/** Where marks of a list are known, two equal words of one letter set in behind them are its second level. */
function isSecondLevel(head: Head, heads: readonly Head[], marks: readonly Head[]): boolean {
  return (
    heads.filter(other => isAlike(other, head)).length >= SEVERAL &&
    CAPITAL.test(head.next.text) &&
    marks.some(({ next }) => Math.abs(next.start - head.sign.start) <= SAME_EDGE)
  )
}

/** The same sign at the same edge, its text set in as far. */
function isAlike(a: Head, b: Head): boolean {
  return (
    a.sign.text === b.sign.text &&
    Math.abs(a.sign.start - b.sign.start) <= SAME_EDGE &&
    Math.abs(a.next.start - b.next.start) <= SAME_EDGE
  )
}
