import { type KeyEntry, keyBelow } from './key-below.ts'
import { boxedOption, boxedRun, markedPlace, optionsInLine, type TypedOption, typedOption } from './marked-option.ts'
import { holdsQuotedCells } from './quoted-cells.ts'
import { formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'
import { type LineKind, reasonOf } from './reason-lines.ts'
import { withoutHead } from './test-head.ts'
import { optionTold, saysAny } from './told-option.ts'
import { withUsualSigns } from './usual-signs.ts'
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
  const head = text.slice(0, 200_000)
  if (holdsQuotedCells(linesOf(head))) return false
  const drafts = draftsOf(head)
  const keyed = drafts.filter(({ isKeyed }) => isKeyed).length
  return drafts.some(({ right }) => right >= 0) && drafts.flatMap(({ options }) => options).length >= 2 * keyed
}

/** Blanks of a line that are looked at: a program that sets columns writes many. */
const mostBlanks = 40
const linesOf = (text: string): string[] =>
  text.split(/\r\n?|\n/).map(line => line.trimEnd().replace(/\s{41,}/g, blanks => blanks.slice(0, mostBlanks)))

/** Lines that are longer are no part of such a question. */
const isShort = (line: string) => line.length <= 5000

type Draft = {
  row: number
  asked: string[]
  /** Lines that belong to a question and stand above its number. */
  lead: number
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
  const lines = withoutHead(withUsualSigns(linesOf(text)), kindOf)
  const below = keyBelow(lines)
  const all = draftsIn(below ? lines.slice(0, below.from) : lines)
  const asked = all.filter(({ typed }) => typed.length > 0)
  // One key beside one question is no key of all.
  if (below && asked.length > 1) return withKey(all, below.entries)
  return (below ? draftsIn(lines) : all).map(withMark)
}

/**
 * A question by the one option that is marked, where nothing else tells its key. A sign that alone makes an option
 * another than those beside it is part of it: 'z' and 'z*'.
 */
function withMark(draft: Draft): Draft {
  const right = draft.isKeyed || draft.right >= 0 ? -1 : markedPlace(draft.typed)
  const options = draft.typed.map(({ unmarked }) => unmarked)
  return right < 0 || new Set(options.map(text => text.trim())).size < options.length
    ? draft
    : { ...draft, right, options }
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
    if (place < 0 || draft.right >= 0) return draft
    if (!entry || named.length > 1) return withMark(draft)
    const right = optionTold(entry.letter, draft.options)
    const marked = withMark(draft)
    const { options } = marked.right === right ? marked : draft
    return {
      ...draft,
      right,
      options,
      why: entry.rest === '' || saysAny(entry.rest, options) ? draft.why : [entry.rest],
    }
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
      const { length, lead } = reasonOf(lines.slice(at, at + 200), kindOf, numberOf(last))
      draft.lead = lead
      last.why = [why, ...lines.slice(at + 1, at + length)].filter(text => !parting.test(text)).map(withoutBold)
      at += length - 1
      continue
    }
    const boxed = boxedRun(lines, at)
    if (boxed.length > 1) {
      if (draft.typed.length > 0) end()
      if (draft.row === 0) draft.row = at + 1
      if (draft.asked.length > 0) draft.typed = boxed.options
      const asText = lines.slice(at, at + boxed.length).filter(text => !parting.test(text))
      if (draft.typed.length === 0) draft.asked.push(...asText.map(withoutBold))
      at += boxed.length - 1
      const next = lines.slice(at + 1, at + 9).find(text => text.trim() !== '') ?? ''
      const own = numberOf(draft)
      if (draft.typed.length === 0 && own !== null && kindOf(next).number === own + 1) end()
      continue
    }
    const option = optionIn(line, draft)
    const told = keyIn(line, draft)
    // Behind options without a key begins another question.
    if (option === null && told === undefined && draft.typed.length > 0) end()
    if (draft.row === 0) draft.row = at + 1
    if (option !== null)
      draft.typed.push(
        ...(optionsInLine(line, lines.slice(at + 1, at + 9).find(text => text.trim() !== '') ?? '') ?? [option]),
      )
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

const emptyDraft = (): Draft => ({
  row: 0,
  asked: [],
  lead: 0,
  typed: [],
  options: [],
  right: -1,
  isKeyed: false,
  why: [],
})

/** What a line is, so far as it tells where a reason ends. */
function kindOf(line: string): LineKind {
  const isRead = isShort(line)
  const [, named, bare] = (isRead && number.exec(line)) || []
  return {
    isBlank: line.trim() === '',
    isDrawn: line.trim() !== '' && parting.test(line),
    isFirstOption: isRead && (/^a$/i.test(typedOption(line)?.letter ?? '') || boxedOption(line) !== null),
    isKey: isRead && (key.test(line) || shortKey.test(line)),
    number: named === undefined && bare === undefined ? null : Number(named ?? bare),
  }
}

/** The number that a question begins with, below what was told before it; null of one that has none. */
function numberOf({ asked, lead }: Draft): number | null {
  const line = asked[lead] ?? ''
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
    asked: draft.asked.map((line, at) => (at === draft.lead && isShort(line) ? line.replace(number, '') : line)),
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
