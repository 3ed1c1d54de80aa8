import * as z from 'zod/mini'
import { foldName, type RawCard } from './imported-card.ts'

export const columnNames = ['question', 'answer', 'category', 'difficulty'] as const
export type ColumnName = (typeof columnNames)[number]

const place = z.nullable(z.int())

/** Which column of a CSV holds what, counted from 0; null when none does. Null altogether when nobody said. */
export const csvColumns = z.nullable(z.object({ question: place, answer: place, category: place, difficulty: place }))
export type CsvColumns = NonNullable<z.output<typeof csvColumns>>

/** What people call the columns, folded. */
const headings: Record<ColumnName, readonly string[]> = {
  question: ['pergunta', 'frente', 'questao', 'termo', 'question', 'front', 'term', 'enunciado'],
  answer: ['resposta', 'verso', 'definicao', 'answer', 'back', 'definition', 'significado'],
  category: ['assunto', 'categoria', 'tema', 'topico', 'tags', 'etiquetas', 'category', 'marcadores'],
  difficulty: ['dificuldade', 'nivel', 'difficulty', 'level'],
}

/** Reads the first row: its names as columns when it has any we know; else the first two columns are question and answer. */
export function guessColumns(first: readonly string[]): { columns: CsvColumns; hasHeader: boolean } {
  const names = first.map(foldName)
  const placeOf = (column: ColumnName) => {
    const place = names.findIndex(name => headings[column].includes(name))
    return place < 0 ? null : place
  }
  const named = {
    question: placeOf('question'),
    answer: placeOf('answer'),
    category: placeOf('category'),
    difficulty: placeOf('difficulty'),
  }
  const hasHeader = named.question !== null || named.answer !== null
  if (!hasHeader)
    return {
      columns: { question: 0, answer: first.length > 1 ? 1 : null, category: null, difficulty: null },
      hasHeader,
    }
  const free = names.findIndex((_, place) => !Object.values(named).includes(place))
  const rest = free < 0 ? null : free
  return {
    columns: { ...named, question: named.question ?? rest, answer: named.answer ?? rest },
    hasHeader,
  }
}

/** The cards of the rows of a CSV by its columns. */
export function rawCards(rows: readonly (readonly string[])[], columns: CsvColumns): RawCard[] {
  const cell = (row: readonly string[], place: number | null) => (place === null ? '' : (row[place] ?? ''))
  return rows.map(row => ({
    question: cell(row, columns.question),
    answer: cell(row, columns.answer),
    category: cell(row, columns.category),
    difficulty: cell(row, columns.difficulty),
  }))
}
