import type { Letter } from './letters.ts'

/** Shadows that slides draw under their words: the same letters again, pale, a little aside. */

/** So much paler, from 0 to 255; so near, in font sizes. */
const PALER = 60
const PALE = 150
const ASIDE = 0.15
const SAME_SIZE = 0.02
const CELL = 16
const COLUMNS = 100_000

/**
 * The letters without those that are shadows of darker ones. Most pages have no pale letters. Where a word is a shadow
 * in part, some of the dark letters are hidden: then the pale ones are needed, and all stay.
 */
export function withoutShadows(letters: Letter[]): Letter[] {
  const isPale = ({ run }: Letter) => run.luminance >= PALE
  if (!letters.some(isPale)) return letters
  const dark = new Map<number, Letter[]>()
  for (const letter of letters) {
    if (isPale(letter)) continue
    const key = keyOf(cellOf(letter.start), cellOf(letter.baseline))
    const cell = dark.get(key)
    if (cell) cell.push(letter)
    else dark.set(key, [letter])
  }
  const shadows = new Set(letters.filter(letter => isPale(letter) && isShadow(letter, dark)))
  const isHalf = letters.some((letter, index) => {
    const before = letters[index - 1]
    return before && isPale(letter) && isOneWord(before, letter) && shadows.has(before) !== shadows.has(letter)
  })
  return isHalf || shadows.size === 0 ? letters : letters.filter(letter => !shadows.has(letter))
}

const isOneWord = (before: Letter, next: Letter): boolean =>
  before.run === next.run && !next.spaceBefore && Math.abs(next.start - before.end) < ASIDE * next.run.size

const cellOf = (place: number) => Math.floor(place / CELL)
const keyOf = (column: number, row: number) => column + COLUMNS * row

function isShadow(letter: Letter, dark: ReadonlyMap<number, readonly Letter[]>): boolean {
  const near = ASIDE * letter.run.size
  const cells: number[] = []
  for (let column = cellOf(letter.start - near); column <= cellOf(letter.start + near); column++)
    for (let row = cellOf(letter.baseline - near); row <= cellOf(letter.baseline + near); row++)
      cells.push(keyOf(column, row))
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
