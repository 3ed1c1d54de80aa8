import type { Row } from './rows.ts'

/** Options of an exam are lettered so, in circles that leave the letter alone, without a bracket or a point. */
const LETTERS = 'ABCDE'
const FEWEST_OPTIONS = 4
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

/**
 * The rows of the options that the row at `index` belongs to, with their letters; empty where it is no option. 'A' and
 * 'E' are words, too: two letters in a row, one of them no word, tell.
 */
function runAround(rows: readonly Row[], index: number): Map<number, string> {
  const row = rows[index]
  const letter = row && letterOf(row)
  const found = new Map<number, string>()
  if (!row || letter === undefined) return found
  const place = LETTERS.indexOf(letter)
  found.set(index, letter)
  for (const step of [-1, 1]) {
    let here = index
    for (let next = place + step; next >= 0 && next < LETTERS.length; next += step) {
      const at = neighbour(rows, here, step, LETTERS.charAt(next))
      if (at === undefined) break
      found.set(at, LETTERS.charAt(next))
      here = at
    }
  }
  const sure = [...found].filter(([at, name]) => rows[at] && letterOf(rows[at]) === name).map(([, name]) => name)
  const isRun = found.size >= FEWEST_OPTIONS && sure.length >= 2 && sure.some(name => 'BCD'.includes(name))
  return isRun ? found : new Map()
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
