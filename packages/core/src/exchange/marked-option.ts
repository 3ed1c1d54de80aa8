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
  const [, inner = '', told] = insideBox.exec(words) ?? []
  const [, bare] = behind.exec(withoutBold(told ?? words)) ?? []
  return {
    letter,
    words: withoutBold(words),
    isMarked: (isWhole && isTicked(first || star)) || star !== '' || isBold || isTicked(inner) || bare !== undefined,
    unmarked: withoutBold(bare ?? told ?? words),
  }
}

const insideBox = new RegExp(String.raw`^(${box})\s*(\S.*)$`)
const boxed = new RegExp(String.raw`^\s*(?:[-•*]\s+)?(${box})\s*(\S.*)$`)

/** A line as an option behind a box; null of any other. */
function boxedOption(line: string): TypedOption | null {
  const [, mark = '', words] = boxed.exec(line) ?? []
  if (words === undefined || lettered.test(words)) return null
  return { letter: '', words: withoutBold(words), isMarked: isTicked(mark), unmarked: withoutBold(words) }
}

/**
 * The options behind boxes that begin in a line, one of them ticked; empty where there are none such. Empty boxes alone
 * are statements to be judged, and letters below them the options.
 */
export function boxedOptions(lines: readonly string[], from: number): TypedOption[] {
  const found: TypedOption[] = []
  for (let at = from; at < lines.length && at < from + 40; at++) {
    const line = lines[at] ?? ''
    const option = line.length > 5000 ? null : boxedOption(line)
    if (option) found.push(option)
    else if (line.trim() !== '') break
    else if (!boxed.test(lines[at + 1] ?? '')) break
  }
  return found.length > 1 && found.filter(({ isMarked }) => isMarked).length === 1 ? found : []
}

/** The place of the one option that is marked; below 0 where none is, or several are: then the marks are ornaments. */
export function markedPlace(options: readonly TypedOption[]): number {
  const places = options.flatMap(({ isMarked }, at) => (isMarked ? [at] : []))
  return places.length === 1 && options.length > 1 ? (places[0] ?? -1) : -1
}

/**
 * Options that stand in one line from A on ('a) Lima   b) Quito'); null where there is one alone, or where the line
 * below goes on with B: then its letters are part of the words.
 */
export function optionsInLine(line: string, below: string): TypedOption[] | null {
  const follows = (letter: string | undefined, at: number) => letter?.toUpperCase() === String.fromCharCode(65 + at)
  if (follows(typedOption(below.slice(0, 5000))?.letter, 1)) return null
  const parts = line.split(/\s+(?=(?:\(X\)\s*|\*)?\(?[b-e]\s*[.)]\s+\S)/i).map(typedOption)
  const options = parts.filter(part => part !== null)
  return options.length > 1 && parts.every((part, at) => follows(part?.letter, at)) ? options : null
}
