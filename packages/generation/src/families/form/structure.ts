import type { TextSentence } from '../../analysis/sentences.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Block, Section } from '../../document/model.ts'

/**
 * Sources that are no sentence of the running text are counted from here, so that no sentence is taken for one of them.
 */
const AFTER_SENTENCES = 1_000_000

/** A block of a section, and where it stands in the document. */
export type Placed = { block: Block; section: Section; order: number }

/** The blocks of the content sections in reading order. */
export function contentBlocks(study: Study): Placed[] {
  let order = 0
  return study.document.sections.flatMap(section =>
    section.blocks.flatMap(block => {
      order++
      return section.kind === 'content' ? [{ block, section, order }] : []
    }),
  )
}

/** A table row, heading or exercise as the source of a fact, where the families expect a sentence. */
export function sourceAt({ block, section, order }: Placed, text: string): TextSentence {
  return {
    index: AFTER_SENTENCES + order,
    page: pageAt(block, Math.max(0, block.text.indexOf(text))),
    text,
    quote: text,
    core: text,
    words: [],
    section,
    block,
    leads: false,
    dependence: null,
  }
}
