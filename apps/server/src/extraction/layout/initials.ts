import { isFiniteVerb, isKnown } from '@capivira/portuguese/morphology'
import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/** A letter this much larger than those beside it is a large first letter, not a capital of its line. */
export const LARGE = 1.6
/** Where its word may begin and stand, in sizes of the large letter: beside it, and not lower than its foot. */
const CLOSE = 0.6
const OVERLAP = 0.15
const TALL = 0.95
const FOOT = 0.15
/** Programs fit the ink between the lines: letters that hang under their baseline lift it. */
const HANGING = /[gjpqyçQÇJ]/u
const HANG = 0.25
/** A line goes on under a large word within so many of its own sizes. */
const NEXT_LINE = 2
const LONGEST_WORD = 15
/** Two lines on one baseline, in sizes of the smaller. */
const LEVEL = 0.15
/** Words of one letter, which a large first letter may be. */
const WHOLE_WORD = /^[AOEÀÉÓ]$/u
const VERB = 'É'

/** A capital, which a quotation mark may open. */
const INITIAL = /^[“"'‘«¿¡(]?\p{Lu}$/u
/** Some programs make the whole first word large. */
const FIRST_WORD = /^[“"'‘«]?\p{Lu}\p{L}{1,13}$/u

const textOf = ({ letters }: Segment) => letters.map(({ text }) => text).join('')

/** Whether letters are what may stand large at the beginning of a paragraph: a capital, with its quotation mark. */
export const isInitial = (segment: Segment): boolean => segment.letters.length <= 2 && INITIAL.test(textOf(segment))

/**
 * Whether letters may be a large first letter or word before what is drawn in such a size on such a baseline, and no
 * part of its line. What is raised or lowered behind a word is an exponent, an index or the mark of a note.
 */
export const isLargeBefore = (segment: Segment, { size, baseline }: { size: number; baseline: number }): boolean =>
  segment.size >= LARGE * size &&
  (isInitial(segment) || (Math.abs(segment.baseline - baseline) < LEVEL * size && isFirstWord(segment)))

/** Whether a whole piece is one word of one size: a large letter at the end of a line makes none of it. */
const isFirstWord = (segment: Segment): boolean =>
  segment.letters.length <= LONGEST_WORD &&
  segment.letters.every(({ run }) => run.size * LARGE > segment.size) &&
  FIRST_WORD.test(textOf(segment))

/**
 * Puts each large first letter at the beginning of the first of the lines that are set in beside it, whatever baseline
 * it stands on and whenever it was drawn. A large word beside which no more than its own line stands is one of that.
 */
export function joinInitials(segments: readonly Segment[]): Segment[] {
  const initials = segments.filter(segment => isInitial(segment) || isFirstWord(segment))
  if (initials.length === 0) return [...segments]
  const joined = new Set<Segment>()
  for (const initial of initials) {
    if (joined.has(initial)) continue
    const beside = segments.filter(
      segment => segment !== initial && !joined.has(segment) && standsBeside(initial, segment),
    )
    const isWord = !isInitial(initial)
    if (isWord && !isWrapped(initial, beside, segments)) {
      const line = segments.find(segment => !joined.has(segment) && goesOn(initial, segment))
      if (line) joined.add(takeOn(initial, line))
      continue
    }
    const first = beside.reduce<Segment | null>(
      (top, line) => (top && top.baseline <= line.baseline ? top : line),
      null,
    )
    const [next, ...rest] = first?.letters ?? []
    if (!first || !next) continue
    const capital = initial.letters.at(-1)?.text ?? ''
    const [word = '', behind = ''] = wordsAt(first.letters)
    const spaceBefore = next.spaceBefore || isWord || isWholeWord(capital, word, behind)
    // The large letter becomes one of its line, so that only its word's spaces count, and the lines beside it begin
    // where it does.
    const begin: Letter = {
      ...next,
      text: textOf(initial),
      start: initial.start,
      end: next.start,
      baseline: first.baseline,
      spaceBefore: false,
    }
    Object.assign(first, { letters: [begin, { ...next, spaceBefore }, ...rest] })
    for (const line of beside) line.start = initial.start
    joined.add(initial)
  }
  return segments.filter(segment => !joined.has(segment))
}

/** A large word is a heading beside its text, unless lines are set in beside it that go on under it. */
function isWrapped(initial: Segment, beside: readonly Segment[], segments: readonly Segment[]): boolean {
  if (beside.length < 2) return false
  const top = beside.reduce((high, line) => (line.baseline < high.baseline ? line : high))
  const { size, baseline } = beside.reduce((low, line) => (line.baseline > low.baseline ? line : low))
  // A paragraph no taller than its large word has nothing under it: its last line stands on the word's own baseline.
  const isLevel = Math.abs(baseline - initial.baseline) < LEVEL * size
  if (isLevel && /^\p{Ll}/u.test(top.letters[0]?.text ?? '')) return true
  return segments.some(
    line =>
      Math.abs(line.size - size) < 0.1 * size &&
      Math.abs(line.start - initial.start) < 0.5 * size &&
      line.baseline > baseline &&
      line.baseline < baseline + NEXT_LINE * size,
  )
}

/** Whether the small text of a line goes on behind its large first word. */
function goesOn(word: Segment, { letters: [next], start, cos, sin }: Segment): boolean {
  const gap = start - word.end
  return (
    next !== undefined &&
    word.size >= LARGE * next.run.size &&
    Math.abs(next.baseline - word.baseline) < LEVEL * next.run.size &&
    gap > -OVERLAP * word.size &&
    gap < CLOSE * word.size &&
    cos * word.cos + sin * word.sin > 0.99 &&
    next.run.origin === word.letters[0]?.run.origin
  )
}

/** Makes a line of its large first word and what goes on behind it; what is taken on is no piece any more. */
function takeOn(word: Segment, line: Segment): Segment {
  const { size, baseline } = line.size > word.size ? line : word
  const letters = [...word.letters, ...line.letters]
  Object.assign(word, { letters, end: Math.max(word.end, line.end), size, baseline })
  return line
}

function standsBeside(initial: Segment, { start, baseline, size, cos, sin, letters }: Segment): boolean {
  const gap = start - initial.end
  return (
    letters.length > 1 &&
    cos * initial.cos + sin * initial.sin > 0.99 &&
    initial.size >= LARGE * size &&
    gap > -OVERLAP * initial.size &&
    gap < CLOSE * initial.size &&
    baseline > initial.baseline - TALL * initial.size &&
    baseline < initial.baseline + FOOT * size + (HANGING.test(textOf(initial)) ? HANG * initial.size : 0)
  )
}

/** The first two words of a line, in small letters. */
function wordsAt(letters: readonly Letter[]): string[] {
  const words = ['']
  for (const [index, { text, spaceBefore, start, run }] of letters.entries()) {
    const before = letters[index - 1]
    if (index > 0 && (spaceBefore || (before && start - before.end > 0.16 * run.size)) && words.push('') > 2) break
    words[words.length - 1] += text
  }
  return words.map(word => word.toLowerCase().replace(/[^\p{L}-]+$/u, ''))
}

/**
 * 'O' before 'feudo' is a word, before 's' or 'feso' the beginning of one. 'É' is no verb where one stands behind the
 * next word: 'É' + 'rico era'.
 */
const isWholeWord = (letter: string, next: string, behind: string): boolean =>
  WHOLE_WORD.test(letter) &&
  next.length > 1 &&
  isKnown(next) &&
  !isKnown(letter.toLowerCase() + next) &&
  !(letter === VERB && isFiniteVerb(behind) && !behind.endsWith('r'))
