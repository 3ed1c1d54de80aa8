import type { Study } from './analysis/study.ts'
import { lemmasOf } from './analysis/terms/terms.ts'
import type { BlockKind } from './document/model.ts'
import { kindsOf } from './items/kinds/kinds.ts'
import type { QualityContext } from './quality/context.ts'
import { qualityContext } from './quality/context.ts'

/** What the gates ask about a document, answered from its study. */
export function contextOf(study: Study): QualityContext {
  const pages: string[] = []
  for (const [page, text] of study.pageTexts) pages[page - 1] = text
  const kinds = new Map<string, BlockKind>()
  for (const { quote, block, section, leads } of study.sentences) {
    kinds.set(quote, block.kind)
    // A heading quoted with what it stands over.
    if (leads && section.title !== '') kinds.set(`${section.title} ${quote}`, block.kind)
  }
  return qualityContext({
    pages: Array.from(pages, text => text ?? ''),
    keyTerms: [
      ...study.setDown.flatMap(name => [name, lemmasOf(name)]),
      ...study.terms
        .filter(term => study.isKeyTerm(term.text) || (term.words === 1 && study.isKind(term.text)))
        .flatMap(term => [term.text, lemmasOf(term.text)]),
    ],
    aliases: study.aliases,
    likeness: kindsOf(study).likeness,
    determinersOf: study.use.determinersOf,
    kindOf: source => kinds.get(source.quote),
    headingOver: ({ page, quote }) =>
      study.document.sections.find(
        section =>
          section.firstPage <= page &&
          page <= section.lastPage &&
          section.blocks.some(block => block.text.includes(quote)),
      )?.title ?? '',
  })
}
