import type { Block } from './model.ts'

/** Sentences a text must have before its lack of capitals tells anything. */
const LEAST_STOPS = 2
const STOP = /(?<=\p{L}{3}[.!?]\s)\p{Ll}/gu

/**
 * Gives the sentences of a text set in small letters throughout their capitals: 'a matrícula é feita on-line. o aluno escolhe…'. A text with
 * capitals of its own stays as it is.
 */
export function withSentenceCase(blocks: readonly Block[]): readonly Block[] {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item')
  const stops = prose.reduce((sum, { text }) => sum + (text.match(STOP)?.length ?? 0), 0)
  if (stops < LEAST_STOPS || prose.some(({ text }) => /\p{Lu}/u.test(text))) return blocks
  return blocks.map(block =>
    block.kind === 'paragraph' || block.kind === 'list-item' ? { ...block, text: raised(block.text) } : block,
  )
}

function raised(text: string): string {
  const sentences = text.replace(STOP, letter => letter.toUpperCase())
  return sentences.charAt(0).toUpperCase() + sentences.slice(1)
}
