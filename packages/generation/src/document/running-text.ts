import type { Block, CleanDocument } from './model.ts'

/** Fewer words are a label, a name of an author or a running head that was taken for a paragraph. */
const SENTENCE_WORDS = 8

/**
 * What the document says from its first whole sentence on, blocks in reading order: a preview begins with the lesson
 * and not with a cover. Covers, lists of contents, imprints and bibliographies are left out.
 */
export function runningText({ sections }: CleanDocument): string {
  const blocks = sections.flatMap(section => (section.kind === 'content' ? section.blocks : [])).filter(isRead)
  const first = blocks.findIndex(({ kind, text }) => kind === 'paragraph' && isSentence(text))
  return blocks
    .slice(Math.max(first, 0))
    .map(({ text }) => text)
    .join('\n')
}

function isRead({ kind }: Block): boolean {
  return kind !== 'cover' && kind !== 'imprint' && kind !== 'toc' && kind !== 'reference'
}

function isSentence(text: string): boolean {
  return /^["“‘]?\p{Lu}/u.test(text) && /[.!?:…]["”’)]*$/.test(text) && text.split(' ').length >= SENTENCE_WORDS
}
