import { isNumbering, seenIn } from './counted-rows.ts'
import { foldName } from './imported-card.ts'
import { isKeyOf, type OptionColumns } from './option-columns.ts'
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

/** The columns of options and of their key in rows without names; null where they are none. */
export function optionsByEvidence(all: Rows): OptionColumns | null {
  const rows = all.slice(0, looked)
  const width = Math.max(0, ...rows.map(row => row.length))
  const filled = Array.from({ length: width }, (_, at) => at).filter(at => rows.some(row => seenIn(row, at) !== ''))
  const texts = isNumbering(rows, filled[0] ?? 0) ? filled.slice(1) : filled
  if (texts.length < 3) return null
  const [first = 0, second = 0] = texts
  const keyLast = { question: first, options: texts.slice(1, -1), key: texts.at(-1) ?? 0 }
  const keyFirst = { question: second, options: texts.slice(2), key: first }
  const found = [keyLast, keyFirst].find(placed => isKeyed(rows, placed))
  if (found) return { ...found, areLettered: most(rows, row => /^[a-e]\W*$/i.test(seenIn(row, found.key))) }
  const options = texts.slice(1)
  if (!most(rows, row => markedIn(row, options) >= 0)) return null
  return { question: first, options, key: options[0] ?? 0, areLettered: true, isMarked: true }
}

type Placed = { question: number; options: readonly number[]; key: number }

/** Whether the key of nearly all rows names one of their options, which are texts as the question is. */
function isKeyed(rows: Rows, placed: Placed): boolean {
  const { question, options, key } = placed
  const isFull = (row: readonly string[]) => options.filter(at => seenIn(row, at) !== '').length > 1
  const isText = (row: readonly string[]) => hasLetters(seenIn(row, question)) && seenIn(row, question).length > 1
  const asks = (row: readonly string[]) => /[?:]$|_{2,}|…$/.test(seenIn(row, question))
  const areWords = (row: readonly string[]) => options.some(at => hasLetters(seenIn(row, at)))
  const keys = new Set(rows.map(row => foldName(seenIn(row, key))))
  const areNumbers = [...keys].every(told => /^\d/.test(told))
  return (
    options.length > 1 &&
    // One word down a whole column names a part, or a kind.
    (keys.size > 1 || rows.length < 3) &&
    most(rows, row => isFull(row) && isText(row) && isKeyOf(row, { options, key, areLettered: true })) &&
    (!areNumbers || most(rows, row => asks(row) || areWords(row)))
  )
}
