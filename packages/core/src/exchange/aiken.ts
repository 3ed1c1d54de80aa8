import { type KeyEntry, keyBelow } from './key-below.ts'
import { boxedOptions, markedPlace, optionsInLine, type TypedOption, typedOption } from './marked-option.ts'
import { formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'
import { type LineKind, reasonLength } from './reason-lines.ts'
import { optionTold, saysAny } from './told-option.ts'
import { withoutBold } from './without-bold.ts'

/*
 * Aiken (Moodle documentation, Aiken format): the question, its options each in a line behind 'A.' or 'A)', and
 * 'ANSWER: B'. People and assistants write it with numbers, brackets and bold, say 'Gabarito: letra B', mark the right
 * option where it stands (marked-option.ts), or have one key below all questions (key-below.ts).
 */

const key = new RegExp(
  String.raw`^\s*\**\s*(?:ANSWER|(?:RESPOSTA|ALTERNATIVA|OPÇÃO)(?: (?:CORRETA|CERTA))?|GABARITO)` +
    String.raw`\s*\**\s*:\s*\**\s*(\S.*)$`,
  'i',
)
/** The same in few words, before a letter alone: 'R: b', 'Gabarito - B', 'Letra correta: A'. */
const shortKey = new RegExp(
  String.raw`^\s*\**\s*(?:R(?:ESP)?\.?|GABARITO|RESPOSTA|(?:LETRA|ALTERNATIVA|OPÇÃO)?\s*(?:CORRETA|CERTA)` +
    String.raw`|LETRA|ALTERNATIVA)\s*\**\s*[:=–-]\s*\**\s*\(?((?:letra\s+)?[A-E])\)?\s*\**\.?\s*$`,
  'i',
)
/** What is told after the answer. */
const reason =
  /^\s*\**\s*(?:EXPLICAÇÃO|JUSTIFICATIVA|COMENTÁRIO|RESOLUÇÃO|FEEDBACK|EXPLANATION)\s*\**\s*:\s*\**\s*(.*)$/i
/** The number of a question. Before a figure, '-' and ':' are signs of a sum. */
const number = new RegExp(
  String.raw`^\s*(?:quest(?:ão|ao)\s+(\d{1,3})(?:\s*[.):–-]+\s+(?=\S)|\s*[.):–-]*\s*$|\s+(?=\())` +
    String.raw`|(\d{1,3})\s*(?:[.)][.):–-]*\s+(?=\S)|[:–-]+\s+(?=[^\s\d])))`,
  'i',
)
/** A line that parts two texts: blank, or drawn. */
const parting = /^\s*(?:(?:[-–—_=*]\s*){3,})?$/

/** True for a text that is made of such questions. */
export function looksLikeAiken(text: string): boolean {
  const drafts = draftsOf(text.slice(0, 200_000))
  const keyed = drafts.filter(({ isKeyed }) => isKeyed).length
  return drafts.some(({ right }) => right >= 0) && drafts.flatMap(({ options }) => options).length >= 2 * keyed
}

/** Lines that are longer are no part of such a question. */
const isShort = (line: string) => line.length <= 5000

type Draft = {
  row: number
  asked: string[]
  typed: TypedOption[]
  options: string[]
  right: number
  isKeyed: boolean
  why: string[]
}

/** The questions of a text in Aiken, each with the line it begins in. */
export const readAiken = (text: string): RawQuestion[] => withoutNumbers(draftsOf(text)).map(questionOf)

/** An option that follows on those above it; null of another line. Options run A, B, C from A on. */
function optionIn(line: string, { asked, typed }: Draft): TypedOption | null {
  const option = isShort(line) ? typedOption(line) : null
  const isNext = option?.letter.toUpperCase() === String.fromCharCode(65 + typed.length)
  return isNext && asked.length > 0 ? option : null
}

/** The questions of a text, by the keys beside them, by marks on their options, or by the key below them all. */
function draftsOf(text: string): Draft[] {
  const lines = text.split(/\r\n?|\n/)
  const below = keyBelow(lines)
  const all = draftsIn(below ? lines.slice(0, below.from) : lines)
  const asked = all.filter(({ typed }) => typed.length > 0)
  // One key beside one question is no key of all.
  if (below && asked.length > 1) return withKey(all.map(withMark), below.entries)
  return (below ? draftsIn(lines) : all).map(withMark)
}

/** A question by the one option that is marked, where nothing else tells its key. */
function withMark(draft: Draft): Draft {
  const right = draft.isKeyed ? -1 : markedPlace(draft.typed)
  return right < 0 ? draft : { ...draft, right, options: draft.typed.map(({ unmarked }) => unmarked) }
}

/** Questions by a key that names them by their numbers, or all of them in their order. */
function withKey(drafts: readonly Draft[], entries: readonly KeyEntry[]): Draft[] {
  const asked = drafts.filter(({ typed }) => typed.length > 0)
  const numbers = asked.map(numberOf)
  const areNumbered = numbers.every((found, at) => found !== null && numbers.indexOf(found) === at)
  const inOrder =
    entries.length === asked.length && entries.every(({ number }, at) => number === 0 || number === at + 1)
  return drafts.map(draft => {
    const place = asked.indexOf(draft)
    const named = entries.filter(({ number }) => number === numbers[place])
    const entry = areNumbered && named.length > 0 ? named[0] : inOrder ? entries[place] : undefined
    if (place < 0 || draft.right >= 0 || !entry || named.length > 1) return draft
    const right = optionTold(entry.letter, draft.options)
    const isWords = saysAny(entry.rest, draft.options)
    return { ...draft, right, why: entry.rest === '' || isWords ? draft.why : [entry.rest] }
  })
}

function draftsIn(lines: readonly string[]): Draft[] {
  const drafts: Draft[] = []
  let draft = emptyDraft()
  const end = () => {
    if (draft.asked.length > 0) drafts.push({ ...draft, options: draft.typed.map(({ words }) => words) })
    draft = emptyDraft()
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (parting.test(line)) continue
    const [, why] = (isShort(line) && reason.exec(line)) || []
    // Of a question whose options are marked, the reason stands behind these.
    if (why !== undefined && markedPlace(draft.typed) >= 0) end()
    const last = drafts.at(-1)
    if (why !== undefined && last && draft.asked.length === 0) {
      const length = reasonLength(lines.slice(at, at + 200), kindOf, numberOf(last))
      last.why = [why, ...lines.slice(at + 1, at + length)].filter(text => !parting.test(text)).map(withoutBold)
      at += length - 1
      continue
    }
    const boxed = draft.asked.length > 0 && draft.typed.length === 0 ? boxedOptions(lines, at) : []
    if (boxed.length > 0) {
      draft.typed = boxed
      at += lastOf(lines, at, boxed.length)
      continue
    }
    const option = optionIn(line, draft)
    const told = keyIn(line, draft)
    // Behind options without a key begins another question.
    if (option === null && told === undefined && draft.typed.length > 0) end()
    if (draft.row === 0) draft.row = at + 1
    if (option !== null) draft.typed.push(...(optionsInLine(line, lines[at + 1] ?? '') ?? [option]))
    else if (told === undefined || draft.typed.length === 0) draft.asked.push(withoutBold(line))
    if (option !== null || told === undefined) continue
    draft.isKeyed = true
    draft.right = optionTold(
      told,
      draft.typed.map(({ words }) => words),
    )
    end()
  }
  end()
  return drafts
}

/** The key that a line tells of the question above it. */
function keyIn(line: string, { typed }: Draft): string | undefined {
  if (!isShort(line)) return undefined
  return key.exec(line)?.[1] ?? (typed.length > 0 ? shortKey.exec(line)?.[1] : undefined)
}

/** How many lines below a line the last of so many lines that are not blank stands. */
function lastOf(lines: readonly string[], from: number, count: number): number {
  let left = count
  return lines.slice(from).findIndex(line => line.trim() !== '' && --left === 0)
}

const emptyDraft = (): Draft => ({ row: 0, asked: [], typed: [], options: [], right: -1, isKeyed: false, why: [] })

/** What a line is, so far as it tells where a reason ends. */
function kindOf(line: string): LineKind {
  const isRead = isShort(line)
  const [, named, bare] = (isRead && number.exec(line)) || []
  return {
    isBlank: line.trim() === '',
    isDrawn: line.trim() !== '' && parting.test(line),
    isFirstOption: isRead && /^a$/i.test(typedOption(line)?.letter ?? ''),
    isKey: isRead && (key.test(line) || shortKey.test(line)),
    number: named === undefined && bare === undefined ? null : Number(named ?? bare),
  }
}

/** The number that a question begins with; null of one that has none. */
function numberOf({ asked: [line = ''] }: Draft): number | null {
  const [, named, bare] = (isShort(line) && number.exec(line)) || []
  return named === undefined && bare === undefined ? null : Number(named ?? bare)
}

/** Questions without the numbers that count them. Numbers that do not count are part of what is asked. */
function withoutNumbers(drafts: readonly Draft[]): readonly Draft[] {
  const numbers = drafts.map(numberOf).filter(found => found !== null)
  const [first = 0] = numbers
  const isCounted = numbers.every((found, at) => found === first + at) && (first === 1 || numbers.length > 1)
  if (!isCounted || numbers.length * 2 < drafts.length) return drafts
  return drafts.map(draft => ({
    ...draft,
    asked: numberOf(draft) === null ? draft.asked : draft.asked.with(0, draft.asked[0]?.replace(number, '') ?? ''),
  }))
}

function questionOf({ row, asked, options, right, why }: Draft): RawQuestion {
  return {
    row,
    question: formatted(asked.join('\n'), 'plain'),
    options: options.map((words, at) => ({
      text: formatted(words, 'plain'),
      weight: at === right ? 100 : 0,
      feedback: nothing,
    })),
    feedback: formatted(why.join('\n'), 'plain'),
    category: '',
    tags: [],
    isOurs: false,
    fault: options.length === 0 ? questionFaults.description : null,
  }
}
