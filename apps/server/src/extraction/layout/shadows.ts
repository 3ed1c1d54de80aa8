import type { Letter } from './letters.ts'

/** Shadows that slides draw under their words: the same letters again, pale, a little aside. */

/** So much paler, from 0 to 255; so near, in font sizes. */
const PALER = 60
const PALE = 150
const ASIDE = 0.15
const SAME_SIZE = 0.02
const CELL = 16
const COLUMNS = 100_000

/** The letters without those that are shadows of darker ones. Most pages have no pale letters. */
export function withoutShadows(letters: Letter[]): Letter[] {
  const isPale = ({ run }: Letter) => run.luminance >= PALE
  if (!letters.some(isPale)) return letters
  const dark = new Map<number, Letter[]>()
  for (const letter of letters) {
    if (isPale(letter)) continue
    const key = cellOf(letter.start, letter.baseline)
    const cell = dark.get(key)
    if (cell) cell.push(letter)
    else dark.set(key, [letter])
  }
  return letters.filter(letter => !(isPale(letter) && isShadow(letter, dark)))
}

const cellOf = (start: number, baseline: number) => Math.floor(start / CELL) + COLUMNS * Math.floor(baseline / CELL)

function isShadow(letter: Letter, dark: ReadonlyMap<number, readonly Letter[]>): boolean {
  const near = ASIDE * letter.run.size
  const cells = new Set(
    [-near, near].flatMap(dx => [-near, near].map(dy => cellOf(letter.start + dx, letter.baseline + dy))),
  )
  for (const cell of cells)
    for (const other of dark.get(cell) ?? [])
      if (
        other.text === letter.text &&
        Math.abs(other.start - letter.start) < near &&
        Math.abs(other.baseline - letter.baseline) < near &&
        Math.abs(other.run.size - letter.run.size) < SAME_SIZE * letter.run.size &&
        other.run.luminance + PALER < letter.run.luminance
      )
        return true
  return false
}
