import { foldName } from './imported-card.ts'
import { type ListMark, listMarks } from './sheet-options.ts'
import type { SheetRow } from './sheet-row.ts'

/** A list of terms and meanings, divided. */
export type TermList = {
  mark: ListMark
  /** The share of lines that have the mark. */
  share: number
  /** Term and meaning of each line, or the line alone where no mark is. */
  rows: string[][]
}

/**
 * Each mark with blanks at both sides (the long dash is part of no word, and needs none), and as people write it in a
 * hurry: with one behind it alone.
 */
const spaced: Record<ListMark, RegExp> = {
  dash: /(?<=\S)(?:\s+(?:--?|–)\s+|\s*—\s*)(?=\S)/g,
  equals: /(?<=\S)\s+==?\s+(?=\S)/g,
  arrow: /(?<=\S)\s+(?:[→⇒➔➜]|[-=]+>)\s+(?=\S)/g,
  // 'casa :: house', as programs for notes have it; without blanks it is a name of a program: 'std::cout'.
  colon: /(?<=[^\s:])(?:\s*::?\s+|\s+::)(?=\S)/g,
}
const hurried: Record<ListMark, RegExp> = {
  dash: /(?<=[\p{L}\p{N})\]"”’'])[-–—]\s+(?=\S)|(?<=\S)\s+[–—](?=\p{L})/gu,
  equals: /(?<=[\p{L}\p{N})\]"”’'])=\s+(?=\S)/gu,
  arrow: /(?<=\S)\s*[→⇒➔➜]\s*(?=\S)/g,
  colon: /(?<=[\p{L})\]"”’']):(?=\p{L})/gu,
}

/**
 * Two colons without blanks, as some programs for notes have them: a mark where nearly every line has them once; the
 * meaning may hold single ones ('10:30').
 */
const tightColons = /^[^:]*[^\s:]::[^\s:](?:(?!::).)*$/

/**
 * What lists begin their lines with. Numbers with a dash ('1 - sol') are markers only where they count and the rest is
 * divided, too.
 */
const markers = [
  /^\s*(?:[•●○▪■◦‣∙·*➢►✓✔\uf0b7]|[-–—](?=\s))\s*/u,
  /^\s*\(?\d{1,3}\s*(?:[.)º°ª]{1,2}(?:\s*[-–—])?)\s+/,
  /^\s*[a-z]\)\s+/i,
] as const
const counted = /^\s*(\d{1,3})\s*[-–—]\s+/

/** Nearly all lines of a list are alike. */
export const nearlyAll = 0.9

/** Where nothing else divides a file, titles may stand between the lines. */
const mostLines = 0.7

/** What speaks for a separator that plainly divides a file; one that stands in sentences has less. */
const plainly = 0.75

const shareOf = (lines: readonly string[], is: (line: string, at: number) => boolean) =>
  lines.filter(is).length / Math.max(1, lines.length)

/** What takes the bullets or numbers away that nearly all lines begin with. */
function markerOf(lines: readonly string[]): RegExp | null {
  const marker = markers.find(begin => shareOf(lines, line => begin.test(line)) >= nearlyAll)
  if (marker) return marker
  const numbers = lines.map(line => Number(counted.exec(line)?.[1] ?? Number.NaN))
  const [first = Number.NaN] = numbers
  if (shareOf(lines, (_, at) => numbers[at] === first + at) < nearlyAll) return null
  const rest = lines.map(line => line.replace(counted, ''))
  return listMarks.some(mark => shareOf(rest, line => markIn(line, mark) !== null) >= nearlyAll) ? counted : null
}

type Found = { at: number; length: number }

/** Marks of a line that are looked at, and letters around each. */
const tried = 10
const around = 40

/** The first mark of a line that divides it. */
function markIn(line: string, mark: ListMark): Found | null {
  for (const { index: at, 0: match } of line.matchAll(spaced[mark]).take(tried)) {
    const end = at + match.length
    const left = line.slice(Math.max(0, at - around), at)
    const right = line.slice(end, end + around)
    const isPart = mark === 'dash' && ((at <= around && isMinus(left, right)) || isRange(left, right))
    if (!isPart) return { at, length: match.length }
  }
  return null
}

/** Numbers, single letters and signs: 'x - y' of 'x - y = 3'. */
const operands = /^(?:[\d.,²³^()]*\p{L}?[\d²³()]*|[-+*/×÷·])$/u
const isMinus = (left: string, right: string) =>
  /(?:^|\s)=\s/.test(right) &&
  left
    .trim()
    .split(/\s+/)
    .every(part => operands.test(part))

/** The years of '1914 - 1918 - Primeira Guerra Mundial': the next dash divides. */
const isRange = (left: string, right: string) =>
  /(?:^|\s|\()\d{1,4}$/.test(left) && /^\d{1,4}\)?\s+(?:--?|[–—])\s/.test(right) && /^\d+$|\d{3,4}$/.test(left)

/** The line at its first mark; one without it is tried as it is written in a hurry. */
function divideLine(line: string, mark: ListMark): string[] {
  const hasty = line.matchAll(hurried[mark]).next().value
  const found = markIn(line, mark) ?? (hasty ? { at: hasty.index, length: hasty[0].length } : null)
  return found ? [line.slice(0, found.at).trim(), line.slice(found.at + found.length).trim()] : [line.trim()]
}

/**
 * The lines of a file as a list of terms and meanings ('guarda-chuva - objeto que protege da chuva'), by the mark that
 * stands in most of them; where two stand in nearly all, by the one that comes first. Null when there is none, or when
 * what stands before it is the same over and over ('Pergunta: …').
 */
export function termListOf(lines: readonly string[], chosen?: ListMark): TermList | null {
  const marker = markerOf(lines.filter(line => line.trim() !== ''))
  const bare = marker ? lines.map(line => line.replace(marker, '')) : lines
  const filled = bare.filter(line => line.trim() !== '')
  const tight = chosen
    ? []
    : filled.filter(line => tightColons.test(line)).map(line => foldName(line.replace(/::.*/, '')))
  // Behind a name of a program ('std::cout') stands the same one over and over.
  if (tight.length > 1 && tight.length >= nearlyAll * filled.length && new Set(tight).size * 2 > tight.length)
    return { mark: 'colon', share: 1, rows: bare.map(line => line.split('::').map(part => part.trim())) }
  const known = (chosen ? [chosen] : listMarks).map(mark => ({
    mark,
    share: shareOf(filled, line => markIn(line, mark) !== null),
  }))
  const all = known.filter(({ share }) => share >= nearlyAll)
  const most =
    all.length > 1 ? firstOf(filled, all) : known.reduce((best, next) => (next.share > best.share ? next : best))
  if (!chosen && (most.share === 0 || repeats(filled, most.mark))) return null
  return { ...most, rows: bare.map(line => divideLine(line, most.mark)) }
}

/** Of the marks that all lines have the one that most often comes first. */
function firstOf<Known extends { mark: ListMark }>(lines: readonly string[], known: readonly Known[]): Known {
  const ahead = ({ mark }: Known) =>
    shareOf(lines, line => {
      const at = markIn(line, mark)?.at ?? Number.POSITIVE_INFINITY
      return known.every(other => at <= (markIn(line, other.mark)?.at ?? Number.POSITIVE_INFINITY))
    })
  return known.reduce((best, next) => (ahead(next) > ahead(best) ? next : best))
}

/** True where the same few words stand before the mark: they label lines, and are no terms. */
function repeats(lines: readonly string[], mark: ListMark): boolean {
  const terms = lines.flatMap(line => {
    const found = markIn(line, mark)
    return found ? [foldName(line.slice(0, found.at))] : []
  })
  return new Set(terms).size * 2 <= terms.length && terms.length > 1
}

/** True where a file is rather a list than a sheet whose separator has this much that speaks for it. */
export const isRatherList = ({ share }: TermList, weight: number): boolean =>
  share >= (weight > 0 ? nearlyAll : mostLines) && weight < plainly

/**
 * Rows of which one column alone is filled, divided as a list where nearly all say so or the mark is chosen; null where
 * it is none.
 */
export function listInColumn(
  rows: readonly SheetRow[],
  chosen?: ListMark,
): { mark: ListMark; rows: SheetRow[] } | null {
  const places = new Set(rows.flatMap(({ cells }) => [...cells.keys()].filter(at => (cells[at] ?? '').trim() !== '')))
  const [place, ...others] = places
  if (place === undefined || others.length > 0) return null
  const list = termListOf(
    rows.map(({ cells }) => cells[place] ?? ''),
    chosen,
  )
  if (!list || !(chosen || isRatherList(list, 0))) return null
  const divided = rows.map((row, at) => ({ row: row.row, cells: list.rows[at] ?? [], ...faultsOf(row, place) }))
  return { mark: list.mark, rows: divided }
}

const faultsOf = ({ faults }: SheetRow, place: number) => {
  const fault = faults?.get(place)
  return fault === undefined ? {} : { faults: new Map([[0, fault]]) }
}
