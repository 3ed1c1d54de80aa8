import type { Line, LookSpan, Span } from '@capivira/core/materials/document'
import { hyphensOf } from './hyphens.ts'
import { letterSpaced } from './letter-spaced.ts'
import type { Letter } from './letters.ts'
import type { LooksOf } from './looks.ts'
import { scriptText, shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'
import { spelledOut } from './spelled-out.ts'

/** Share of the font size above and below the baseline that a line of text takes. */
const ASCENT = 0.8
const DESCENT = 0.22
/** Smallest word space in font sizes, counted from the usual gap between two letters of the line. */
const WORD_GAP = 0.16
/** A gap below this is no letter-spacing. */
const TIGHT = 0.04
/** Lines this short say nothing about the usual gap. */
const FEW_GAPS = 5
/** A ligature's box may end before its ink: a space drawn this close after one is false ("científi ca"). */
const FALSE_SPACE = 0.1
const LIGATURE_END = /f[fil]$/
/**
 * … and by so much that the gap alone looks like a space, where none is drawn: browsers print "cientí" "fi" "ca" so.
 */
const SHORT_BOX = 0.55

/** From which gap on, in font sizes, a space stands between two letters; and behind a ligature. */
type Threshold = { word: number; ligature: number }

const NONE: ReadonlySet<Letter> = new Set()

/**
 * The text, box and styles of one segment; null when nothing readable is left.
 * @param drawsSpaces whether the page draws the spaces between its words, rather than leaving gaps
 * @param looksOf how each letter looks, where any looks otherwise than plain
 */
export function composeLine(segment: Segment, drawsSpaces = false, looksOf: LooksOf | null = null): Line | null {
  const { letters } = segment
  const gap = wordGap(letters)
  const threshold = { word: gap, ligature: drawsSpaces ? Math.max(gap, SHORT_BOX) : gap }
  const spelled = spelledOut(letters)
  const joined = spelled.size > 0 ? spelled : drawsSpaces ? letterSpaced(letters) : NONE
  const bold: Span[] = []
  const italic: Span[] = []
  const looks = new Map<string, Span[]>()
  let text = ''
  let sizes = 0
  let level = 0
  let monospaced = 0
  let before: Letter | undefined
  for (let index = 0; index < letters.length; ) {
    const letter = letters[index]
    if (!letter) break
    if (before && !joined.has(letter) && hasSpace(before, letter, threshold)) text += ' '
    const from = text.length
    const shift = letter.run.size < segment.size ? shiftOf(letter, segment) : 0
    const end = shift === 0 ? index + 1 : endOfScript(letters, index, shift, segment, threshold)
    text += shift === 0 ? letter.text : scriptOf(letters, index, end, { shift, before: text, threshold })
    if (letter.run.style.bold) extend(bold, text, from)
    if (letter.run.style.italic) extend(italic, text, from)
    for (const look of looksOf?.(letter) ?? []) extend(spansOf(looks, look), text, from)
    // What is raised or lowered says nothing of the size of its line.
    if (shift === 0) {
      sizes += letter.run.size
      level++
    }
    for (; index < end; index++) if (letters[index]?.run.style.monospace) monospaced++
    before = letters[end - 1]
  }
  text = hyphensOf(text)
  if (!/\S/.test(text)) return null
  return {
    text,
    box: boxOf(segment),
    fontSize: round(sizes / Math.max(1, level)),
    bold,
    italic,
    monospace: monospaced * 2 > letters.length,
    source: letters[0]?.run.origin ?? 'text',
    ...(looks.size > 0 && { looks: lookSpans(looks) }),
  }
}

function spansOf(looks: Map<string, Span[]>, look: string): Span[] {
  const spans = looks.get(look) ?? []
  looks.set(look, spans)
  return spans
}

const lookSpans = (looks: ReadonlyMap<string, readonly Span[]>): LookSpan[] =>
  [...looks].flatMap(([look, spans]) => spans.map(([start, end]): LookSpan => [start, end, look]))

/** Where the letters end that are raised, or lowered, together with the one at `from`. */
function endOfScript(
  letters: readonly Letter[],
  from: number,
  shift: -1 | 1,
  segment: Segment,
  threshold: Threshold,
): number {
  let end = from + 1
  for (; end < letters.length; end++) {
    const [last, next] = [letters[end - 1], letters[end]]
    if (!last || !next || shiftOf(next, segment) !== shift || hasSpace(last, next, threshold)) break
  }
  return end
}

/** The letters from `from` to `end`, which are raised or lowered, behind the text before them. */
function scriptOf(
  letters: readonly Letter[],
  from: number,
  end: number,
  { shift, before, threshold }: { shift: -1 | 1; before: string; threshold: Threshold },
): string {
  const [last, next] = [letters[end - 1], letters[end]]
  const after = next && last && !hasSpace(last, next, threshold) ? next.text : ''
  const run = letters.slice(from, end).map(letter => letter.text)
  return scriptText(run.join(''), shift, before, after)
}

/** Hundredths of a point are enough. */
const round = (value: number) => Math.round(value * 100) / 100

/** From which gap on, in font sizes, two letters belong to different words: wider in letter-spaced text. */
function wordGap(letters: readonly Letter[]): number {
  const gaps: number[] = []
  let tight = 0
  let before: Letter | undefined
  for (const letter of letters) {
    if (before && !letter.spaceBefore && isAlphanumeric(before.text) && isAlphanumeric(letter.text)) {
      const gap = (letter.start - before.end) / letter.run.size
      if (gap < TIGHT) tight++
      else gaps.push(gap)
    }
    before = letter
  }
  const count = tight + gaps.length
  // The lower quartile tells: in text without spaces of its own many of the gaps are word spaces.
  const quartile = count >> 2
  if (count < FEW_GAPS || tight > quartile) return WORD_GAP
  return WORD_GAP + (gaps.sort((a, b) => a - b)[quartile - tight] ?? 0)
}

/**
 * Letters and digits by their first code: Latin and above, without the Latin-1 signs. Called for every letter of a
 * page.
 */
function isAlphanumeric(text: string): boolean {
  const code = text.charCodeAt(0)
  if (code >= 0x80) return code >= 0xc0
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}

/** A fraction is wider than its letters: what ends a clause stands close behind it, whatever the gap. */
const FRACTION = /.\/./
const CLOSING = /^[.,;:!?)]$/

function hasSpace(before: Letter, letter: Letter, threshold: Threshold): boolean {
  // The point behind words that were struck out ends what stands before them.
  if (letter.struckUntil !== undefined && CLOSING.test(letter.text)) return false
  if (!letter.spaceBefore && before.text.length > 2 && CLOSING.test(letter.text) && FRACTION.test(before.text))
    return false
  const gap = (letter.start - before.end) / letter.run.size
  const ligature = before.text.length > 1 && LIGATURE_END.test(before.text)
  if (!letter.spaceBefore) return gap > (ligature ? threshold.ligature : threshold.word)
  return gap > FALSE_SPACE || !ligature
}

function boxOf({ start, end, baseline, size, cos, sin }: Segment): Line['box'] {
  const top = baseline - size * ASCENT
  const bottom = baseline + size * DESCENT
  if (cos === 1 && sin === 0) return [round(start), round(top), round(end), round(bottom)]
  const xs = [start * cos - top * sin, end * cos - top * sin, start * cos - bottom * sin, end * cos - bottom * sin]
  const ys = [start * sin + top * cos, end * sin + top * cos, start * sin + bottom * cos, end * sin + bottom * cos]
  return [round(Math.min(...xs)), round(Math.min(...ys)), round(Math.max(...xs)), round(Math.max(...ys))]
}

/** Adds what the text holds from `from` on to the spans; a style does not end at the space between its words. */
function extend(spans: Span[], text: string, from: number): void {
  const last = spans.at(-1)
  const follows = last && (last[1] === from || (last[1] === from - 1 && text[from - 1] === ' '))
  if (last && follows) spans[spans.length - 1] = [last[0], text.length]
  else spans.push([from, text.length])
}
