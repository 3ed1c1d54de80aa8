import { categoryOf } from './anki-note.ts'
import { type CsvColumns, guessColumns, guessHeader } from './csv-columns.ts'
import type { AnkiHeader } from './csv-preamble.ts'
import { plainText } from './plain-text.ts'

/**
 * The cells of a row of Anki's text export as plain text, its tags as the subject they name; and the pictures and
 * sounds left out.
 */
export function readAnkiCells(
  cells: readonly string[],
  { html, tags, silent }: AnkiHeader,
): { cells: string[]; media: number } {
  let media = 0
  const plain = cells.map((cell, at) => {
    if (at === tags) return categoryOf(cell.split(/\s+/).filter(tag => tag !== ''))
    if (!html || silent.includes(at)) return cell
    const read = plainText(cell)
    media += read.media
    return read.text
  })
  return { cells: plain, media }
}

/** What the columns of Anki's text export are called, where it does not say. */
export function ankiHeadings({ tags, silent }: AnkiHeader, names: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => {
    const name = names[at]?.trim()
    if (name) return name
    if (at === tags) return 'Etiquetas'
    return silent.includes(at)
      ? `Dado do Anki ${at + 1}`
      : `Campo ${1 + at - [tags, ...silent].filter(other => other !== null && other < at).length}`
  })
}

/**
 * The fields of Anki's text export that its names tell, else the first two, are question and answer; its tags name the
 * subject.
 */
export function ankiColumns({ tags, silent }: AnkiHeader, names: readonly string[], width: number): CsvColumns {
  if (guessHeader(names)) {
    const named = guessColumns([names], true)
    return { ...named, category: tags ?? named.category }
  }
  const fields = Array.from({ length: width }, (_, at) => at).filter(at => at !== tags && !silent.includes(at))
  return { question: fields[0] ?? null, answer: fields[1] ?? null, category: tags, difficulty: null }
}
