/*
 * The key of a typed quiz below all its questions: 'Gabarito: 1-B, 2-A', a line for each, a table, or letters alone.
 */

/** What a key says of one question: its number, 0 where it counts by its place; what stands behind the letter. */
export type KeyEntry = { number: number; letter: string; rest: string }

const heading = new RegExp(
  String.raw`^[\s*#_|]*(?:gabaritos?|respostas?|chave|answers?(?:\s+key)?|answer\s+key)` +
    String.raw`(?:\s+(?:d[aeo]s?\s+\S+|oficial|final|comentado|corretas?|certas?|de\s+respostas?))*` +
    String.raw`[\s*_|]*[:.–-]?[\s*_|]*(.*)$`,
  'i',
)
const mark =
  String.raw`(?:quest(?:ão|ao)\s+)?(\d{1,3})\s*(?:[.)ºª°:=–-]|->|→)*` +
  String.raw`\s*\(?(?:letra\s+|alternativa\s+)?([a-eA-E])`
const numbered = new RegExp(String.raw`^${mark}(?![\p{L}\d])\)?[.)]*\s*[:–—-]*\s*(.*)$`, 'iu')
const several = new RegExp(String.raw`${mark}(?![\p{L}\d])\)?`, 'giu')
const onlyLetters = /^(?:\(?[a-e]\)?[\s,;./–-]*){2,}$/i
const onlyNumbers = /^(?:\d{1,3}[\s,;.)º°-]*){2,}$/

const clean = (line: string) =>
  line
    .replace(/[|*_`\t]+/g, ' ')
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

/** The entries of the lines of a key; null where some line is none of it. */
function entriesOf(written: readonly string[]): KeyEntry[] | null {
  const lines = written.map(clean).filter(line => line !== '' && !/^(?:(?:quest|n[º°.o]|item)\D*|[-\s:]+)$/i.test(line))
  const [first = '', second = ''] = lines
  if (lines.length === 2 && onlyNumbers.test(first) && onlyLetters.test(second)) {
    const [numbers, letters] = [first.match(/\d+/g) ?? [], lettersIn(second)]
    if (numbers.length !== letters.length) return null
    return letters.map((letter, at) => ({ number: Number(numbers[at]), letter, rest: '' }))
  }
  if (lines.length === 1 && onlyLetters.test(first))
    return lettersIn(first).map(letter => ({ number: 0, letter, rest: '' }))
  const entries: KeyEntry[] = []
  for (const line of lines) {
    const found = entriesIn(line)
    if (!found) return null
    entries.push(...found)
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
  for (let from = lines.length - 1; from >= Math.max(0, lines.length - looked); from--) {
    const line = lines[from] ?? ''
    const [, behind] = (line.length < 2000 && heading.exec(line)) || []
    if (behind === undefined) continue
    const entries = entriesOf([behind, ...lines.slice(from + 1)].filter(text => text.length < 2000))
    if (entries && entries.length > 1) return { from, entries }
  }
  return null
}
