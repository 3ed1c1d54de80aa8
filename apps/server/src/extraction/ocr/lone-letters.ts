import { type Ink, inkIn, inkLevel } from './components.ts'
import type { GreyPicture } from './picture.ts'
import { CAPITAL, isVertical, sizeOfLine, type Word } from './tsv-words.ts'

/** Words of one letter with an accent: nothing beside the letter tells recognition whether it is there. */
const LONE = /^[ÀÁÂÃÉÊÓÔàáâãéêóô]$/u
const SINGLE = /^[\p{L}\p{N}]$/u
/** How high the same letter is without its accent, in capitals, and by how much it may differ. */
const SMALL = 0.69
const HIGHER = 1.14
/** An accent stands at most so far above its letter, in capitals: descenders of the row above end there. */
const ABOVE = 0.42
/** Smaller than this, in capitals, is dust. */
const SMALLEST = 0.08
/** What is looked at around a letter, in capitals: boxes of the last word of a row may be too narrow for it. */
const AROUND = 1

/**
 * The words with the accents of lone letters taken away where the picture has no ink for them: 'À' at the end of a row,
 * before the noun that follows in the next, is most often 'A'. Words without such letters cost nothing.
 */
export function withSeenAccents(words: readonly Word[], picture: GreyPicture): Word[] {
  if (!words.some(({ text }) => LONE.test(text))) return [...words]
  const level = inkLevel(picture)
  const lines = Map.groupBy(words, word => word.line)
  return words.map(word => {
    const line = lines.get(word.line) ?? []
    const others = line.filter(other => other !== word)
    if (!LONE.test(word.text) || others.length === 0) return word
    const capital = CAPITAL * sizeOfLine(measured(others), isVertical(line))
    const view = upright(picture, word, { margin: Math.ceil(AROUND * capital), way: wayOf(line) })
    return hasAccent(view, word.text, { level, capital })
      ? word
      : { ...word, text: word.text.normalize('NFD').replace(/\p{M}/gu, '') }
  })
}

/**
 * The words of a line whose boxes tell how high its letters are: where letters run into each other, as in a blurred
 * photograph, Tesseract gives longer words the height of the whole line.
 */
function measured(line: readonly Word[]): readonly Word[] {
  const single = line.filter(({ text }) => SINGLE.test(text))
  return single.length > 0 ? single : line
}

type Way = 'right' | 'up' | 'down'

/** Which way a line runs: its words follow each other. */
function wayOf(line: readonly Word[]): Way {
  if (!isVertical(line)) return 'right'
  return (line[0]?.top ?? 0) > (line.at(-1)?.top ?? 0) ? 'up' : 'down'
}

type View = { picture: GreyPicture; box: Ink }

/** A word's part of the page, turned so that it runs to the right, and the word's box in it. */
function upright(picture: GreyPicture, word: Ink, { margin, way }: { margin: number; way: Way }): View {
  const x0 = Math.max(0, word.left - margin)
  const y0 = Math.max(0, word.top - margin)
  const wide = Math.min(picture.width, word.right + margin) - x0
  const high = Math.min(picture.height, word.bottom + margin) - y0
  const [width, height] = way === 'right' ? [wide, high] : [high, wide]
  const place = (x: number, y: number) =>
    way === 'right' ? [x, y] : way === 'up' ? [high - 1 - y, x] : [y, wide - 1 - x]
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [toX = 0, toY = 0] = place(x, y)
      pixels[toY * width + toX] = picture.pixels[(y0 + y) * picture.width + x0 + x] ?? 255
    }
  const [ax = 0, ay = 0] = place(word.left - x0, word.top - y0)
  const [bx = 0, by = 0] = place(word.right - 1 - x0, word.bottom - 1 - y0)
  const box = {
    left: Math.min(ax, bx),
    right: Math.max(ax, bx) + 1,
    top: Math.min(ay, by),
    bottom: Math.max(ay, by) + 1,
  }
  return { picture: { width, height, pixels }, box }
}

/** Ink above the letter, or a letter higher than it is without. True where the letter itself is not found. */
function hasAccent({ picture, box }: View, text: string, measures: { level: number; capital: number }): boolean {
  const { level, capital } = measures
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const pieces = inkIn(picture, whole, level)
  const letter = pieces
    .filter(({ left, right, bottom }) => left < box.right && right > box.left && bottom > box.bottom - capital / 2)
    .reduce<Ink | null>((all, piece) => (all && areaOf(all) >= areaOf(piece) ? all : piece), null)
  if (!letter) return true
  const height = letter.bottom - letter.top
  const plain = (/^\p{Lu}/u.test(text) ? 1 : SMALL) * capital
  if (height < plain / HIGHER || height > HIGHER * plain) return true
  return pieces.some(
    ({ left, top, right, bottom }) =>
      bottom <= letter.top + 1 &&
      top >= letter.top - ABOVE * capital &&
      left < letter.right &&
      right > letter.left &&
      Math.max(right - left, bottom - top) >= SMALLEST * capital,
  )
}

const areaOf = ({ left, top, right, bottom }: Ink) => (right - left) * (bottom - top)
