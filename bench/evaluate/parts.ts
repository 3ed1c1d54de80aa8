import type { BlockKind, CleanDocument } from '@capivira/generation/document/model'
import type { DocumentPart } from '@capivira/generation/quality/coverage'

const TAUGHT: ReadonlySet<BlockKind> = new Set<BlockKind>(['paragraph', 'list-item', 'table-row'])

/** The sections of a document that teach, with their text, for measuring how much of it the items cover. */
export function partsOf({ sections }: CleanDocument): DocumentPart[] {
  return sections
    .filter(section => section.kind === 'content')
    .map(({ title, firstPage, lastPage, blocks }) => {
      const text = blocks
        .filter(block => TAUGHT.has(block.kind))
        .map(block => block.text)
        .join('\n')
      return { title, firstPage, lastPage, words: countWords(text), text }
    })
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
