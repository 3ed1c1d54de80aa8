import { createHash } from 'node:crypto'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { isInstruction, neutralize } from './neutralize.ts'

/** A sentence as the model sees it; `anchor` is the name it goes by: 'p12 s34'. */
export type ChunkSentence = { anchor: string; text: string; sentence: TextSentence }

/** A part of the document that is asked about in one call. */
export type Chunk = {
  /** Hash of what the model is shown: the same text, the same id. */
  id: string
  sentences: readonly ChunkSentence[]
  /** The last sentence before it, for its pronouns; nothing is asked about it. */
  before: string
  words: number
  pages: { first: number; last: number }
}

/** Words of a chunk: enough to see an idea whole, little enough for a small model's window. */
const SIZE = {
  wanted: 700,
  most: 1200,
  /** A new chapter begins a new chunk only after so many. */ chapter: 300,
} as const

/**
 * The content of a document in parts of 700 to 1,200 words, cut where sections end; instructions to machines left out.
 */
export function chunksOf(study: Study): { chunks: Chunk[]; instructions: TextSentence[] } {
  const instructions: TextSentence[] = []
  const chunks: Chunk[] = []
  let open: ChunkSentence[] = []
  let words = 0
  let before = ''
  const close = () => {
    if (open.length > 0) chunks.push(chunkOf(open, before))
    before = open.at(-1)?.text ?? ''
    open = []
    words = 0
  }
  for (const sentence of study.sentences) {
    if (isInstruction(sentence.text)) {
      instructions.push(sentence)
      continue
    }
    const text = neutralize(sentence.text)
    const size = countWords(text)
    if (size === 0) continue
    const last = open.at(-1)?.sentence
    const newSection = last !== undefined && last.section !== sentence.section
    const newChapter = newSection && last.section.path[0] !== sentence.section.path[0]
    const full = words + size > SIZE.most
    if (full || (newSection && words >= SIZE.wanted) || (newChapter && words >= SIZE.chapter)) close()
    open.push({ anchor: `p${sentence.page} s${sentence.index + 1}`, text, sentence })
    words += size
  }
  close()
  return { chunks, instructions }
}

/** The two halves of a chunk that was too long for the model. */
export function halves({ sentences, before }: Chunk): Chunk[] {
  const middle = Math.ceil(sentences.length / 2)
  const [first, second] = [sentences.slice(0, middle), sentences.slice(middle)]
  if (second.length === 0) return []
  return [chunkOf(first, before), chunkOf(second, first.at(-1)?.text ?? '')]
}

function chunkOf(sentences: readonly ChunkSentence[], before: string): Chunk {
  const pages = sentences.map(({ sentence }) => sentence.page)
  const shown = sentences.map(({ anchor, text }) => `${anchor} ${text}`).join('\n')
  return {
    id: createHash('sha256').update(shown).digest('hex').slice(0, 24),
    sentences,
    before,
    words: sentences.reduce((sum, { text }) => sum + countWords(text), 0),
    pages: { first: Math.min(...pages), last: Math.max(...pages) },
  }
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
