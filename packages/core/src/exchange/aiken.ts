import { formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'
import { optionTold } from './told-option.ts'
import { withoutBold } from './without-bold.ts'

/*
 * Aiken (Moodle documentation, Aiken format): the question, its options each in a line behind 'A.' or 'A)', and
 * 'ANSWER: B'. People and assistants write it with numbers, brackets and bold, and say 'Gabarito: letra B', too.
 */

const option = /^\s*(?:\*\*)?\(?([A-Za-z])\s*(?:[.)]\s*[-–]?|[-–])\s*(?:\*\*)?\s+(\S.*)$/
const key = new RegExp(
  String.raw`^\s*\**\s*(?:ANSWER|(?:RESPOSTA|ALTERNATIVA|OPÇÃO)(?: (?:CORRETA|CERTA))?|GABARITO)` +
    String.raw`\s*\**\s*:\s*\**\s*(\S.*)$`,
  'i',
)
/** What is told after the answer. */
const reason =
  /^\s*\**\s*(?:EXPLICAÇÃO|JUSTIFICATIVA|COMENTÁRIO|RESOLUÇÃO|FEEDBACK|EXPLANATION)\s*\**\s*:\s*\**\s*(.*)$/i
/** The number of a question. Before a figure, '-' and ':' are signs of a sum. */
const number = new RegExp(
  String.raw`^\s*(?:quest(?:ão|ao)\s+(\d{1,3})\s*[.):–-]+\s+(?=\S)` +
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

type Draft = { row: number; asked: string[]; options: string[]; right: number; isKeyed: boolean; why: string[] }

/** The questions of a text in Aiken, each with the line it begins in. */
export const readAiken = (text: string): RawQuestion[] => withoutNumbers(draftsOf(text)).map(questionOf)

/** Of an option the words; null of another line. Options run A, B, C from A on. */
function optionIn(line: string, { asked, options }: Draft): string | null {
  const [, letter = '', words] = (isShort(line) && option.exec(line)) || []
  const isNext = letter.toUpperCase() === String.fromCharCode(65 + options.length)
  return words !== undefined && isNext && asked.length > 0 ? withoutBold(words) : null
}

function draftsOf(text: string): Draft[] {
  const lines = text.split(/\r\n?|\n/)
  const drafts: Draft[] = []
  let draft = emptyDraft()
  const end = () => {
    if (draft.asked.length > 0) drafts.push(draft)
    draft = emptyDraft()
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, why] = (draft.asked.length === 0 && isShort(line) && reason.exec(line)) || []
    const last = drafts.at(-1)
    if (parting.test(line)) continue
    if (why !== undefined && last) {
      const length = linesOfReason(lines, at)
      last.why = [why, ...lines.slice(at + 1, at + length)].map(withoutBold)
      at += length - 1
      continue
    }
    const words = optionIn(line, draft)
    const [, told] = (isShort(line) && key.exec(line)) || []
    // Behind options without a key begins another question.
    if (words === null && told === undefined && draft.options.length > 0) end()
    if (draft.row === 0) draft.row = at + 1
    if (words !== null) draft.options.push(words)
    else if (told === undefined || draft.options.length === 0) draft.asked.push(withoutBold(line))
    if (words !== null || told === undefined) continue
    draft.isKeyed = true
    draft.right = optionTold(told, draft.options)
    end()
  }
  end()
  return drafts
}

const emptyDraft = (): Draft => ({ row: 0, asked: [], options: [], right: -1, isKeyed: false, why: [] })

/** How many lines a reason has: it goes on to the next blank one, but not into another question. */
function linesOfReason(lines: readonly string[], from: number): number {
  const rest = lines.slice(from + 1, from + 200)
  const blank = rest.findIndex(line => parting.test(line))
  const block = blank < 0 ? rest : rest.slice(0, blank)
  const last = block.findLastIndex(line => isShort(line) && /^a$/i.test(option.exec(line)?.[1] ?? ''))
  const isQuestion = last > 0 || block.slice(last + 1).some(line => key.test(line.slice(0, 5000)))
  if (last < 0 || !isQuestion) return block.length + 1
  const numbered = block.slice(0, last).findLastIndex(line => isShort(line) && number.test(line))
  return Math.max(0, numbered) + 1
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
