import type { Dependence } from '@capivira/generation/analysis/selfContained'
import type { Study } from '@capivira/generation/analysis/study'
import type { BlockKind, CleanDocument } from '@capivira/generation/document/model'
import type { DocumentPart } from '@capivira/generation/quality/coverage'

const TAUGHT: ReadonlySet<BlockKind> = new Set<BlockKind>(['paragraph', 'list-item', 'table-row'])

/** Sentences that state nothing: questions, orders, talk to the reader, headings and bits of code among the text. */
const NO_STATEMENT: ReadonlySet<Dependence> = new Set<Dependence>([
  'question',
  'imperative',
  'reader',
  'no-verb',
  'debris',
  'unbalanced',
  'shape',
])
/** So many statements make a section prose. */
const STATEMENTS = 3

/**
 * Whether a part is prose: three sentences or more that state something. One whose pronoun means what another sentence names is
 * a statement like any other; listings, lists of names and talk to the reader are none.
 */
export function proseTest({ sentences }: Study): (part: DocumentPart) => boolean {
  const keyOf = ({ title, firstPage }: { title: string; firstPage: number }) => `${firstPage} ${title}`
  const statements = new Map<string, number>()
  for (const { section, dependence } of sentences) {
    if (dependence !== null && NO_STATEMENT.has(dependence)) continue
    statements.set(keyOf(section), (statements.get(keyOf(section)) ?? 0) + 1)
  }
  return part => (statements.get(keyOf(part)) ?? 0) >= STATEMENTS
}

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
