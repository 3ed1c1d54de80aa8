import { withoutBold } from './without-bold.ts'

/*
 * Cards as people type them and as assistants write them: a line that asks ('P: …', 'Pergunta 2: …', '3. …') and below
 * it, or behind it, one that answers ('R: …', 'Resposta: …').
 */

const bold = String.raw`(?:\*\*|__)?`
const number = String.raw`(?:\d{1,3}\s*[.)ºª°]?\s*)?`
const asking = '(perguntas?|quest(?:ão|ao)|question|frente|front|card|[pqf])'
const answering = '(respostas?|gabarito|answer|verso|back|[rav])'
const sign = String.raw`\s*${number}${bold}\s*:\s*${bold}\s*`

const asks = new RegExp(String.raw`^\s*(?:[-*•]\s+)?${bold}${number}${bold}${asking}${sign}(.*)$`, 'iu')
/** A number alone asks where no question of the file has a name and an answer with its name follows. */
const numbered = /^\s*(?:\*\*)?\d{1,3}\s*[.)]\s*(?:\*\*)?\s*(\S.*)$/u
const answers = new RegExp(String.raw`^\s*(?:[-*•]\s+)?${bold}${answering}${sign}(.*)$`, 'iu')
/** An answer in the line of its question. */
const inLine = new RegExp(String.raw`\s${bold}(respostas?|answer|[ra])${sign}(?=\S)`, 'iu')

/** Nearly every question has its answer, else this is another kind of text. */
const nearlyAll = 0.9

type Pair = { at: number; question: string[]; answer: string[] | null; asker: string; answerer: string }

const plain = (lines: readonly string[]) => lines.map(withoutBold).join('\n').trim()

/** Letters of the longest line that is looked at. */
const longest = 1000

/** The pair that a line begins; null where it asks nothing. */
function pairIn(line: string, at: number, mayBeNumbered: boolean): Pair | null {
  const [, name = '#', asked = mayBeNumbered ? numbered.exec(line)?.[1] : undefined] = asks.exec(line) ?? []
  if (asked === undefined) return null
  const divided = inLine.exec(asked)
  const pair = { at, question: [asked], answer: null, asker: name.toLowerCase(), answerer: '' }
  if (!divided) return pair
  const { index, 0: mark, 1: answerer = '' } = divided
  return {
    ...pair,
    question: [asked.slice(0, index)],
    answer: [asked.slice(index + mark.length)],
    answerer: answerer.toLowerCase(),
  }
}

type Pairs = { pairs: Pair[]; others: number[] }

/** The pairs, and the lines that are part of none; null where a question has two answers with names. */
function pairsIn(lines: readonly string[]): Pairs | null {
  const pairs: Pair[] = []
  const others: number[] = []
  const mayBeNumbered = !lines.some(line => line.length <= longest && asks.test(line))
  let isOver = true
  for (const [at, line] of lines.entries()) {
    const open = pairs.at(-1)
    const isLong = line.length > longest
    const [, answerer = '', answer] = (isLong ? null : answers.exec(line)) ?? []
    const pair = isLong || answer !== undefined ? null : pairIn(line, at, mayBeNumbered)
    if (line.trim() === '') isOver ||= (open?.answer ?? []).some(part => part.trim() !== '')
    else if (answer !== undefined && open) {
      if (open.answer !== null) return null
      open.answer = [answer]
      open.answerer = answerer.toLowerCase()
    } else if (pair) pairs.push(pair)
    else if (!open || isOver) others.push(at)
    else (open.answer ?? open.question).push(line.trim())
    if (pair || answer !== undefined) isOver = false
  }
  return { pairs, others }
}

/**
 * Such lines as rows: question and answer where the question begins, nothing in the other lines, so that rows count as
 * the file does. What stands above the first question, or behind a blank line below an answer, is a row of its own.
 * Null where the text is not made of these.
 */
export function labelledPairs(lines: readonly string[]): string[][] | null {
  const found = pairsIn(lines)
  if (!found) return null
  const { pairs, others } = found
  const whole = pairs.filter(({ answer }) => answer !== null)
  if (whole.length === 0 || whole.length < nearlyAll * pairs.length) return null
  // A list of symbols or words ('F: força', 'A: área') has others in each line; once, only 'pergunta' itself proves it.
  const names = new Set(whole.map(({ asker, answerer }) => `${asker} ${answerer}`))
  if (names.size > 1 || (whole.length === 1 && !whole.some(({ asker }) => /^(?:pergunta|quest)/.test(asker))))
    return null
  const apart = new Set(others)
  const rows = lines.map((line, at) => (apart.has(at) ? [line] : []))
  for (const { at, question, answer } of pairs) rows[at] = [plain(question), plain(answer ?? [])]
  return rows
}
