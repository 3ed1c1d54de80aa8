import type { Random } from '../random.ts'
import { unwelcome } from './unwelcome.ts'

export const gridSize = 15
/** The four directions, as steps of row and column; a word may be read from its end, too. */
export const directions = {
  right: [0, 1],
  down: [1, 0],
  downRight: [1, 1],
  downLeft: [1, -1],
} as const
export type Direction = keyof typeof directions

export type Axis = 'horizontal' | 'vertical' | 'diagonal'
const axes: Record<Axis, readonly Direction[]> = {
  horizontal: ['right'],
  vertical: ['down'],
  diagonal: ['downRight', 'downLeft'],
}
const axisNames = ['horizontal', 'vertical', 'diagonal'] as const
/** Words of each axis at least, where there are words enough. */
export const leastPerAxis = 2

const vowels = 'AEIOU'
const consonants = 'BCDFGHJKLMNPQRSTVWXYZ'
export const vowelShare = 0.3

/** Layouts tried before the words are given up: some in a million need a second one. */
const layouts = 60
/** Rounds of changing fillers before another layout is tried. */
const corrections = 40

/** A laid out grid: its letters row by row, and the cells of each word in order, numbered from 0. */
export type Grid = { letters: string; cells: readonly (readonly number[])[] }

/** Lays words of A–Z, none inside another, into a grid and fills the rest; null when they do not fit together. */
export function layGrid(words: readonly string[], random: Random): Grid | null {
  for (let attempt = 0; attempt < layouts; attempt++) {
    const placed = placeAll(words, random)
    const letters = placed && fill(words, placed, random)
    if (placed && letters) return { letters: letters.join(''), cells: placed.cells }
  }
  return null
}

/** The cells of a line of `length` from a cell; null when it leaves the grid. */
export function lineFrom(start: number, direction: Direction, length: number): number[] | null {
  const [down, right] = directions[direction]
  const row = Math.floor(start / gridSize)
  const column = start % gridSize
  const lastRow = row + down * (length - 1)
  const lastColumn = column + right * (length - 1)
  if (lastRow >= gridSize || lastColumn >= gridSize || lastColumn < 0) return null
  return Array.from({ length }, (_, step) => (row + down * step) * gridSize + column + right * step)
}

type Placed = { letters: (string | undefined)[]; cells: (readonly number[])[] }

/** Places the longest words first, each at a random one of all the places where it can lie. */
function placeAll(words: readonly string[], random: Random): Placed | null {
  const letters: (string | undefined)[] = Array(gridSize * gridSize).fill(undefined)
  const cells: (readonly number[])[] = words.map(() => [])
  const wanted = axesFor(words.length, random)
  const order = words.map((word, at) => ({ word, at })).sort((one, other) => other.word.length - one.word.length)
  for (const [turn, { word, at }] of order.entries()) {
    const line = random.pick(placesOf(word, axes[wanted[turn] ?? 'horizontal'], letters))
    if (!line) return null
    cells[at] = line
    for (const [step, cell] of line.entries()) letters[cell] = word[step]
  }
  return { letters, cells }
}

/** An axis for each of `count` words: two of each first, the rest by chance. */
function axesFor(count: number, random: Random): Axis[] {
  const fixed = axisNames.flatMap(axis => Array<Axis>(leastPerAxis).fill(axis))
  const rest = Array.from({ length: Math.max(0, count - fixed.length) }, () => random.pick(axisNames) ?? 'horizontal')
  return random.shuffled(count < fixed.length ? random.shuffled(fixed).slice(0, count) : [...fixed, ...rest])
}

const linesByLength = new Map<string, readonly (readonly number[])[]>()

/** Every line of a direction and a length; counted out once. */
function linesOf(direction: Direction, length: number): readonly (readonly number[])[] {
  const key = `${direction} ${length}`
  const known = linesByLength.get(key)
  if (known) return known
  const lines = Array.from({ length: gridSize * gridSize }, (_, start) => lineFrom(start, direction, length) ?? [])
  const legal = lines.filter(line => line.length > 0)
  linesByLength.set(key, legal)
  return legal
}

/** Whether all cells of a line are empty or hold a word's letter, and one of them at least is empty. */
function canLie(word: string, line: readonly number[], letters: readonly (string | undefined)[]): boolean {
  let isNew = false
  for (let step = 0; step < line.length; step++) {
    const letter = letters[line[step] ?? 0]
    if (letter === undefined) isNew = true
    else if (letter !== word[step]) return false
  }
  return isNew
}

/** Every line on which a word can lie. */
function placesOf(
  word: string,
  among: readonly Direction[],
  letters: readonly (string | undefined)[],
): (readonly number[])[] {
  const found: (readonly number[])[] = []
  for (const direction of among) {
    for (const line of linesOf(direction, word.length)) {
      if (canLie(word, line, letters)) found.push(line)
    }
  }
  return found
}

const filler = (random: Random) => {
  const from = random.next() < vowelShare ? vowels : consonants
  return from[random.below(from.length)] ?? 'A'
}

/** Fills the empty cells, and changes fillers until no line reads a word twice or one that nobody should read. */
function fill(words: readonly string[], { letters, cells }: Placed, random: Random): string[] | null {
  const filled = letters.map(letter => letter ?? filler(random))
  const readings = withReadings(unwelcomeReadings, words)
  const own = new Set(cells.map(keyOf))
  let lines: Iterable<readonly number[]> = allLines
  for (let round = 0; round < corrections; round++) {
    const changed = new Set<readonly number[]>()
    for (const stretch of unwantedIn(lines, filled, readings)) {
      if (own.has(keyOf(stretch)) || liesInOne(stretch, cells)) continue
      const loose = stretch.filter(cell => letters[cell] === undefined)
      const cell = random.pick(loose)
      if (cell === undefined) return null
      filled[cell] = filler(random)
      for (const line of linesThrough[cell] ?? []) changed.add(line)
    }
    if (changed.size === 0) return filled
    lines = changed
  }
  return null
}

/** The cells alone tell a stretch, from whichever end it is read. */
const keyOf = (stretch: readonly number[]) => {
  const [first = 0, last = 0] = [stretch[0], stretch.at(-1)]
  return Math.min(first, last) * 1000 + Math.max(first, last)
}

/** A part of a longer word of the list ('PAU' in 'PAULISTA') is the word's own. */
const liesInOne = (stretch: readonly number[], cells: readonly (readonly number[])[]) =>
  cells.some(word => word.length > stretch.length && stretch.every(cell => word.includes(cell)))

const reversed = (word: string) => [...word].reverse().join('')

/** What no line may read, each at the place of its first two letters. */
type Readings = readonly (readonly string[] | undefined)[]

const letterPlaces = 26
const firstLetter = 65
const placeOf = (first: string, second: string) =>
  (first.charCodeAt(0) - firstLetter) * letterPlaces + second.charCodeAt(0) - firstLetter

/** Adds texts, each from both its ends, to what no line may read already. */
function withReadings(known: Readings, texts: readonly string[]): Readings {
  const readings = [...known]
  for (const reading of texts.flatMap(text => [text, reversed(text)])) {
    const place = placeOf(reading.charAt(0), reading.charAt(1))
    const others = readings[place] ?? []
    if (!others.includes(reading)) readings[place] = [...others, reading]
  }
  return readings
}

const unwelcomeReadings = /* @__PURE__ */ withReadings(
  /* @__PURE__ */ Array.from({ length: letterPlaces * letterPlaces }, () => undefined),
  unwelcome,
)

/** The stretches of cells that read what they should not. */
function* unwantedIn(
  lines: Iterable<readonly number[]>,
  letters: readonly string[],
  readings: Readings,
): Generator<number[]> {
  for (const line of lines) {
    // As the line stood when it was come to: what is found in it is changed meanwhile.
    const text = line.map(cell => letters[cell] ?? '')
    for (let at = 0; at + 1 < text.length; at++) {
      for (const word of readings[placeOf(text[at] ?? '', text[at + 1] ?? '')] ?? [])
        if (reads(text, at, word)) yield line.slice(at, at + word.length)
    }
  }
}

/** Whether letters read a word from one of them on. */
function reads(text: readonly string[], from: number, word: string): boolean {
  if (from + word.length > text.length) return false
  for (let step = 0; step < word.length; step++) if (text[from + step] !== word[step]) return false
  return true
}

/** Every row, column and diagonal of two cells and more. */
const allLines: readonly (readonly number[])[] = /* @__PURE__ */ linesOfGrid()
const linesThrough: readonly (readonly (readonly number[])[])[] = /* @__PURE__ */ Array.from(
  { length: gridSize * gridSize },
  (_, cell) => allLines.filter(line => line.includes(cell)),
)

function linesOfGrid(): number[][] {
  const edges = Array.from({ length: gridSize }, (_, at) => at)
  const rows = edges.map(row => row * gridSize)
  const lastColumn = rows.map(row => row + gridSize - 1)
  const starts: Record<Direction, number[]> = {
    right: rows,
    down: edges,
    downRight: [...edges, ...rows.slice(1)],
    downLeft: [...edges, ...lastColumn.slice(1)],
  }
  return (Object.keys(starts) as Direction[]).flatMap(direction =>
    starts[direction].flatMap(start => {
      for (let length = gridSize; length > 1; length--) {
        const line = lineFrom(start, direction, length)
        if (line) return [line]
      }
      return []
    }),
  )
}
