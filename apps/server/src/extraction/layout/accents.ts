import type { Letter } from './letters.ts'

/** Spacing accents, as old TeX fonts draw them over or under a letter, and the combining mark each stands for. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ['ˊ', '\u0301'],
  ['`', '\u0300'],
  ['ˋ', '\u0300'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¨', '\u0308'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˚', '\u030a'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
])
/** Largest distance between their centres, and between their baselines (capitals lift it), in font sizes. */
const CENTRE_DISTANCE = 0.3
const BASELINE_DISTANCE = 0.6

/** The arrows of vectors, and other marks of formulas. */
const ARROW = /^[\u20d0-\u20ff]$/u

const RING = '\u030a'
const MARK = /^\p{M}$/u
const FIRST_MARK = 0x300

/** Called for every letter of a page: its code tells of nearly all that they are none. */
const isMark = ({ text }: Letter) => text.charCodeAt(0) >= FIRST_MARK && MARK.test(text)

/** Letters that take accents; modifier letters such as the accents themselves do not. */
const LETTER = /^[\p{Lu}\p{Ll}]$/u

/** The first letters of Unicode are told by their code. */
function isLetter({ text }: Letter): boolean {
  const code = text.charCodeAt(0) | 0x20
  if (text.length === 1 && code < 0x80) return code >= 0x61 && code <= 0x7a
  return LETTER.test(text)
}

/**
 * Joins accents drawn on their own to the letters they stand over ("educac¸ a˜ o" becomes "educação"). The letter is
 * looked for by place: some programs draw the accents of a whole page apart from its letters.
 */
export function composeAccents(letters: Letter[]): Letter[] {
  return joinSpacing(has(letters, isMark) ? joinCombining(letters) : letters)
}

/** Whether a letter of the page is one. A plain loop, since nearly all pages are looked through to their end. */
function has(letters: readonly Letter[], isOne: (letter: Letter) => boolean): boolean {
  for (const letter of letters) if (isOne(letter)) return true
  return false
}

/** The stroke that TeX draws through the sign behind it: '≠' is a stroke and '='. */
const STROKE = '\u0338'

/** What a sign with a stroke through it is, where the stroke stands on it and there is such a sign. */
function struck(stroke: Letter, sign: Letter | undefined): string | null {
  if (!sign || Math.abs(sign.start - stroke.start) > CENTRE_DISTANCE * stroke.run.size) return null
  const whole = (sign.text + STROKE).normalize('NFC')
  return whole.endsWith(STROKE) ? null : whole
}

const isOver = (mark: Letter, { start, end, run, text }: Letter): boolean =>
  LETTER.test(text) && Math.abs(mark.start + mark.end - start - end) / 2 < CENTRE_DISTANCE * run.size

/** Marks that the file itself sets apart behind their letter, and strokes before their sign. */
function joinCombining(letters: readonly Letter[]): Letter[] {
  const whole: Letter[] = []
  for (const [index, letter] of letters.entries()) {
    const base = whole.at(-1)
    const behind = letters[index + 1]
    const sign = letter.text === STROKE ? struck(letter, behind) : null
    if (sign !== null && behind) {
      behind.text = sign
      behind.spaceBefore ||= letter.spaceBefore
      continue
    }
    // TeX draws the arrow of a vector before the letter that stands under it.
    if (behind && base && ARROW.test(letter.text) && isOver(letter, behind) && !isOver(letter, base)) {
      behind.text = (behind.text + letter.text).normalize('NFC')
      behind.spaceBefore ||= letter.spaceBefore
      continue
    }
    // The ring of degrees behind a number: '37 ̊C'.
    if (letter.text === RING && !(base && LETTER.test(base.text))) whole.push({ ...letter, text: '°' })
    else if (base && isMark(letter)) {
      base.text = (base.text + letter.text).normalize('NFC')
      // A mark that takes room in its line leaves no gap behind the letter.
      base.end = Math.max(base.end, letter.end)
    } else whole.push(letter)
  }
  return whole
}

function joinSpacing(letters: Letter[]): Letter[] {
  if (!has(letters, isSpacingAccent)) return letters
  const cells = byCell(letters.filter(isLetter))
  const joined = new Set<Letter>()
  letters.forEach((accent, index) => {
    const mark = COMBINING.get(accent.text)
    const base = mark === undefined ? undefined : nearestBase(cells, accent)
    if (mark === undefined || !base) return
    base.text = ((DOTLESS.get(base.text) ?? base.text) + mark).normalize('NFC')
    // The space before a pair belongs to whichever of the two came first.
    const after = letters[index + 1]
    if (after) after.spaceBefore ||= accent.spaceBefore
    joined.add(accent)
  })
  return letters.filter(letter => !joined.has(letter))
}

/** The code spares nearly all letters a look into the table. */
function isSpacingAccent({ text }: Letter): boolean {
  const code = text.charCodeAt(0)
  return (code === 0x60 || code >= 0xa8) && COMBINING.has(text)
}

const CELL = 16
/** More columns than any sheet has. */
const COLUMNS = 100_000
const cellKey = (column: number, row: number) => row * COLUMNS + column
const centre = ({ start, end }: Letter) => (start + end) / 2

function byCell(letters: readonly Letter[]): Map<number, Letter[]> {
  const cells = new Map<number, Letter[]>()
  for (const letter of letters) {
    const key = cellKey(Math.floor(centre(letter) / CELL), Math.floor(letter.baseline / CELL))
    const cell = cells.get(key)
    if (cell) cell.push(letter)
    else cells.set(key, [letter])
  }
  return cells
}

function nearestBase(cells: ReadonlyMap<number, Letter[]>, accent: Letter): Letter | undefined {
  const { size } = accent.run
  const column = Math.floor(centre(accent) / CELL)
  const row = Math.floor(accent.baseline / CELL)
  let nearest: Letter | undefined
  let shortest = CENTRE_DISTANCE * size
  for (const key of [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => cellKey(column + dx, row + dy))))
    for (const letter of cells.get(key) ?? []) {
      const distance = Math.abs(centre(letter) - centre(accent))
      if (distance >= shortest || Math.abs(letter.baseline - accent.baseline) > BASELINE_DISTANCE * size) continue
      shortest = distance
      nearest = letter
    }
  return nearest
}
