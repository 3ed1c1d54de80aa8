import { withoutBold } from './without-bold.ts'

/*
 * Who types a quiz by hand marks the right option where it stands: '*b) Lima', '(X) Lima', 'b) **Lima**',
 * 'b) Lima (certa)', '☑ Lima'.
 */

/** An option as it stands in a line: its letter, '' where it has a box in its place, and whether it is marked. */
export type TypedOption = { letter: string; words: string; isMarked: boolean; unmarked: string }

const sign = String.raw`[*✓✔✅☑✗✘→➔►=]\uFE0F?|=?>`
const box = String.raw`[([]\s*[xX*✓✔]?\s*[)\]]|[☐☑☒□■✅]\uFE0F?`
const isTicked = (mark: string) => /[x*✓✔✅☑☒■]/i.test(mark)

/** A mark before the letter or the words: a box that may be empty, or a sign. */
const before = new RegExp(String.raw`^\s*(?:[-•]\s+)?(${box}|(?!\*\*)(?:${sign}))\s*(\S.*)$`)
const lettered = /^\s*(?:\*\*)?\(?([A-Za-z])\s*(?:[.)]\s*[-–]?|[-–])(\*(?!\*))?\s*(?:\*\*)?\s+(\S.*)$/
/** A mark behind the words. A word for it stands in brackets, or behind a dash: 'a resposta certa' is an option. */
const behind = new RegExp(
  String.raw`^(.*?\S)\s*(?:[*✓✔✅☑]\uFE0F?|(?:[([]|\s[-–—←]|<-+)\s*(?:(?:alternativa|resposta|opção)\s+)?` +
    String.raw`(?:cert[ao]|corret[ao]|gabarito|right|correct)(?:\s+answer)?\s*!?\s*[)\]]?)\s*$`,
  'i',
)

/** A line as an option with a letter; null of any other. Its bold is kept: it may be the mark. */
export function typedOption(line: string): TypedOption | null {
  const [, first = '', rest = line] = before.exec(line) ?? []
  const [, letter = '', star = '', words] = lettered.exec(rest) ?? lettered.exec(line) ?? []
  if (words === undefined) return null
  const isWhole = lettered.test(rest)
  const isBold = /^\s*\*\*[^*]+\*\*\s*$/.test(line) || /^\*\*[^*]+\*\*$/.test(words.trim())
  const [, inner = '', told] = innerBox.test(insideBox.exec(words)?.[2] ?? '') ? [] : (insideBox.exec(words) ?? [])
  const [, bare] = behind.exec(withoutBold(told ?? words)) ?? []
  return {
    letter,
    words: withoutBold(words),
    isMarked: (isWhole && isTicked(first || star)) || star !== '' || isBold || isTicked(inner) || bare !== undefined,
    unmarked: withoutBold(bare ?? told ?? words),
  }
}

/** A box that stands by itself among words: 'f(x)' and 'print()' are none. */
const innerBox = new RegExp(String.raw`(?:^|\s)(?:${box})(?=\s|$)|[([]\s+[)\]]`)

const insideBox = new RegExp(String.raw`^(${box})\s*(\S.*)$`)
const boxed = new RegExp(String.raw`^\s*(?:[-•*]\s+)?(${box})\s*(\S.*)$`)

/** A line as an option behind a box; null of any other. */
export function boxedOption(line: string): TypedOption | null {
  const [, mark = '', words] = boxed.exec(line) ?? []
  if (line.length > 5000 || words === undefined || lettered.test(words)) return null
  return { letter: '', words: withoutBold(words), isMarked: isTicked(mark), unmarked: withoutBold(words) }
}

/** Lines behind boxes: how many there are, with blank ones between them, and the options that they are, if they are. */
export type BoxedRun = { length: number; options: TypedOption[] }

/** Options that a question has at most. */
const mostBoxes = 40

/**
 * The lines behind boxes that begin in a line. They are options only where one alone is ticked and no line has a second
 * box: empty boxes are statements to be judged, and several ticks say which of these are true.
 */
export function boxedRun(lines: readonly string[], from: number): BoxedRun {
  const found: TypedOption[] = []
  let length = 0
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const option = boxedOption(line)
    if (option) {
      found.push(option)
      length = at - from + 1
    } else if (line.trim() !== '' || length !== at - from) break
  }
  const isOne = found.length > 1 && found.length <= mostBoxes && found.filter(({ isMarked }) => isMarked).length === 1
  return { length, options: isOne && !found.some(({ words }) => innerBox.test(words)) ? found : [] }
}

/** The place of the one option that is marked; below 0 where none is, or several are: then the marks are ornaments. */
export function markedPlace(options: readonly TypedOption[]): number {
  const places = options.flatMap(({ isMarked }, at) => (isMarked ? [at] : []))
  return places.length === 1 && options.length > 1 ? (places[0] ?? -1) : -1
}

/** How an option in a line is written: the case of its letter, and the sign behind it. */
function styleOf(part: string): string {
  const [, letter = '', behind = ''] = /^\s*(?:\(x\)\s*|\*+\s*)?\(?([a-e])\s*([.)])/i.exec(part) ?? []
  return `${letter === letter.toLowerCase() ? 'a' : 'A'}${behind}`
}

/**
 * Options that stand in one line from A on ('a) Lima   b) Quito'); null where there is one alone, or where the next
 * line that is not blank goes on with B: then its letters are part of the words. 'A. do complexo B. Ela' may be one
 * sentence and another: behind capitals with a full stop C must follow, too.
 */
export function optionsInLine(line: string, below: string): TypedOption[] | null {
  const follows = (letter: string | undefined, at: number) => letter?.toUpperCase() === String.fromCharCode(65 + at)
  if (follows(typedOption(below.slice(0, 5000))?.letter, 1)) return null
  const parts = line.split(/\s+(?=(?:\(X\)\s*|\*)?\(?[b-e]\s*[.)]\s+\S)/i)
  const options = parts.map(typedOption).filter(part => part !== null)
  const [style = '', ...styles] = parts.map(styleOf)
  const isAlike = styles.every(other => other === style) && (style !== 'A.' || parts.length > 2)
  return isAlike && options.length > 1 && parts.every((_, at) => follows(options[at]?.letter, at)) ? options : null
}
