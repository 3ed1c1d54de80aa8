import { type Dependence, dependenceOf, talksToReader } from '@capivira/generation/analysis/self-contained'
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
 * 'O Exemplo 4.5 ilustra algumas destas listas.', 'Isto está ilustrado no Exemplo 4.4.': all it says stands in a
 * listing or a figure.
 */
const SHOWS_ANOTHER = new RegExp(
  '^(?:(?:Veja |Observe |(?:N?[Oo]|N?[Aa]) )?(?:Exemplo|Figura|Tabela|Listagem' +
    String.raw`|Quadro)\s[\dA-Z][\d.]*|[^,]{0,60}\s(?:ilustrad|mostrad|apresentad|list)[oa]s?\sn[oa]s?\s` +
    String.raw`(?:Exemplo|Figura|Tabela|Listagem|Quadro)s?\s[\dA-Z][\d.]*\.?$)`,
  'u',
)

/**
 * Whether a part is prose: three sentences or more that state something. One whose pronoun means what another sentence
 * names is a statement like any other; listings, lists of names, talk to the reader and what only points at a listing
 * are none. A sentence is judged by all that is said of it here, whatever else keeps it from being asked.
 */
export function proseTest({ sentences }: Study): (part: DocumentPart) => boolean {
  const keyOf = ({ title, firstPage }: { title: string; firstPage: number }) => `${firstPage} ${title}`
  const statements = new Map<string, number>()
  for (const { section, dependence, core, words } of sentences) {
    // Of a scene to imagine the scene is named first; what the sentence is like is seen without it.
    const like = dependence === 'imagined' || dependence === 'told' ? dependenceOf(core, words) : dependence
    if (like !== null && NO_STATEMENT.has(like)) continue
    if (talksToReader(core, words) || SHOWS_ANOTHER.test(core)) continue
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
