/*
 * The key of a typed quiz below all its questions: 'Gabarito: 1-B, 2-A', a line for each, a table, or letters alone.
 */

/** What a key says of one question: its number, 0 where it counts by its place; what stands behind the letter. */
export type KeyEntry = { number: number; letter: string; rest: string }

const heading = new RegExp(
  String.raw`^[\s*#_|]*(?:gabaritos?|respostas?|chave|answers?(?:\s+key)?|answer\s+key)` +
    String.raw`(?:\s+(?:d[aeo]s?\s+\S+|oficial|final|comentado|corretas?|certas?))*` +
    String.raw`[\s*_|]*[:.–-]?[\s*_|]*([^]*)$`,
  'i',
)
const mark =
  String.raw`(?:quest(?:ão|ao)\s+)?(\d{1,3})\s*(?:[.)ºª°:=–-]|->|→)*` +
  String.raw`\s*\(?(?:letra\s+|alternativa\s+)?([a-eA-E])`
const numbered = new RegExp(String.raw`^${mark}(?![\p{L}\d])\)?[.)]*\s*[:–—-]*\s*(.*)$`, 'iu')
const several = new RegExp(String.raw`${mark}(?![\p{L}\d])\)?`, 'giu')
const onlyLetters = /^(?:\(?[a-e]\)?[\s,;./–-]*){2,}$/i
const onlyNumbers = /^\d{1,3}(?:[\s,;.)º°-]+\d{1,3})+[\s,;.)º°-]*$/

const clean = (line: string) =>
  line
    .replace(/[|*_`\s]+/g, ' ')
    .replace(/^[\s#•-]+/, '')
    .trim()
const lettersIn = (line: string) => [...line.matchAll(/[a-e]/gi)].map(([letter]) => letter)

/** The entries of one line; null of a line that is none of a key. */
function entriesIn(line: string): KeyEntry[] | null {
  const all = [...line.matchAll(several)]
  const left = line.replace(several, '').replace(/[\s,;.)|/–-]+|\be\b/gi, '')
  if (all.length > 1 && left === '') {
    return all.map(([, number = '', letter = '']) => ({ number: Number(number), letter, rest: '' }))
  }
  const [, number, letter, rest = ''] = numbered.exec(line) ?? []
  return number !== undefined && letter !== undefined ? [{ number: Number(number), letter, rest: rest.trim() }] : null
}

/** Names and lines of a table. */
const frame = /^(?:(?:quest|n[º°.o]|item)\D*|[-\s:]+)$/i

/** Whether a line goes on with what the line above it says of an answer, as where a program broke it. */
const goesOn = (line: string, { rest }: KeyEntry): boolean =>
  rest !== '' &&
  !/^\(?(?:\d|[a-z]\s?[.):–-])/i.test(line) &&
  (/^\p{Ll}/u.test(line) || (rest.length >= 40 && !/[.!?:;]$/.test(rest)))

/** The entries of the lines of a key, without signs that only draw it; null where some line is none of it. */
function entriesOf(written: readonly string[]): KeyEntry[] | null {
  const lines = written.filter(line => line !== '' && !frame.test(line))
  const [first = '', second = ''] = lines
  if (lines.length === 2 && onlyNumbers.test(first) && onlyLetters.test(second)) {
    const [numbers, letters] = [first.match(/\d+/g) ?? [], lettersIn(second)]
    if (numbers.length !== letters.length) return null
    return letters.map((letter, at) => ({ number: Number(numbers[at]), letter, rest: '' }))
  }
  if (lines.length === 1 && onlyLetters.test(first))
    return lettersIn(first).map(letter => ({ number: 0, letter, rest: '' }))
  const entries: KeyEntry[] = []
  for (const [at, line] of written.entries()) {
    if (line === '' || frame.test(line)) continue
    const found = entriesIn(line)
    const last = entries.at(-1)
    if (found) entries.push(...found)
    else if (last && written[at - 1] !== '' && goesOn(line, last)) last.rest += ` ${line}`
    else return null
  }
  return entries
}

/** Lines that are looked at from the end on. */
const looked = 400

/**
 * The key below the questions, with the line that its heading stands in; null where a text has none. It names more
 * questions than one: of one alone it is the key beside it.
 */
export function keyBelow(lines: readonly string[]): { from: number; entries: KeyEntry[] } | null {
  const start = Math.max(0, lines.length - looked)
  const last = lines.slice(start)
  const read = last.map(line => (line.length < 2000 ? clean(line) : ''))
  for (let at = last.length - 1; at >= 0; at--) {
    const line = last[at] ?? ''
    const [, behind] = (line.length < 2000 && heading.exec(line.replace(/\s+/g, ' '))) || []
    if (behind === undefined) continue
    const entries = entriesOf([clean(behind), ...read.slice(at + 1)])
    if (entries && entries.length > 1) return { from: start + at, entries }
  }
  return null
}
