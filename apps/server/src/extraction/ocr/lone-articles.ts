import { type Ink, inkIn, inkLevel } from './components.ts'
import type { GreyPicture } from './picture.ts'
import { CAPITAL, isVertical, sizeOfLine, type Word } from './tsv-words.ts'

/** An article or 'E' at the head of a sentence, with the word behind it: 'Avela' for 'A vela'. */
const GLUED = /^([AEO])(\p{Ll}{3,}[.,;:!?]?)$/u
/** How wide a gap between two words is at least, in capitals; between letters it is half as wide at most. */
const GAP = 0.2
const LETTER_GAP = 0.5

/**
 * The words with the space behind a first letter put back where recognition lost it and the picture shows it: a gap as
 * wide as between words, before what is a word by itself. Letters that lean away from each other ('A vela') are read as
 * one.
 */
export async function withSeenSpaces(words: readonly Word[], picture: GreyPicture): Promise<Word[]> {
  if (!words.some(({ text }) => GLUED.test(text))) return [...words]
  const level = inkLevel(picture)
  const lines = Map.groupBy(words, word => word.line)
  const whole: Word[] = []
  for (const word of words) {
    const [, first = '', rest = ''] = GLUED.exec(word.text) ?? []
    const line = lines.get(word.line) ?? []
    const gap =
      first === '' || isVertical(line) ? null : gapBehindFirst(picture, word, level, CAPITAL * sizeOfLine(line))
    if (gap && (await isWord(rest)))
      whole.push({ ...word, right: gap.left, text: first }, { ...word, left: gap.right, text: rest })
    else whole.push(word)
  }
  return whole
}

/** The gap behind the first letter of a word, in pixels across; null where it is none between words. */
function gapBehindFirst(
  picture: GreyPicture,
  word: Ink,
  level: number,
  capital: number,
): { left: number; right: number } | null {
  const gaps: { left: number; right: number }[] = []
  let end = -1
  for (const { left, right } of inkIn(picture, word, level)) {
    if (end >= 0 && left > end) gaps.push({ left: end, right: left })
    end = Math.max(end, right)
  }
  const [first, ...others] = gaps
  if (!first) return null
  const width = ({ left, right }: { left: number; right: number }) => right - left
  const isWide = width(first) >= GAP * capital && first.left - word.left <= 1.5 * capital
  return isWide && others.every(gap => width(gap) <= LETTER_GAP * width(first)) ? first : null
}

/** The dictionary is loaded for what looks like two words only. */
async function isWord(text: string): Promise<boolean> {
  const { isKnown } = await import('@capivira/portuguese/morphology')
  return isKnown(text.replace(/[.,;:!?]$/u, ''))
}
