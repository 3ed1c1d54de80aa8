import type { Line, Span } from '@capivira/core/materials/document'
import type { FontStyle } from './font-style.ts'

/** One glyph along its line: positions in points along the direction of the text and across it. */
export type Placed = {
  text: string
  start: number
  end: number
  baseline: number
  size: number
  style: FontStyle
}

/** Share of the font size above and below the baseline that a line of text takes. */
const ASCENT = 0.8
const DESCENT = 0.22

/** A line being written: letters that follow each other on one baseline, in one direction. */
export class LineBuilder {
  readonly cos: number
  readonly sin: number
  readonly start: number
  end: number
  /** Baseline and size of the line's largest letters: indices and exponents must not move it. */
  baseline: number
  size: number
  #text = ''
  readonly #bold: Span[] = []
  readonly #italic: Span[] = []
  #letters = 0
  #sizeSum = 0
  #monospaced = 0

  constructor(first: Placed, cos: number, sin: number) {
    this.cos = cos
    this.sin = sin
    this.start = first.start
    this.end = first.start
    this.baseline = first.baseline
    this.size = first.size
    this.add(first)
  }

  get text(): string {
    return this.#text
  }

  add({ text, start, end, baseline, size, style }: Placed): void {
    const from = this.#text.length
    this.#text += text
    if (style.bold) extend(this.#bold, from, this.#text.length)
    if (style.italic) extend(this.#italic, from, this.#text.length)
    if (size > this.size) {
      this.size = size
      this.baseline = baseline
    }
    this.end = Math.max(this.end, end, start)
    this.#letters += 1
    this.#sizeSum += size
    if (style.monospace) this.#monospaced += 1
  }

  /** A word space, unless the line already ends with one. It carries the style of what stands before it. */
  space(): void {
    if (this.#text.endsWith(' ')) return
    const from = this.#text.length
    this.#text += ' '
    for (const spans of [this.#bold, this.#italic]) if (spans.at(-1)?.[1] === from) extend(spans, from, from + 1)
  }

  /** The finished line, or null when it holds nothing but space. */
  finish(): Line | null {
    const text = this.#text.trimEnd()
    if (text === '' || this.#letters === 0) return null
    return {
      text,
      box: this.#box(),
      fontSize: round(this.#sizeSum / this.#letters),
      bold: trim(this.#bold, text),
      italic: trim(this.#italic, text),
      monospace: this.#monospaced * 2 > this.#letters,
    }
  }

  #box(): Line['box'] {
    const top = this.baseline - this.size * ASCENT
    const bottom = this.baseline + this.size * DESCENT
    const corners = [
      [this.start, top],
      [this.end, top],
      [this.start, bottom],
      [this.end, bottom],
    ].map(([along = 0, across = 0]) => [along * this.cos - across * this.sin, along * this.sin + across * this.cos])
    const xs = corners.map(([x = 0]) => x)
    const ys = corners.map(([, y = 0]) => y)
    return [round(Math.min(...xs)), round(Math.min(...ys)), round(Math.max(...xs)), round(Math.max(...ys))]
  }
}

/** Hundredths of a point are enough. */
const round = (value: number) => Math.round(value * 100) / 100

function extend(spans: Span[], from: number, to: number): void {
  const last = spans.at(-1)
  if (last && last[1] === from) spans[spans.length - 1] = [last[0], to]
  else spans.push([from, to])
}

/** Spans without the spaces at their ends, within the text. */
function trim(spans: readonly Span[], text: string): Span[] {
  return spans.flatMap(([from, to]) => {
    const inside = text.slice(from, to)
    const start = from + inside.length - inside.trimStart().length
    const end = start + inside.trim().length
    return end > start ? [[start, end] as const] : []
  })
}
