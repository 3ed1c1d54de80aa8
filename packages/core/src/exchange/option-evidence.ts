import { isNumbering, seenIn } from './counted-rows.ts'
import { foldName } from './imported-card.ts'
import { isOptionOf, namesOption, type OptionColumns, placesIn } from './option-columns.ts'
import { markedIn } from './option-marks.ts'

/*
 * Sheets of questions that nobody has named the columns of: what stands in them tells which hold the options and which
 * says the right one, and a star or a tick beside an option says it where no column does.
 */

type Rows = readonly (readonly string[])[]

/** The share of rows that has to speak for it. */
const nearlyAll = 0.9
const most = (rows: Rows, is: (row: readonly string[]) => boolean) =>
  rows.length > 1 && rows.filter(is).length >= nearlyAll * rows.length

/** Rows of one sheet that are looked at. */
const looked = 200

const hasLetters = (text: string) => /\p{L}/u.test(text)

/**
 * The columns of options and of their key in rows without names; null where they are none.
 * @param named the columns that are called as options are
 */
export function optionsByEvidence(all: Rows, named: readonly number[] = []): OptionColumns | null {
  const rows = all.slice(0, looked)
  const width = Math.max(0, ...rows.map(row => row.length))
  const filled = Array.from({ length: width }, (_, at) => at).filter(at => rows.some(row => seenIn(row, at) !== ''))
  const texts = isNumbering(rows, filled[0] ?? 0) ? filled.slice(1) : filled
  if (texts.length < 3) return null
  const [first = 0, second = 0] = texts
  const keyLast = { question: first, options: texts.slice(1, -1), key: texts.at(-1) ?? 0 }
  const keyFirst = { question: second, options: texts.slice(2), key: first }
  const found = [keyLast, keyFirst].find(
    placed => isKeyed(rows, placed) && (isNamed(placed, named) || isPlainly(rows, placed)),
  )
  if (found) return { ...found, areLettered: most(rows, row => /^[a-e]\W*$/i.test(seenIn(row, found.key))) }
  const options = texts.slice(1)
  // Beside options that are called so stand a theme and a question, whose names tell them apart.
  if (named.length > 0 || !most(rows, row => markedIn(row, options) >= 0)) return null
  return { question: first, options, key: options[0] ?? 0, areLettered: true, isMarked: true }
}

type Placed = { question: number; options: readonly number[]; key: number }

/** Whether the key of nearly all rows names one of their options, which are texts as the question is. */
function isKeyed(rows: Rows, placed: Placed): boolean {
  const { question, options, key } = placed
  const isFull = (row: readonly string[]) => options.filter(at => seenIn(row, at) !== '').length > 1
  const isText = (row: readonly string[]) => hasLetters(seenIn(row, question)) && seenIn(row, question).length > 1
  const areWords = (row: readonly string[]) => options.some(at => hasLetters(seenIn(row, at)))
  const keys = new Set(rows.map(row => foldName(seenIn(row, key))))
  const areNumbers = [...keys].every(told => /^\d/.test(told))
  return (
    options.length > 2 &&
    // One word down a whole column names a part, or a kind.
    (keys.size > 1 || rows.length < 3) &&
    most(rows, row => isFull(row) && isText(row) && namesOption(row, { options, key, areLettered: true })) &&
    (!areNumbers || most(rows, row => asks(row, question) || areWords(row)))
  )
}

const asks = (row: readonly string[], question: number) => /[?:]$|_{2,}|…$/.test(seenIn(row, question))

/** Whether the columns between question and key are those that names call options. */
const isNamed = ({ options }: Placed, named: readonly number[]) =>
  options.length === named.length && options.every((at, place) => at === named[place])

/**
 * Whether columns that nobody names are plainly options and their key. A column of 1 and 2, or of A and B, names a part
 * of the year or a class as well, and the columns before it answer, hint and theme: all have to ask, have options that
 * differ, and a key in words; or one by places that uses the last one too, beside columns of one kind.
 */
function isPlainly(rows: Rows, { question, options, key }: Placed): boolean {
  const texts = (row: readonly string[]) => options.map(at => foldName(seenIn(row, at))).filter(text => text !== '')
  const differ = (row: readonly string[]) => new Set(texts(row)).size === texts(row).length
  if (!most(rows, row => asks(row, question) && differ(row) && texts(row).length > 1)) return false
  if (most(rows, row => isOptionOf(row, { options, key, areLettered: true }))) return true
  const told = rows.map(row => placesIn(seenIn(row, key)) ?? [])
  const used = options.filter(at => rows.filter(row => seenIn(row, at) !== '').length * 2 >= rows.length).length
  if (Math.max(...told.flat()) < used - 1) return false
  // Parts of the year are written down in their order.
  const numbers = rows.map(row => seenIn(row, key)).filter(text => /^\d/.test(text))
  const areSorted = numbers.every(
    (text, at) => at === 0 || Number.parseInt(numbers[at - 1] ?? '', 10) <= Number.parseInt(text, 10),
  )
  return (numbers.length === 0 || !areSorted) && areAlike(rows, options)
}

/** What a quiz offers again and again as its last option. */
const ofAll = /^(?:todas|nenhuma|n\.?d\.?a)/

/** Whether no column says the same down the sheet, as a theme does, while another does not. */
function areAlike(rows: Rows, options: readonly number[]): boolean {
  const shares = options.map(at => {
    const cells = rows.map(row => foldName(seenIn(row, at))).filter(text => text !== '' && !ofAll.test(text))
    return cells.length === 0 ? 0 : 1 - new Set(cells).size / cells.length
  })
  const most = Math.max(...shares)
  return most <= 0.25 || Math.min(...shares) >= most / 2
}
