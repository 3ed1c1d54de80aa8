import { cardContent } from '../editing/contract.ts'
import { tidy } from './plain-text.ts'

/** A card as another program's file holds it, its fields already plain text. */
export type RawCard = {
  question: string
  answer: string
  category: string
  difficulty: string
  /** The passage that is said to prove it, where the file has such a column. */
  quote?: string
  /** Why it can be no card, where the file itself says so. */
  reason?: string
}

export type ImportedCard = {
  question: string
  answer: string
  category: string | null
  difficulty: 'fácil' | 'médio' | 'difícil'
  /** The passage that came with it; missing where none did. */
  quote?: string
  /** Whether that passage proves it, and what a teacher is told where it does not; missing where nobody asked. */
  proof?: CardProof
}

/** What a passage says of the card it came with; `contradicted`: the contrary, in words. */
export type CardProof = { proved: boolean; reason: string | null; contradicted?: boolean }

/** Letters of the longest passage that is kept, as of one written here. */
const longestQuote = 2000

/** A row of the preview: the card it gives, or what is wrong with it. `row` counts from 1 as the file does. */
export type ImportedRow = { row: number; question: string; answer: string } & (
  | { card: ImportedCard; fault: null }
  /** `isKnown`: nothing is wrong with it, but the teacher has it already. */
  | { card: null; fault: string; isKnown?: boolean }
)

const difficulties: Record<string, ImportedCard['difficulty']> = {
  facil: 'fácil',
  easy: 'fácil',
  medio: 'médio',
  medium: 'médio',
  normal: 'médio',
  dificil: 'difícil',
  hard: 'difícil',
}

/** Without case and accents: what people mean to be the same. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Checks the cards of a file by the rules for cards that a teacher writes. A row that will not do says why; one that
 * asks and answers the same as an earlier one is left out.
 * @param firstRow the number the file itself gives to the first of them
 */
export function checkRows(raws: readonly RawCard[], firstRow: number): ImportedRow[] {
  const seen = new Set<string>()
  return raws.map((raw, place) => {
    const row = firstRow + place
    const question = tidy(raw.question)
    const answer = tidy(raw.answer)
    const shown = { row, question: question.slice(0, 500), answer: answer.slice(0, 1000) }
    if (raw.reason !== undefined) return { ...shown, card: null, fault: raw.reason }
    const difficulty = difficulties[foldName(raw.difficulty)] ?? 'médio'
    const checked = cardContent.safeParse({ kind: 'card', question, answer, difficulty })
    if (!checked.success)
      return { ...shown, card: null, fault: checked.error.issues[0]?.message ?? 'Confira esta linha' }
    const key = `${foldName(question)}\n${foldName(answer)}`
    if (seen.has(key)) return { ...shown, card: null, fault: 'Repete um card anterior' }
    seen.add(key)
    const category = tidy(raw.category).replaceAll('\n', ' ').slice(0, 100).toWellFormed().trim() || null
    const passage = tidy(raw.quote ?? '').replaceAll('\n', ' ')
    const quote = passage.slice(0, longestQuote).toWellFormed().trim()
    const sourced = quote === '' ? {} : { quote }
    return { ...shown, card: { question, answer, category, difficulty, ...sourced }, fault: null }
  })
}
