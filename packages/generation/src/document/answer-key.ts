import { pattern } from '../lexicon/words.ts'
import type { Block } from './model.ts'

/** Answers a block of a key gives, by the numbers of their exercises. */
export function answerEntries(block: Block): { number: number; text: string }[] {
  if (block.kind === 'table-row') return fromCells(block.cells)
  const marker = /^\(?(\d{1,3})[.)º°ª]/.exec(block.marker)?.[1]
  const whole = marker ? `${marker}. ${block.text}` : block.text
  const letters = soleLetters(whole)
  if (letters.length > 1) return letters
  const inRow = answersInRow(whole)
  if (inRow.length > 1) return inRow
  if (marker) return [{ number: Number(marker), text: block.text }]
  const match = /^(?:quest(?:ão|ao)|exerc[ií]cio)?\s*(\d{1,3})\s*[.):–-]\s*(.+)$/isu.exec(block.text)
  return match ? [{ number: Number(match[1]), text: (match[2] ?? '').trim() }] : []
}

/** '1. O calor do Sol. 2. 5 m/s². 3. b': answers set one after the other, their numbers going up by one. */
export function answersInRow(text: string): { number: number; text: string }[] {
  const entries: { number: number; from: number; start: number }[] = []
  for (const match of text.matchAll(/(?:^|(?<=\s))(\d{1,3})[.)]\s(?=\S)/gu)) {
    const number = Number(match[1])
    const last = entries.at(-1)
    if (!last || number === last.number + 1)
      entries.push({ number, from: match.index + match[0].length, start: match.index })
  }
  return entries.map(({ number, from }, index) => ({
    number,
    text: text.slice(from, entries[index + 1]?.start).replace(/[\s;]+$/u, ''),
  }))
}

/** '1. b 2. c 3-a; 4 – D': numbers with nothing but a letter each; empty when the text says anything else. */
export function soleLetters(text: string): { number: number; text: string }[] {
  const entry = /(\d{1,3})\s*[ºª°]?\s*[.):–-]?\s*\(?([a-eA-E])\)?(?=[\s,;.|]|$)/gu
  const entries = [...text.matchAll(entry)].map(match => ({
    number: Number(match[1]),
    text: (match[2] ?? '').toLowerCase(),
  }))
  const rest = text.replace(entry, '').replace(/[\s,;.|]+/g, '')
  return rest === '' ? entries : []
}

function fromCells(cells: readonly string[]): { number: number; text: string }[] {
  const joined = soleLetters(cells.join(' '))
  if (joined.length > 0) return joined
  const inRow = answersInRow(cells.join(' '))
  if (inRow.length > 1) return inRow
  const [number = '', text = ''] = cells
  return /^\d{1,3}[.)]?$/.test(number) && cells.length === 2 ? [{ number: Number.parseInt(number, 10), text }] : []
}

/** 'A alternativa correta é a letra b' */
const NAMED_LETTER = pattern('iu')`
  ^(?:a\s)?(?:alternativa|letra|opção|item|resposta)(?:\s(?:correta|certa))?(?:\sé)?(?:\sa)?:?\s(?:letra\s)?
  \(?([a-e])(?![\p{L}])\)?`

/**
 * Which alternative an answer names: 'b', 'Letra b', 'Alternativa b, Caatinga', or the words of one; null when none for
 * sure.
 */
export function letterIn(answer: string, alternatives: readonly { letter: string; text: string }[]): number | null {
  const said = plain(answer)
  const lettered =
    NAMED_LETTER.exec(said)?.[1] ?? /^\(?([a-e])\)(?=\s|$)/i.exec(said)?.[1] ?? /^([a-e])$/i.exec(said)?.[1]
  if (lettered) {
    const index = alternatives.findIndex(({ letter }) => letter.toLowerCase() === lettered.toLowerCase())
    return index < 0 ? null : index
  }
  const same = alternatives.flatMap(({ text }, index) => (plain(text) === said ? [index] : []))
  const [only] = same
  return same.length === 1 && only !== undefined ? only : null
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.;,]+$/, '')
    .trim()
}
