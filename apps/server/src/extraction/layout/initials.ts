import { isKnown } from '@capivira/portuguese/morphology'
import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/** A letter this much larger than those beside it is a large first letter, not a capital of its line. */
export const LARGE = 1.6
/** Where its word may begin and stand, in sizes of the large letter: beside it, and not lower than its foot. */
const CLOSE = 0.6
const OVERLAP = 0.15
const TALL = 0.95
const FOOT = 0.15
/** Words of one letter, which a large first letter may be. */
const WHOLE_WORD = /^[AOEÀÉÓ]$/u

export const isCapital = ({ text }: Pick<Letter, 'text'>): boolean => /^\p{Lu}$/u.test(text)

/**
 * Puts each large first letter at the beginning of the first of the lines that are set in beside it, whatever baseline
 * it stands on and whenever it was drawn.
 */
export function joinInitials(segments: readonly Segment[]): Segment[] {
  const initials = segments.filter(({ letters: [letter, second] }) => letter && !second && isCapital(letter))
  if (initials.length === 0) return [...segments]
  const joined = new Set<Segment>()
  for (const initial of initials) {
    const beside = segments.filter(
      segment => segment !== initial && !joined.has(segment) && standsBeside(initial, segment),
    )
    const first = beside.reduce<Segment | null>(
      (top, line) => (top && top.baseline <= line.baseline ? top : line),
      null,
    )
    const [letter] = initial.letters
    const [next, ...rest] = first?.letters ?? []
    if (!first || !letter || !next) continue
    const spaceBefore = next.spaceBefore || isWholeWord(letter.text, wordAt(first.letters))
    // The large letter becomes one of its line, so that only its word's spaces count, and the lines beside it begin
    // where it does.
    const run = next.run
    const begin: Letter = { ...letter, run, end: next.start, baseline: first.baseline }
    Object.assign(first, { letters: [begin, { ...next, spaceBefore }, ...rest] })
    for (const line of beside) line.start = initial.start
    joined.add(initial)
  }
  return segments.filter(segment => !joined.has(segment))
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
    baseline < initial.baseline + FOOT * size
  )
}

function wordAt(letters: readonly Letter[]): string {
  let word = ''
  for (const [index, { text, spaceBefore, start, run }] of letters.entries()) {
    const before = letters[index - 1]
    if (index > 0 && (spaceBefore || (before && start - before.end > 0.16 * run.size))) break
    word += text
  }
  return word.toLowerCase().replace(/[^\p{L}-]+$/u, '')
}

/** 'O' before 'feudo' is a word, before 's' or 'feso' the beginning of one. */
const isWholeWord = (letter: string, next: string): boolean =>
  WHOLE_WORD.test(letter) && next.length > 1 && isKnown(next) && !isKnown(letter.toLowerCase() + next)
