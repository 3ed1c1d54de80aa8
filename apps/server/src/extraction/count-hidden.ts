import { LIMITS, type Limits } from './limits.ts'
import { openDocument } from './open-document.ts'
import { ChildStopped } from './sandbox/pdf-child.ts'
import { textPages } from './text-pages.ts'

/** A page's letters that it does not show. */
export type HiddenLetters = { page: number; letters: number }

/**
 * The pages of a PDF whose text layer has letters that nobody sees, in order, with how many they are; which letters
 * they are stays in the confined child. Null when the document cannot be read, or is more than the limits allow. Throws
 * the signal's reason on an abort, and when the file itself cannot be read.
 */
export async function countHidden(
  file: string,
  { signal, limits = LIMITS }: { signal?: AbortSignal; limits?: Limits } = {},
): Promise<HiddenLetters[] | null> {
  signal?.throwIfAborted()
  const document = await openDocument(file, limits)
  if ('failure' in document) return null
  const { child, opened } = document
  const stop = () => child.close()
  signal?.addEventListener('abort', stop)
  const until = performance.now() + limits.wholeMs + opened.pages * limits.wholeMsPerPage
  const hidden: HiddenLetters[] = []
  let broken = 0
  try {
    // One child: nobody waits for it.
    for await (const { number, glyphs } of textPages(file, limits, child, { from: 1, to: opened.pages }, 1)) {
      signal?.throwIfAborted()
      if (!glyphs) broken++
      if (broken > limits.maxBrokenPages || performance.now() > until) return null
      if (glyphs && glyphs.hidden > 0) hidden.push({ page: number, letters: glyphs.hidden })
    }
    return hidden
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ChildStopped) return null
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    child.close()
  }
}
