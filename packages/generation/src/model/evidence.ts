import { locate, searchable } from '../quality/locate.ts'
import type { Chunk, ChunkSentence } from './chunks.ts'
import type { ModelItem } from './schema.ts'

/** The whole sentences of the part that prove an item, as they stand on their page. */
export type Evidence = { sentences: readonly ChunkSentence[]; quote: string }

/** A quote proves its item with one sentence or two that follow each other. */
const MOST_SENTENCES = 2

/**
 * Where in the part that was sent the item's quote stands: at its anchor, else anywhere in the part; never elsewhere in
 * the document, where a sentence may say nearly the same and mean the opposite. Null when it stands nowhere.
 */
export function evidenceOf(item: ModelItem, { sentences }: Chunk): Evidence | null {
  const anchor = anchorOf(item.anchor)
  const at = sentences.findIndex(sentence => sentence.anchor === anchor)
  const near = at < 0 ? [] : sentences.slice(Math.max(0, at - 1), at + MOST_SENTENCES)
  return evidenceIn(item.quote, near) ?? evidenceIn(item.quote, sentences)
}

/** '[P12 - S34]' → 'p12 s34'; '' for anything else. */
export function anchorOf(text: string): string {
  const [, page, sentence] = /p\D{0,3}(\d{1,5})\D{1,4}s\D{0,3}(\d{1,6})/iu.exec(text) ?? []
  return page && sentence ? `p${Number(page)} s${Number(sentence)}` : ''
}

function evidenceIn(quote: string, sentences: readonly ChunkSentence[]): Evidence | null {
  if (sentences.length === 0) return null
  const starts: number[] = []
  let text = ''
  for (const sentence of sentences) {
    starts.push(text.length)
    text += `${sentence.text} `
  }
  const found = locate(quote, searchable(text))
  if (found.status === 'absent') return null
  const touched = sentences.filter((sentence, i) => {
    const start = starts[i] ?? 0
    return start < found.end && start + sentence.text.length > found.start
  })
  const [first, ...more] = touched
  if (!first || touched.length > MOST_SENTENCES) return null
  const follow = more.every(
    ({ sentence }, i) => sentence.block === first.sentence.block && sentence.index === first.sentence.index + i + 1,
  )
  if (!follow) return null
  return { sentences: touched, quote: touched.map(({ sentence }) => sentence.text).join(' ') }
}
