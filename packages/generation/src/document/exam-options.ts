import type { Row } from './rows.ts'

/** Options of an exam are lettered so, in circles that leave the letter alone, without a bracket or a point. */
const LETTERS = 'ABCDE'
const FEWEST_OPTIONS = 4
/** So many of them have their letters. */
const SURE_LETTERS = 3
/** Points by which the letters of one question may stand apart. */
const SAME_LEFT = 6
/** Lines that the options above them may run over. */
const MOST_LINES = 6
/** What recognition makes of a letter in a circle. */
const CIRCLED = /^[O0Q©®@(]\)?\s+(?=\S)/u

/**
 * 'A agir…', 'B tornar…', 'C promover…' under one another: options of a question whose letters have no bracket get one,
 * so that they are read as all others are. A letter that recognition has spoilt or lost is known by its neighbours.
 */
export function withLetterBrackets(rows: readonly Row[]): Row[] {
  const lettered = new Map<number, string>()
  for (const [index, row] of rows.entries()) {
    if (lettered.has(index) || letterOf(row) === undefined) continue
    for (const [at, letter] of runAround(rows, index)) lettered.set(at, letter)
  }
  return rows.map((row, index) => {
    const letter = lettered.get(index)
    if (letter === undefined) return row
    const rest = letterOf(row) === letter ? row.text.slice(1) : row.text.replace(CIRCLED, '')
    return { ...row, text: `${letter}) ${rest.trim()}` }
  })
}

const letterOf = ({ text, table }: Row): string | undefined => (table ? undefined : /^([A-E])\s+\S/u.exec(text)?.[1])

/** The rows of the options that the row at `index` belongs to, with their letters; empty where it is no option. */
function runAround(rows: readonly Row[], index: number): Map<number, string> {
  const row = rows[index]
  const letter = row && letterOf(row)
  if (!row || letter === undefined) return new Map()
  const place = LETTERS.indexOf(letter)
  const found = new Map([[index, letter], ...reached(rows, index, place, -1), ...reached(rows, index, place, 1)])
  const sure = [...found].filter(([at, name]) => rows[at] && letterOf(rows[at]) === name)
  // 'A' and 'E' are words, too.
  const isRun = sure.length >= SURE_LETTERS && sure.some(([, name]) => 'BCD'.includes(name))
  return isRun && found.size >= FEWEST_OPTIONS ? found : new Map()
}

/**
 * The options above or below one. A line that has lost its letter is an option where a letter follows; the outermost
 * one has to show what recognition made of its circle: else it is the end of the option before.
 */
function reached(rows: readonly Row[], from: number, place: number, step: number): [number, string][] {
  const found: [number, string][] = []
  let here = from
  for (let next = place + step; next >= 0 && next < LETTERS.length; next += step) {
    const letter = LETTERS.charAt(next)
    const at = neighbour(rows, here, step, letter)
    if (at === undefined) break
    found.push([at, letter])
    here = at
  }
  const isKept = ([at, letter]: [number, string]) =>
    rows[at] !== undefined && (letterOf(rows[at]) === letter || CIRCLED.test(rows[at].text))
  return found.slice(0, found.findLastIndex(isKept) + 1)
}

/** Where the option with that letter stands, above or below the one at `from`. */
function neighbour(rows: readonly Row[], from: number, step: number, letter: string): number | undefined {
  const start = rows[from]
  let spoilt: number | undefined
  for (let distance = 1; start && distance <= MOST_LINES; distance++) {
    const at = from + step * distance
    const row = rows[at]
    if (!row || row.page !== start.page || row.table) break
    if (Math.abs(row.left - start.left) > SAME_LEFT) continue
    if (letterOf(row) === letter) return at
    if (letterOf(row) !== undefined && !'AE'.includes(letterOf(row) ?? '')) break
    const torn = CIRCLED.test(row.text) || /^\p{Ll}/u.test(row.text)
    if (torn) spoilt ??= at
    else break
  }
  return spoilt
}
