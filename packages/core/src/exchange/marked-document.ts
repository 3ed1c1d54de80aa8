import type { DocumentLine } from './document-line.ts'
import { lookOf, oddPlace } from './looks.ts'

/*
 * Who makes a quiz in an editor marks the right option by its look: bold, a colour, a line below, a highlighter. The
 * text of such a document says it with signs that typed quizzes have ('**Lima**', marked-option.ts).
 */

/** What stands before the words of an option that is lettered by hand, or by a program that writes its lists out. */
const lettered = /^\s*(?:[*✓✔✅]\s*)?\(?([a-j])\s*[.)\]–-]\s*(?=\S)/i

/** Options that a question has at most. */
const mostOptions = 10

type Group = { lines: DocumentLine[]; from: number }

const letterOf = (at: number) => String.fromCharCode(97 + at)

/** A document as lines of text, in which of options one that looks otherwise than the others is marked. */
export function markedText(lines: readonly DocumentLine[]): string {
  const written = lines.map(({ text, list }) => (list ? asEntry(text, list) : text))
  for (const { lines: options, from } of groupsOf(lines)) {
    const skipped = options.map(({ text }) => lettered.exec(text)?.[0].length ?? 0)
    const odd = oddPlace(options.map(({ runs }, at) => lookOf(runs, leading(runs) + (skipped[at] ?? 0))))
    const isInList = options.every(({ list }) => list !== null)
    const [first] = options
    const isLettered = first !== undefined && (!isInList || skipped.every(length => length > 0))
    const asLetters = isInList && (odd >= 0 || first?.list?.kind === 'letter' || (first?.list?.level ?? 1) > 1)
    for (const [at, { text }] of options.entries()) {
      const words = text.slice(skipped[at] ?? 0)
      const head = isLettered ? text.slice(0, skipped[at] ?? 0).replace(/\s*$/, ' ') : `${letterOf(at)}) `
      if (isLettered || asLetters)
        written[from + at] = `${head}${at === odd && !words.includes('**') ? `**${words}**` : words}`
    }
  }
  return written.join('\n')
}

const leading = (runs: DocumentLine['runs']) =>
  runs
    .map(({ text }) => text)
    .join('')
    .search(/\S|$/)

/** An entry of a list with what its program shows before it. */
function asEntry(text: string, { kind, place }: NonNullable<DocumentLine['list']>): string {
  if (kind === 'bullet' || lettered.test(text) || /^\d{1,3}\s*[.)]/.test(text)) return text
  return kind === 'number' ? `${place}. ${text}` : `${letterOf(place - 1)}) ${text}`
}

/** A term and what it means, or a name and what belongs to it. */
const defines = /^[^\n:]{1,80}?(?:\s[-–—=→]\s|:\s)\s*\S/

/** True for entries that each say something of a term: one of them in bold is no key. */
const isGlossary = (lines: readonly DocumentLine[]) =>
  lines.every(({ list }) => list !== null && list.kind !== 'letter') &&
  lines.filter(({ text }) => defines.test(text)).length * 2 > lines.length

/** Lines that may be the options of one question: entries of one list, or lettered from A on. */
function groupsOf(lines: readonly DocumentLine[]): Group[] {
  const groups: Group[] = []
  const entries = new Map<number, number>()
  for (const { list } of lines) if (list) entries.set(list.id, (entries.get(list.id) ?? 0) + 1)
  const isLong = ({ list }: DocumentLine) => list !== null && (entries.get(list.id) ?? 0) > mostOptions
  let at = 0
  while (at < lines.length) {
    const group = groupAt(lines, at)
    const isOptions = group.length > 1 && group.length <= mostOptions && !group.some(isLong) && !isGlossary(group)
    if (isOptions) groups.push({ lines: group, from: at })
    at += Math.max(1, group.length)
  }
  return groups
}

function groupAt(lines: readonly DocumentLine[], from: number): DocumentLine[] {
  const first = lines[from]
  if (!first) return []
  const isNext = first.list
    ? (line: DocumentLine) => line.list?.id === first.list?.id
    : (line: DocumentLine, at: number) => line.list === null && letterIn(line) === letterOf(at)
  const group: DocumentLine[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (!line || !isNext(line, group.length)) break
    group.push(line)
  }
  return group
}

const letterIn = ({ text }: DocumentLine) => lettered.exec(text)?.[1]?.toLowerCase()
