import { asked, gapNumbers, gapSign, readGaps } from './anki-gaps.ts'
import type { RawCard } from './imported-card.ts'
import { plainText } from './plain-text.ts'

/** Letters of a text with its gaps and their hints, of which a card shows a third at most. */
const longestText = 3000
/** Cards of one text. */
export const mostGaps = 100
export const tooManyGaps = `Tem mais de ${mostGaps} lacunas: divida o texto`

/**
 * The cards of a row that hides words as Anki writes it ('A {{c1::raiz}} absorve a {{c2::água}}.'): one for each gap.
 * A row without gaps is the card that it was. What stands beside the gaps is a heading where it comes before them, and
 * is left out where it follows, as Anki shows it with the answer only. A text far too long for a card stays one, which
 * the rules for cards refuse, and so does one with more than a hundred gaps, which says so.
 */
export function gapCards(card: RawCard): RawCard[] {
  if (card.question.length > longestText) return [card]
  const inQuestion = numbersIn(card.question)
  if (inQuestion.length === 0 && card.answer.length > longestText) return [card]
  const numbers = inQuestion.length > 0 ? inQuestion : numbersIn(card.answer)
  if (numbers.length === 0) return [card]
  if (numbers.length > mostGaps) return [{ ...card, reason: tooManyGaps }]
  const nodes = readGaps(inQuestion.length > 0 ? card.question : card.answer)
  const lead = inQuestion.length > 0 ? '' : `${card.question}\n`
  return numbers.map(number => {
    const { question, hidden } = asked(nodes, number)
    const answers = hidden.map(text => (text.startsWith('\\(') ? plainText(text).text : text)).filter(Boolean)
    return { ...card, question: lead + question.replaceAll(gapSign, '_____'), answer: answers.join(', ') }
  })
}

/** A gap as Anki writes it. */
const gap = /\{\{c\d+::/

/** Whether a row has words that it hides. */
export const hasGap = (cells: readonly string[]): boolean => cells.some(cell => gap.test(cell))

/**
 * Whether a sign stands between the columns of lines with gaps, rather than in their sentences, where a blank follows
 * it.
 */
export const dividesGaps = (lines: readonly string[], sign: string): boolean =>
  !/^[,;]$/.test(sign) ||
  lines.some(line => [...line].some((letter, at) => letter === sign && !/\s/.test(line[at + 1] ?? '')))

const numbersIn = (text: string): number[] => (text.includes('{{c') ? gapNumbers(readGaps(text)) : [])
